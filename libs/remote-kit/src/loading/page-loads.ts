import type { ReleaseChoice } from '../releases/choose-release'
import { folderOf } from '../scripts/manifest'
import type { OpenLoading } from './remote-load'

/** A release that somebody may take in the place of the one that they have. */
export interface Offer {
  readonly remote: string
  readonly version: string
}

/** What the page has of each remote. */
export interface PageLoadings {
  get(remote: string): OpenLoading | undefined
  /** What runs out of the folder that an address is in. */
  runningAt(url: string): OpenLoading | undefined
  /** The first of a remote, which nothing shows yet. */
  add(loading: OpenLoading): OpenLoading
  /** Puts a loading in the place of the one before, which is let go of. */
  replace(loading: OpenLoading): void
  /** The releases that the registry names while another one runs; the same list while nothing changes. */
  offers(): readonly Offer[]
  /** To be called when there may be something else to show. */
  changed(): void
  subscribe(listener: () => void): () => void
}

/** Keeps one loading for each remote: one release at a time, whole. */
export function createPageLoadings(choice: ReleaseChoice): PageLoadings {
  const loadings = new Map<string, OpenLoading>()
  const listeners = new Set<() => void>()
  let offered: readonly Offer[] = []

  function offerOf({ module, failure, target, choice: present }: OpenLoading): Offer[] {
    const version = choice.find(target.remote)?.release.version
    const isRunning = module !== undefined && failure === undefined
    if (!isRunning || version === undefined || version === present?.release.version) return []
    return [{ remote: target.remote, version }]
  }
  function changed() {
    const next = [...loadings.values()].flatMap(offerOf)
    if (JSON.stringify(next) !== JSON.stringify(offered)) offered = next
    for (const listener of [...listeners]) listener()
  }

  return {
    get: (remote) => loadings.get(remote),
    runningAt: (url) =>
      [...loadings.values()].find(
        ({ module, failure, choice: present }) =>
          module && !failure && present && url.startsWith(folderOf(present.release)),
      ),
    add(loading) {
      loadings.set(loading.target.remote, loading)
      return loading
    },
    replace(loading) {
      const before = loadings.get(loading.target.remote)
      loadings.set(loading.target.remote, loading)
      before?.started?.drop()
      changed()
    },
    offers: () => offered,
    changed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
