import { createHash } from 'node:crypto'
import type { HostedRegistry } from '../../registry/hosted-registry'
import { REPORTS_PATH } from '../guards/violation-reports'

// The hash of the empty style element that styled-components inserts before it writes rules by script.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** What a page contains besides the shell. */
type PageRegistry = Pick<HostedRegistry, 'text' | 'origins'>

/** The preload links are inserted before it. */
const REGISTRY_START = '<script type="application/json" id="remote-registry">'

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
      // A "<" in a value could end the script element early.
      const inline = registry.text.replaceAll('<', '\\u003c')
      const html = template.replace(REGISTRY_START, () => REGISTRY_START + inline)
      last = { registry, page: { html, policy: contentSecurityPolicy(registry.origins, styles) } }
    }
    const { html, policy } = last.page
    return { html: html.replace(REGISTRY_START, () => links + REGISTRY_START), policy }
  }
}

/** The hashes of the page's inline styles, as the policy names them. */
function styleHashes(page: string): string[] {
  const styles = [...page.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style)
  return styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
}

/**
 * A policy that allows only scripts of the shell and of the registered remotes, and turns no text into script or
 * markup: a script URL must pass the page's one Trusted Types policy, which the shell creates at its start.
 */
function contentSecurityPolicy(origins: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...origins].join(' '),
    ['connect-src', "'self'", ...origins].join(' '),
    ['style-src', "'self'", EMPTY_STYLE, ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${REPORTS_PATH}`,
    'report-to csp',
  ].join('; ')
}
