import type { RemoteTarget } from '../contract/remote-module'
import { createFederation, type SharedLibrary, type StartContainer } from '../federation/federation'
import type { SharedPackage } from '../federation/shared-packages'
import { containersByScript } from '../federation/start-container'
import type { LiveRegistry } from '../registry/live-registry'
import { type CanaryChoice, createCanaryChoice } from '../releases/canary-choice'
import { createReleaseChoice } from '../releases/choose-release'
import { watchFailedScripts } from '../scripts/failed-scripts'
import { folderOf } from '../scripts/manifest'
import type { RemoteObserver, ShownAttempt } from './attempt'
import { type LoadReport, reportOf } from './load-report'
import { type Page, Remote } from './remote'
import { createRetryScheduler } from './retry-scheduler'

/** A release that the registry names while another one is running. */
export interface AvailableUpdate {
  readonly remote: string
  readonly version: string
}

/** The remotes of a page. */
export interface RemoteLoader {
  load(target: RemoteTarget): ShownAttempt
  of(name: string): Pick<Remote, 'retry' | 'crash' | 'retryInBackground'>
  /** Retries every failed remote now, because something has changed. */
  retryNow(): void
  /** Whether a remote on the page is being loaded. */
  isLoading(): boolean
  /** The same array while nothing changes. */
  availableUpdates(): readonly AvailableUpdate[]
  /** Loads the update of a remote; the current release stays until then. Resolves to whether it was replaced. */
  applyUpdate(remote: string): Promise<boolean>
  /** Calls `listener` when there may be something else to show. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  report(): LoadReport
}

interface RemoteLoaderOptions {
  registry: LiveRegistry
  libraries: Readonly<Record<SharedPackage, SharedLibrary>>
  /** The id of the signed-in user, which decides about canaries; null for a guest. */
  person?: () => string | null
  /** The canaries that the user asked for. */
  canaries?: CanaryChoice
  observer?: RemoteObserver
  /** Fetches the shell's own code that a remote needs, in parallel; never rejects. */
  prepare?: (target: RemoteTarget) => Promise<void>
  /** Replaced in tests. */
  startContainer?: StartContainer
}

/** Loads remotes and recovers from their failures. A running release stays until an update is applied. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { registry, libraries, person = () => null, observer, prepare = async () => {} } = options
  const { canaries = createCanaryChoice('') } = options
  const choice = createReleaseChoice({ registry, canaries, person })
  const federation = createFederation(libraries, options.startContainer ?? containersByScript())
  const scheduler = createRetryScheduler()
  const remotes = new Map<string, Remote>()
  const listeners = new Set<() => void>()
  let updates: readonly AvailableUpdate[] = []
  const page: Page = { registry, choice, federation, scheduler, observer, prepare, changed }

  function changed() {
    const next = [...remotes.values()].flatMap(updateOf)
    if (JSON.stringify(next) !== JSON.stringify(updates)) updates = next
    for (const listener of [...listeners]) listener()
  }
  function updateOf({ name, onScreen }: Remote): AvailableUpdate[] {
    const version = choice.find(name)?.release.version
    if (!onScreen?.isRunning || version === undefined) return []
    return version === onScreen.choice?.release.version ? [] : [{ remote: name, version }]
  }
  function remoteOf(name: string): Remote {
    const remote = remotes.get(name) ?? new Remote(name, page)
    remotes.set(name, remote)
    return remote
  }

  registry.subscribe(() => {
    changed()
    scheduler.retryNow()
  })
  watchFailedScripts((error) => {
    const isPart = ({ onScreen }: Remote) =>
      onScreen?.isRunning && onScreen.choice && error.url.startsWith(folderOf(onScreen.choice.release))
    const remote = [...remotes.values()].find(isPart)
    remote?.lazyPartFailed(error)
  })
  return {
    load: (target) => remoteOf(target.remote).load(target),
    of: remoteOf,
    retryNow: scheduler.retryNow,
    isLoading: () => [...remotes.values()].some(({ onScreen }) => onScreen?.isLoading),
    availableUpdates: () => updates,
    applyUpdate: (name) => remoteOf(name).replace(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    report: () => reportOf(page, remotes),
  }
}
