import { writeReleases } from '@solvent/contracts'

let header = ''

/** Sets the releases, as `<remote>@<version>`, that every call reports. Invalid and surplus ones are left out. */
export function setReleases(releases: readonly string[]): void {
  header = writeReleases(releases)
}

/** The header value; empty without releases. */
export function releasesHeader(): string {
  return header
}
