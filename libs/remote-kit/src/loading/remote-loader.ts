import type { RemoteTarget } from '../contract/remote-module'
import {
  createFederation,
  type SharedLibrary,
  type SharedPackageUse,
  type StartContainer,
} from '../federation/federation'
import type { SharedPackage } from '../federation/shared-packages'
import { containersByScript } from '../federation/start-container'
import type { LiveRegistry } from '../registry/live-registry'
import { createReleaseChoice } from '../releases/choose-release'
import { createReleaseRecord } from '../releases/release-record'
import type { RemoteObserver } from '../releases/remote-observer'
import { createWithdrawnCanaries } from '../releases/withdrawn-canaries'
import { watchFailedScripts } from '../scripts/failed-scripts'
import { createAttempts } from './attempts'
import { createBackgroundRetry } from './background-retry'
import { type AvailableUpdate, createPageLoads } from './page-loads'
import type { RemoteLoad } from './remote-load'
import { type RemoteStatus, toStatus } from './remote-status'

export interface RemoteLoader {
  /** Loads a remote once. A failed load stays until it is retried. */
  load(target: RemoteTarget): Readonly<RemoteLoad>
  /** Refreshes the registry and loads the remote again. */
  retry(target: RemoteTarget): void
  /** Reports that a loaded remote crashed. */
  reportCrash(load: Readonly<RemoteLoad>, error: unknown): void
  /** Retries a failed load in the background until the returned function is called. */
  retryInBackground(load: Readonly<RemoteLoad>): () => void
  /** Retries every failed remote now, because something has changed. */
  retryNow(): void
  /** The same array while nothing changes. */
  availableUpdates(): readonly AvailableUpdate[]
  /** Loads the update of a remote; the current release stays until then. Resolves to whether it was replaced. */
  applyUpdate(remote: string): Promise<boolean>
  /** Calls `listener` when there may be something else to show. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  statuses(): readonly RemoteStatus[]
  sharedPackages(): readonly SharedPackageUse[]
}

interface RemoteLoaderOptions {
  registry: LiveRegistry
  libraries: Readonly<Record<SharedPackage, SharedLibrary>>
  /** The id of the signed-in user, which decides about canaries; null for a guest. */
  person?: () => string | null
  observer?: RemoteObserver
  /** Fetches the shell's own code that a remote needs, in parallel; never rejects. */
  prepare?: (target: RemoteTarget) => Promise<void>
  /** Replaced in tests. */
  startContainer?: StartContainer
}

/** Loads remotes and recovers from their failures. A running release stays until an update is applied. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const {
    registry,
    libraries,
    person = () => null,
    observer,
    prepare = async () => {},
    startContainer = containersByScript(),
  } = options
  const withdrawn = createWithdrawnCanaries()
  const choice = createReleaseChoice({ registry, withdrawn, person })
  const record = createReleaseRecord(withdrawn, observer)
  const federation = createFederation(libraries, startContainer)
  const loads = createPageLoads(choice)
  const attempts = createAttempts({ registry, choice, federation, record, prepare, onEnd: loads.changed })
  const backgroundRetry = createBackgroundRetry({ registry, choice, attempts, loads })

  registry.subscribe(() => {
    loads.changed()
    backgroundRetry.retryNow()
  })
  // The lazy part that failed shows its own error. Its release may have been withdrawn together with its files.
  watchFailedScripts((url) => {
    const load = loads.runningAt(url)
    if (!load?.choice) return
    record.failed(load.target.remote, load.choice, 0, { url })
    registry.refresh().catch(() => undefined)
    loads.changed()
  })
  return {
    load: (target) => loads.get(target.remote) ?? loads.add(attempts.start(target, false)),
    retry: (target) => loads.replace(attempts.start(target, true)),
    reportCrash: ({ target, id }, error) => {
      const current = loads.get(target.remote)
      if (current?.id === id && !current.failure) attempts.fail(current, { when: 'running', error })
    },
    retryInBackground: ({ target }) => backgroundRetry.start(target.remote),
    retryNow: backgroundRetry.retryNow,
    availableUpdates: loads.availableUpdates,
    applyUpdate: (remote) => {
      const current = loads.get(remote)
      return current ? backgroundRetry.replace(current.target) : Promise.resolve(false)
    },
    subscribe: loads.subscribe,
    statuses: () =>
      Object.keys(registry.current().remotes).map((remote) =>
        toStatus(remote, loads.get(remote), choice.find(remote), record.failuresOf(remote)),
      ),
    sharedPackages: federation.sharedPackages,
  }
}
