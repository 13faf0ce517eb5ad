import type { RegisteredRelease } from '@solvent/delivery'
import { CONTRACT_VERSIONS } from '../contract/remote-module'

/** A release that the page cannot run as it was loaded; loaded again it may. */
export class PageLoadNeeded extends Error {}

function isMounted({ contract }: RegisteredRelease): boolean {
  return CONTRACT_VERSIONS.includes(contract)
}

function isAllowed({ entry }: RegisteredRelease, origins: ReadonlySet<string>): boolean {
  return origins.has(new URL(entry).origin)
}

/** Whether the page as it was loaded can run a release. */
export function canRun(release: RegisteredRelease, origins: ReadonlySet<string>): boolean {
  return isMounted(release) && isAllowed(release, origins)
}

/** @throws PageLoadNeeded if the page as it was loaded cannot run the release */
export function assertRuns(remote: string, release: RegisteredRelease, origins: ReadonlySet<string>): void {
  const { contract, entry, version } = release
  if (!isMounted(release)) {
    const mounted = CONTRACT_VERSIONS.join(', ')
    throw new PageLoadNeeded(
      `${remote} ${version} keeps version ${contract} of the remote contract; this shell mounts ${mounted}`,
    )
  }
  if (!isAllowed(release, origins))
    throw new PageLoadNeeded(`${remote} has moved to ${new URL(entry).origin}`)
}
