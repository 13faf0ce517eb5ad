import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { guardPlugin } from './guard-plugin'
import type { Registry } from './registry'
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
}

/** Which exposed component of which remote, and what it must be. */
export interface RemoteTarget {
  readonly remote: string
  readonly kind: RemoteContract['kind']
}

export interface RemoteLoader {
  /** Loads the remote once; a failure is kept, too, until it is forgotten. */
  load(target: RemoteTarget): Loading
  /** Forgets the remote, so that the next load tries again. */
  forget(target: RemoteTarget): void
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
  registry: Registry,
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

  async function fetchRemote(target: RemoteTarget): Promise<RemoteModule> {
    const { remote, kind } = target
    const [contract, module] = await Promise.all([
      federation.loadRemote<unknown>(`${remote}/contract`),
      federation.loadRemote<unknown>(`${remote}/${kind}`),
    ])
    assertFits(target, contract)
    if (!isModule(module)) throw new Error(`${remote} exposes no component`)
    return module
  }

  function start(target: RemoteTarget): Loading {
    const loading: Loading = { promise: fetchRemote(target) }
    // Kept for whoever renders it; a preload that nobody waits for must not count as unhandled.
    loading.promise.then(
      (module) => {
        loading.module = module
      },
      () => undefined,
    )
    loadings.set(target.remote, loading)
    return loading
  }

  return {
    load: (target) => loadings.get(target.remote) ?? start(target),
    forget: (target) => void loadings.delete(target.remote),
  }
}
