import type { RemoteTarget } from '../contract/remote-module'
import {
  createFederation,
  type SharedFact,
  type SharedLibrary,
  type StartContainer,
} from '../federation/federation'
import type { SharedPackage } from '../federation/shared-packages'
import { containersByScript } from '../federation/start-container'
import type { LiveRegistry } from '../registry/live-registry'
import { createReleaseChoice } from '../releases/choose-release'
import { createReleaseRecord } from '../releases/release-record'
import type { RemoteObserver } from '../releases/remote-observer'
import { createWithdrawnCanaries } from '../releases/withdrawn-canaries'
import { watchScripts } from '../scripts/failed-scripts'
import { createAttempts } from './attempts'
import { createUnseenTries } from './background-retry'
import { createPageLoadings, type Offer } from './page-loads'
import type { Loading } from './remote-load'
import { type RemoteFact, toFact } from './remote-status'

export interface RemoteLoader {
  /** Loads the remote once; a failure is kept, too, until it is tried again. */
  load(target: RemoteTarget): Loading
  /** Tries a remote again, by the registry as it is now. */
  retry(target: RemoteTarget): void
  /** What was loaded broke while it was on screen. */
  broke(loading: Loading, error: unknown): void
  /** Tries what failed again by itself, unseen, until the returned function is called. */
  keepTrying(loading: Loading): () => void
  /** Everything that failed is tried again at once, because something has changed. */
  hurry(): void
  /** The releases that the registry names while another one runs; the same list while nothing changes. */
  offers(): readonly Offer[]
  /** Brings that other release; the present one stays until it is there. Answers whether it came. */
  take(remote: string): Promise<boolean>
  /** Calls `listener` when there may be something else to show; returns what ends that. */
  subscribe(listener: () => void): () => void
  facts(): readonly RemoteFact[]
  shares(): readonly SharedFact[]
}

interface RemoteLoaderOptions {
  registry: LiveRegistry
  libraries: Readonly<Record<SharedPackage, SharedLibrary>>
  /** Who is signed in, for canaries; null for nobody. */
  person?: () => string | null
  observer?: RemoteObserver
  /** Fetches what the shell itself has yet to bring for a remote, at the same time; never rejects. */
  prepare?: (target: RemoteTarget) => Promise<void>
  /** How a container comes to the page; by its script when left out. */
  startContainer?: StartContainer
}

/**
 * The remotes of the page: which release of each runs, and what becomes of those that fail. A release that runs stays
 * until somebody takes another one.
 */
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
  const loadings = createPageLoadings(choice)
  const attempts = createAttempts({
    registry,
    choice,
    federation,
    record,
    prepare,
    onEnd: loadings.changed,
  })
  const unseen = createUnseenTries({ registry, choice, attempts, loadings })

  registry.subscribe(() => {
    loadings.changed()
    unseen.hurry()
  })
  // A part that comes later says so in its place. Its release may have been withdrawn, files and all.
  watchScripts((url) => {
    const loading = loadings.runningAt(url)
    if (!loading?.choice) return
    record.failed(loading.target.remote, loading.choice, 0, { url })
    registry.look().catch(() => undefined)
    loadings.changed()
  })
  return {
    load: (target) => loadings.get(target.remote) ?? loadings.add(attempts.begin(target, false)),
    retry: (target) => loadings.replace(attempts.begin(target, true)),
    broke: ({ target, id }, error) => {
      const present = loadings.get(target.remote)
      if (present?.id === id && !present.failure) attempts.fail(present, { when: 'running', error })
    },
    keepTrying: ({ target }) => unseen.keepTrying(target.remote),
    hurry: unseen.hurry,
    offers: loadings.offers,
    take: (remote) => {
      const present = loadings.get(remote)
      return present ? unseen.take(present.target) : Promise.resolve(false)
    },
    subscribe: loadings.subscribe,
    facts: () =>
      Object.keys(registry.now().remotes).map((remote) =>
        toFact(remote, loadings.get(remote), choice.find(remote), record.failuresOf(remote)),
      ),
    shares: federation.shares,
  }
}
