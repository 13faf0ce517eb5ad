import type { ReleaseChoice } from '../releases/choose-release'
import { folderOf } from '../scripts/manifest'
import type { RemoteLoad } from './remote-load'

/** A release that the registry names while another one is running. */
export interface AvailableUpdate {
  readonly remote: string
  readonly version: string
}

/** The current load of each remote on the page. */
export interface PageLoads {
  get(remote: string): RemoteLoad | undefined
  /** The running load whose release contains the file at a URL. */
  runningAt(url: string): RemoteLoad | undefined
  /** Adds the first load of a remote, without notifying listeners. */
  add(load: RemoteLoad): RemoteLoad
  /** Replaces the current load of a remote and unloads it. */
  replace(load: RemoteLoad): void
  /** The same array while nothing changes. */
  availableUpdates(): readonly AvailableUpdate[]
  /** Notifies listeners that there may be something else to show. */
  changed(): void
  subscribe(listener: () => void): () => void
}

/** One release of each remote at a time. */
export function createPageLoads(choice: ReleaseChoice): PageLoads {
  const loads = new Map<string, RemoteLoad>()
  const listeners = new Set<() => void>()
  let updates: readonly AvailableUpdate[] = []

  function updateOf({ module, failure, target, choice: current }: RemoteLoad): AvailableUpdate[] {
    const version = choice.find(target.remote)?.release.version
    const isRunning = module !== undefined && failure === undefined
    if (!isRunning || version === undefined || version === current?.release.version) return []
    return [{ remote: target.remote, version }]
  }
  function changed() {
    const next = [...loads.values()].flatMap(updateOf)
    if (JSON.stringify(next) !== JSON.stringify(updates)) updates = next
    for (const listener of [...listeners]) listener()
  }

  return {
    get: (remote) => loads.get(remote),
    runningAt: (url) =>
      [...loads.values()].find(
        ({ module, failure, choice: current }) =>
          module && !failure && current && url.startsWith(folderOf(current.release)),
      ),
    add(load) {
      loads.set(load.target.remote, load)
      return load
    },
    replace(load) {
      const before = loads.get(load.target.remote)
      loads.set(load.target.remote, load)
      before?.started?.unload()
      changed()
    },
    availableUpdates: () => updates,
    changed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
