import type { RegistryRow } from '@solvent/delivery'
import { firstFiles } from '@solvent/delivery/first-files'
import { shownAt } from '@solvent/delivery/page-parts'
import type { Preload } from '@solvent/delivery/preload'

/** Set by the page while a user is signed in. It is not a secret and grants no access. */
const RETURNING = /(?:^|;\s*)returning=1(?:;|$)/

/** Whether a user is probably signed in, so that the pages behind the login come next. */
export function isReturning(cookies: string | undefined): boolean {
  return cookies !== undefined && RETURNING.test(cookies)
}

/**
 * Preload links for what the page at this path will request, so that the browser need not discover it script by script,
 * and links that connect to the origins of its widgets. They come after the page's own script, which shows something
 * first.
 */
export function preloadLinks(
  parts: Preload,
  remotes: Readonly<Record<string, RegistryRow>>,
  pathname: string,
): string {
  const shown = shownAt(Object.values(remotes), pathname)
  const own = new Map(shown.parts.flatMap((name) => parts[name] ?? []))
  return [
    // The same attributes as the bundler runtime's requests for scripts.
    ...[...own].map(([file, integrity]) => link(`/${file}`, `as="script" integrity="${escaped(integrity)}"`)),
    // The same as the remote loader's requests; the loader itself checks the hashes.
    ...shown.remotes.flatMap((row) => scriptsOf(row).map((address) => link(address, 'as="fetch"'))),
    // A canary is served from the origin of the stable release.
    ...new Set(shown.widgets.map(({ entry }) => connection(new URL(entry).origin))),
  ].join('')
}

/**
 * Empty while a canary runs, because some users get the canary instead, and for a release whose manifest does not list
 * its scripts: the page then discovers them itself.
 */
function scriptsOf(row: RegistryRow): string[] {
  if (row.canary) return []
  try {
    return firstFiles(row).all.flatMap((file) =>
      file in row.integrity ? [new URL(file, row.entry).href] : [],
    )
  } catch {
    return []
  }
}

function connection(origin: string): string {
  return `<link rel="preconnect" href="${escaped(origin)}" crossorigin="anonymous">`
}

function link(address: string, attributes: string): string {
  return `<link rel="preload" href="${escaped(address)}" ${attributes} crossorigin="anonymous" fetchpriority="low">`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
