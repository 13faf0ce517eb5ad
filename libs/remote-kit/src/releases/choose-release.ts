import { isInCanary, type RegisteredRelease } from '@solvent/delivery'
import type { LiveRegistry } from '../registry/live-registry'
import { originsOf } from '../registry/registry'
import { assertRuns, canRun } from './page-load-needed'
import type { WithdrawnCanaries } from './withdrawn-canaries'

/** A canary is a release for a percentage of the users. */
export type Channel = 'stable' | 'canary'

/** The release of a remote that a user gets. */
export interface Choice {
  readonly release: RegisteredRelease
  readonly channel: Channel
}

interface ReleaseChoiceOptions {
  registry: LiveRegistry
  withdrawn: WithdrawnCanaries
  /** The id of the signed-in user; null for a guest. */
  person: () => string | null
}

/** Chooses among the releases in the registry. */
export interface ReleaseChoice {
  /** @throws Error if there is none; PageLoadNeeded if this page cannot run it without a reload */
  choose(remote: string): Choice
  /** The same, but null if there is none or this page cannot run it. */
  find(remote: string): Choice | null
}

export function createReleaseChoice({ registry, withdrawn, person }: ReleaseChoiceOptions): ReleaseChoice {
  // The page's Content-Security-Policy allows only the origins that were known when it was loaded.
  const origins = originsOf(registry.current()).add(location.origin)

  function choose(remote: string): Choice {
    const row = registry.current().remotes[remote]
    if (!row) throw new Error(`The registry has no ${remote}`)
    const userId = person()
    const { release, percent } = row.canary ?? { release: row, percent: 0 }
    const isCanary =
      userId !== null &&
      isInCanary(userId, `${remote} ${release.version}`, percent) &&
      !withdrawn.has(remote, release.version) &&
      canRun(release, origins)
    if (isCanary) return { release, channel: 'canary' }
    assertRuns(remote, row, origins)
    return { release: row, channel: 'stable' }
  }

  function find(remote: string): Choice | null {
    try {
      return choose(remote)
    } catch {
      return null
    }
  }
  return { choose, find }
}
