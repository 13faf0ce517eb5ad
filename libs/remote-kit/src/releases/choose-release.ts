import { isInCanary, type RegisteredRelease } from '@solvent/delivery'
import { CONTRACT_VERSIONS } from '../contract/remote-module'
import type { LiveRegistry } from '../registry/live-registry'
import { originsOf } from '../registry/registry'
import type { CanaryChoice } from './canary-choice'
import { createTabList } from './tab-list'

/** A canary is a release for a percentage of the users. */
export type Channel = 'stable' | 'canary'

/** The release of a remote that a user gets. */
export interface Choice {
  readonly release: RegisteredRelease
  readonly channel: Channel
}

/** This page cannot run a release without a reload. */
export class PageLoadNeeded extends Error {}

interface ReleaseChoiceOptions {
  registry: LiveRegistry
  canaries: CanaryChoice
  /** The id of the signed-in user; null for a guest. */
  person: () => string | null
}

/** Chooses among the releases in the registry. */
export interface ReleaseChoice {
  /** @throws Error if there is none; PageLoadNeeded if this page cannot run it without a reload */
  choose(remote: string): Choice
  /** The same, but null if there is none or this page cannot run it. */
  find(remote: string): Choice | null
  /** Stops using a canary in this tab. Returns false if that was known. */
  withdraw(remote: string, version: string): boolean
}

export function createReleaseChoice({ registry, canaries, person }: ReleaseChoiceOptions): ReleaseChoice {
  // The page's Content-Security-Policy allows only the origins that were known when it was loaded.
  const origins = originsOf(registry.current()).add(location.origin)
  const withdrawn = createTabList('withdrawn_canaries')

  /** Why this page cannot run a release. */
  function problemOf({ version, contract, entry }: RegisteredRelease): string | null {
    if (!CONTRACT_VERSIONS.includes(contract))
      return `${version} implements version ${contract} of the contract`
    return origins.has(new URL(entry).origin) ? null : `${version} has moved to ${new URL(entry).origin}`
  }

  function getsCanary(remote: string, { version }: RegisteredRelease, percent: number): boolean {
    const userId = person()
    if (userId === null || withdrawn.words().includes(`${remote}@${version}`)) return false
    return canaries.remotes().includes(remote) || isInCanary(userId, `${remote} ${version}`, percent)
  }

  function choose(remote: string): Choice {
    const row = registry.current().remotes[remote]
    if (!row) throw new Error(`The registry has no ${remote}`)
    const { release, percent } = row.canary ?? { release: row, percent: 0 }
    if (row.canary && getsCanary(remote, release, percent) && problemOf(release) === null)
      return { release, channel: 'canary' }
    const problem = problemOf(row)
    if (problem) throw new PageLoadNeeded(`${remote} ${problem}`)
    return { release: row, channel: 'stable' }
  }

  return {
    choose,
    find(remote) {
      try {
        return choose(remote)
      } catch {
        return null
      }
    },
    withdraw(remote, version) {
      const word = `${remote}@${version}`
      if (withdrawn.words().includes(word)) return false
      withdrawn.add(word)
      return true
    },
  }
}
