import type { RegistryRow } from '@solvent/delivery'
import { firstFiles } from '@solvent/delivery/first-files'
import { shownAt } from '@solvent/delivery/page-parts'
import type { Preload } from '@solvent/delivery/preload'

/** Set by the page while somebody is signed in. It is no secret, and opens nothing. */
const RETURNING = /(?:^|;\s*)returning=1(?:;|$)/

/** Whether somebody is probably signed in, so that the pages behind the login come next. */
export function isReturning(cookies: string | undefined): boolean {
  return cookies !== undefined && RETURNING.test(cookies)
}

/**
 * The links by which a browser fetches at once what the page at an address will ask for, instead of finding it out script
 * by script. They come after the page's own script, which shows something first.
 */
export function preloadLinks(
  parts: Preload,
  remotes: Readonly<Record<string, RegistryRow>>,
  pathname: string,
): string {
  const shown = shownAt(Object.values(remotes), pathname)
  const own = new Map(shown.parts.flatMap((name) => parts[name] ?? []))
  return [
    // As the bundler's runtime asks for its scripts.
    ...[...own].map(([file, integrity]) => link(`/${file}`, `as="script" integrity="${escaped(integrity)}"`)),
    // As the loader of remotes asks for theirs, which checks their hashes itself.
    ...shown.remotes.flatMap((row) => scriptsOf(row).map((address) => link(address, 'as="fetch"'))),
  ].join('')
}

/**
 * Nothing while a canary runs, which some get instead, and for a release whose manifest says nothing of its scripts: the
 * page finds out then.
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

function link(address: string, attributes: string): string {
  return `<link rel="preload" href="${escaped(address)}" ${attributes} crossorigin="anonymous" fetchpriority="low">`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
