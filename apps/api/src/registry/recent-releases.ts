import { startPass } from './folder-pass'
import { type HostedRegistry, toHosted } from './hosted-registry'
import { type RegistryFiles, readKey, readRevision } from './registry-folder'

/** A page may be open for long, with the releases that it began with. */
const REVISIONS_KEPT = 30

/** The releases that the newest revisions name. Only these are counted, so that nobody can make up others. */
export interface RecentReleases {
  has(release: string): boolean
  /** Adds a revision that is served now, and at first those before it. */
  add(served: HostedRegistry): Promise<void>
}

export function recentReleases(files: RegistryFiles): RecentReleases {
  const byRevision = new Map<number, readonly string[]>()
  let known = new Set<string>()

  async function releasesOf(number: number): Promise<readonly string[]> {
    const pass = startPass()
    try {
      return toHosted(await readRevision(files, await readKey(files, pass), number, pass)).releases
    } catch {
      return []
    }
  }

  return {
    has: (release) => known.has(release),
    async add({ revision, releases }) {
      byRevision.set(revision, releases)
      const oldest = Math.max(1, revision - REVISIONS_KEPT + 1)
      for (let number = oldest; number < revision; number += 1) {
        if (!byRevision.has(number)) byRevision.set(number, await releasesOf(number))
      }
      for (const number of byRevision.keys()) if (number < oldest) byRevision.delete(number)
      known = new Set([...byRevision.values()].flat())
    },
  }
}
