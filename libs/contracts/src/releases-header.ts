/** A release of a remote, such as `assets_mfe@0.1.0-1a2b3c4d`. */
export const RELEASE = /^[a-z][a-z0-9_]{0,63}@[0-9A-Za-z][0-9A-Za-z.+-]{0,127}$/

/** The request header that lists the releases of remotes on the page, comma-separated. */
export const RELEASES_HEADER = 'X-Solvent-Releases'

/** The limits of that header. */
const RELEASES_LIMIT = { characters: 2000, releases: 20 } as const

/** The releases in the header. Invalid ones and those beyond the limit are left out. */
export function readReleases(header: string): string[] {
  if (header.length > RELEASES_LIMIT.characters) return []
  const named = header.split(',').filter((text) => RELEASE.test(text))
  return [...new Set(named)].slice(0, RELEASES_LIMIT.releases)
}

/** The header for these releases, sorted; as many as fit. */
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
