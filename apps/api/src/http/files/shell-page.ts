import { pagePolicy, styleHashes } from '@solvent/delivery/page-policy'
import { REGISTRY_START, withRegistry } from '@solvent/delivery/page-registry'
import type { HostedRegistry } from '../../registry/hosted-registry'
import { REPORTS_PATH } from '../guards/violation-reports'

/** What a page contains besides the shell. */
type PageRegistry = Pick<HostedRegistry, 'text' | 'origins'>

export interface ShellPage {
  html: string
  policy: string
}

/** Inserts the registry and the preload links into the shell's page. The page with the last registry is cached. */
export function pageComposer(template: string): (registry: PageRegistry, links: string) => ShellPage {
  const styles = styleHashes(template)
  let last: { registry: PageRegistry; page: ShellPage } | null = null
  return (registry, links) => {
    if (last?.registry !== registry) {
      const html = withRegistry(template, registry.text)
      last = { registry, page: { html, policy: reportingPolicy(pagePolicy(registry.origins, styles)) } }
    }
    const { html, policy } = last.page
    return { html: html.replace(REGISTRY_START, () => links + REGISTRY_START), policy }
  }
}

/** A policy whose violations are reported to the server. */
function reportingPolicy(policy: string): string {
  return `${policy}; report-uri ${REPORTS_PATH}; report-to csp`
}
