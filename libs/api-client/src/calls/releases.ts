import { writeReleases } from '@solvent/contracts'

let header = ''

/**
 * From now on every call says that these releases of remotes are on the page, each as `<remote>@<version>`. What is
 * none is left out, and so are those that no longer fit.
 */
export function setReleases(releases: readonly string[]): void {
  header = writeReleases(releases)
}

/** The value of the header that says so; empty where there are none. */
export function releasesHeader(): string {
  return header
}
