import type { RemoteModule, RemoteTarget } from '../src/contract/remote-module'
import { OpenLoading } from '../src/loading/remote-load'
import type { RemoteLoader } from '../src/loading/remote-loader'

/**
 * Stands in the place of the federation while everything is developed together: the remotes come out of the shell's own
 * development build, which replaces them when a file is saved. Takes what the federation takes, and needs none of it.
 */
export function createRemoteLoader(): RemoteLoader {
  const loadings = new Map<string, OpenLoading>()
  const listeners = new Set<() => void>()
  const nothing: readonly never[] = []

  function start(target: RemoteTarget): OpenLoading {
    const loading = new OpenLoading(loadings.size, target, () => importRemote(target))
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
    retry: (target) => {
      start(target)
      for (const listener of [...listeners]) listener()
    },
    // What fails here is repaired by saving a file.
    broke: () => undefined,
    keepTrying: () => () => undefined,
    hurry: () => undefined,
    offers: () => nothing,
    take: () => Promise.resolve(false),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    facts: () => nothing,
    shares: () => nothing,
  }
}

function importRemote({ remote, kind }: RemoteTarget): Promise<RemoteModule> {
  const folder = remote.replaceAll('_', '-')
  return import(
    /* webpackInclude: /-mfe\/src\/(page|widget)\.tsx$/ */ `../../../apps/${folder}/src/${kind}.tsx`
  )
}
