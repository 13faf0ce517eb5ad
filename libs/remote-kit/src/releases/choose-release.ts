import { isInCanary, type RegisteredRelease } from '@solvent/delivery'
import type { LiveRegistry } from '../registry/live-registry'
import { originsOf } from '../registry/registry'
import { assertRuns, canRun } from './page-load-needed'
import type { WithdrawnCanaries } from './withdrawn-canaries'

/** Whether a release is the one of everybody or one that is tried with a part of the people. */
export type Channel = 'stable' | 'canary'

/** Which release of a remote somebody gets. */
export interface Choice {
  readonly release: RegisteredRelease
  readonly channel: Channel
}

interface ReleaseChoiceOptions {
  registry: LiveRegistry
  withdrawn: WithdrawnCanaries
  /** Who is signed in; null for nobody. */
  person: () => string | null
}

/** Chooses among the releases that the registry names. */
export interface ReleaseChoice {
  /** @throws Error if there is none; PageLoadNeeded if the page as it was loaded cannot run it */
  choose(remote: string): Choice
  /** The same, null where there is none or it cannot run. */
  find(remote: string): Choice | null
}

/** Chooses the release that a person gets on this page. */
export function createReleaseChoice({ registry, withdrawn, person }: ReleaseChoiceOptions): ReleaseChoice {
  // The page's policies name the origins that it was loaded with.
  const origins = originsOf(registry.now()).add(location.origin)

  function choose(remote: string): Choice {
    const row = registry.now().remotes[remote]
    if (!row) throw new Error(`The registry has no ${remote}`)
    const who = person()
    const { release, percent } = row.canary ?? { release: row, percent: 0 }
    const isTried =
      who !== null &&
      isInCanary(who, `${remote} ${release.version}`, percent) &&
      !withdrawn.has(remote, release.version) &&
      canRun(release, origins)
    if (isTried) return { release, channel: 'canary' }
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
