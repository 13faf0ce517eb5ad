/** A release of a remote, such as `assets_mfe@0.1.0-1a2b3c4d`. */
export const RELEASE = /^[a-z][a-z0-9_]{0,63}@[0-9A-Za-z][0-9A-Za-z.+-]{0,127}$/

/** The header of every call that says which releases of remotes are on the page, with commas between them. */
export const RELEASES_HEADER = 'X-Solvent-Releases'

/** How much that header holds at most. */
const RELEASES_LIMIT = { characters: 2000, releases: 20 } as const

/** The releases that such a header names. What is none, and what is too much, is left out. */
export function readReleases(header: string): string[] {
  if (header.length > RELEASES_LIMIT.characters) return []
  const named = header.split(',').filter((text) => RELEASE.test(text))
  return [...new Set(named)].slice(0, RELEASES_LIMIT.releases)
}

/** The header of these releases, sorted; as many as fit. */
export function writeReleases(releases: readonly string[]): string {
  const valid = [...new Set(releases)].filter((text) => RELEASE.test(text)).sort()
  let header = ''
  for (const text of valid.slice(0, RELEASES_LIMIT.releases)) {
    const longer = header === '' ? text : `${header},${text}`
    if (longer.length > RELEASES_LIMIT.characters) break
    header = longer
  }
  return header
}
