import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { fetchIntoCache } from './by-progress'
import { guardPlugin } from './guard-plugin'
import { createLaterTries } from './later-tries'
import { scriptsOf } from './manifest'
import type { PageRegistry } from './registry'
import { CONTRACT_VERSION, type RemoteContract, type RemoteModule } from './remote-module'
import type { SharedPackage } from './shared-packages'

/** A package that the shell gives to the remotes: its version and its exports. */
export interface SharedLibrary {
  version: string
  exports: object
}

/** A remote on its way: the module is there once the promise is fulfilled. */
interface Loading {
  readonly promise: Promise<RemoteModule>
  module?: RemoteModule
  failed?: boolean
}

/** Which exposed component of which remote, and what it must be. */
export interface RemoteTarget {
  readonly remote: string
  readonly kind: RemoteContract['kind']
}

export interface RemoteLoader {
  /** Loads the remote once; a failure is kept, too, until it is forgotten. */
  load(target: RemoteTarget): Loading
  /** Forgets a failure, so that the next load tries again. */
  forget(target: RemoteTarget): void
  /**
   * Tries a remote that could not be loaded again by itself, unseen, and calls `onThere` once it is there. Returns what
   * ends that.
   */
  whenThere(target: RemoteTarget, onThere: () => void): () => void
  /** Everything that could not be loaded is tried again at once, because the connection is back. */
  hurry(): void
}

function isModule(value: unknown): value is RemoteModule {
  return (
    typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'function'
  )
}

function isContract(value: unknown): value is { contract: RemoteContract } {
  return typeof value === 'object' && value !== null && 'contract' in value
}

function assertFits(target: RemoteTarget, loaded: unknown): void {
  const contract = isContract(loaded) ? loaded.contract : undefined
  const fits =
    contract?.remote === target.remote &&
    contract.kind === target.kind &&
    contract.version === CONTRACT_VERSION
  if (!fits)
    throw new Error(`${target.remote} does not keep version ${CONTRACT_VERSION} of the remote contract`)
}

/**
 * The federation of the page: finds remotes in the registry and gives them the shared libraries. `plugins`
 * are further hooks of the federation runtime.
 */
export function createRemoteLoader(
  registry: PageRegistry,
  libraries: Readonly<Record<SharedPackage, SharedLibrary>>,
  ...plugins: ModuleFederationRuntimePlugin[]
): RemoteLoader {
  const federation = createInstance({
    name: 'shell',
    remotes: Object.entries(registry.remotes).map(([name, { entry }]) => ({ name, entry })),
    shared: Object.fromEntries(
      Object.entries(libraries).map(([name, { version, exports }]) => [
        name,
        { version, lib: () => exports, shareConfig: { singleton: true, requiredVersion: `^${version}` } },
      ]),
    ),
    shareStrategy: 'loaded-first',
    plugins: [guardPlugin(registry), ...plugins],
  })
  const loadings = new Map<string, Loading>()
  const hasFailed = new Set<string>()
  const laterTries = createLaterTries()

  async function fetchRemote(target: RemoteTarget, cache: RequestCache): Promise<RemoteModule> {
    const { remote, kind } = target
    const row = registry.remotes[remote]
    if (!row) throw new Error(`The registry has no ${remote}`)
    // The runtime gives up by the clock, and asks no more for what once hung; it runs what is here already.
    await fetchIntoCache(scriptsOf(row, [kind, 'contract']), cache)
    const [contract, module] = await Promise.all([
      federation.loadRemote<unknown>(`${remote}/contract`),
      federation.loadRemote<unknown>(`${remote}/${kind}`),
    ])
    assertFits(target, contract)
    if (!isModule(module)) throw new Error(`${remote} exposes no component`)
    return module
  }

  function start(target: RemoteTarget): Loading {
    // What a failure left in the cache may be why it failed.
    const cache = hasFailed.has(target.remote) ? 'reload' : 'default'
    const loading: Loading = { promise: fetchRemote(target, cache) }
    // Kept for whoever renders it; a preload that nobody waits for must not count as unhandled.
    loading.promise.then(
      (module) => {
        loading.module = module
        hasFailed.delete(target.remote)
      },
      () => {
        loading.failed = true
        hasFailed.add(target.remote)
      },
    )
    return loading
  }

  function startAndKeep(target: RemoteTarget): Loading {
    const loading = start(target)
    loadings.set(target.remote, loading)
    return loading
  }

  /** Replaces a failure only by a success, so that nothing on screen changes before. */
  async function tryUnseen(target: RemoteTarget): Promise<boolean> {
    if (!loadings.get(target.remote)?.failed) return loadings.get(target.remote)?.module !== undefined
    const loading = start(target)
    const arrived = await loading.promise.then(
      () => true,
      () => false,
    )
    if (arrived) loadings.set(target.remote, loading)
    return arrived
  }

  return {
    load: (target) => loadings.get(target.remote) ?? startAndKeep(target),
    forget: (target) => {
      if (loadings.get(target.remote)?.failed) loadings.delete(target.remote)
    },
    whenThere: (target, onThere) =>
      loadings.get(target.remote)?.failed
        ? laterTries.begin(() => tryUnseen(target), onThere)
        : () => undefined,
    hurry: laterTries.hurry,
  }
}
