import { startPass } from './folder-pass'
import { type HostedRegistry, toHosted } from './hosted-registry'
import { type RegistryFiles, readRevision, readTrust } from './registry-folder'

/** A page may stay open for long with the releases it was loaded with. */
const MAX_REVISIONS = 30

/** The releases in the newest revisions. Only these are counted in metrics, so that clients cannot make up others. */
export interface RecentReleases {
  has(release: string): boolean
  /** Adds the served revision, and at first those before it. */
  add(served: HostedRegistry): Promise<void>
}

export function recentReleases(files: RegistryFiles): RecentReleases {
  const byRevision = new Map<number, readonly string[]>()
  let known = new Set<string>()

  async function releasesOf(number: number): Promise<readonly string[]> {
    const pass = startPass()
    try {
      return toHosted(await readRevision(files, await readTrust(files, pass), number, pass)).releases
    } catch {
      return []
    }
  }

  return {
    has: (release) => known.has(release),
    async add({ revision, releases }) {
      byRevision.set(revision, releases)
      const oldest = Math.max(1, revision - MAX_REVISIONS + 1)
      for (let number = oldest; number < revision; number += 1) {
        if (!byRevision.has(number)) byRevision.set(number, await releasesOf(number))
      }
      for (const number of byRevision.keys()) if (number < oldest) byRevision.delete(number)
      known = new Set([...byRevision.values()].flat())
    },
  }
}
