import type { RegisteredRelease } from '@solvent/delivery'
import { CONTRACT_VERSIONS } from '../contract/remote-module'

/** This page cannot run a release without a reload. */
export class PageLoadNeeded extends Error {}

function isSupported({ contract }: RegisteredRelease): boolean {
  return CONTRACT_VERSIONS.includes(contract)
}

function isAllowed({ entry }: RegisteredRelease, origins: ReadonlySet<string>): boolean {
  return origins.has(new URL(entry).origin)
}

/** Whether this page can run a release without a reload. */
export function canRun(release: RegisteredRelease, origins: ReadonlySet<string>): boolean {
  return isSupported(release) && isAllowed(release, origins)
}

/** @throws PageLoadNeeded */
export function assertRuns(remote: string, release: RegisteredRelease, origins: ReadonlySet<string>): void {
  const { contract, entry, version } = release
  if (!isSupported(release)) {
    const supported = CONTRACT_VERSIONS.join(', ')
    throw new PageLoadNeeded(
      `${remote} ${version} implements version ${contract} of the remote contract; this shell supports ${supported}`,
    )
  }
  if (!isAllowed(release, origins))
    throw new PageLoadNeeded(`${remote} has moved to ${new URL(entry).origin}`)
}
