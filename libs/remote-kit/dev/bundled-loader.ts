import type { RemoteModule, RemoteTarget } from '../src/contract/remote-module'
import { RemoteLoad } from '../src/loading/remote-load'
import type { RemoteLoader } from '../src/loading/remote-loader'

/**
 * Replaces module federation in `npm run dev`: the remotes are part of the shell's development build, which
 * hot-reloads them. Has the same interface as the real loader.
 */
export function createRemoteLoader(): RemoteLoader {
  const loads = new Map<string, RemoteLoad>()
  const listeners = new Set<() => void>()
  const empty: readonly never[] = []

  function start(target: RemoteTarget): RemoteLoad {
    const load = new RemoteLoad(loads.size, target, () => importRemote(target))
    load.promise.then(
      (module) => {
        load.module = module
      },
      () => undefined,
    )
    loads.set(target.remote, load)
    return load
  }

  return {
    load: (target) => loads.get(target.remote) ?? start(target),
    retry: (target) => {
      start(target)
      for (const listener of [...listeners]) listener()
    },
    // In development, a failure is fixed by saving a file.
    reportCrash: () => undefined,
    retryInBackground: () => () => undefined,
    retryNow: () => undefined,
    availableUpdates: () => empty,
    applyUpdate: () => Promise.resolve(false),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    statuses: () => empty,
    sharedPackages: () => empty,
  }
}

function importRemote({ remote, kind }: RemoteTarget): Promise<RemoteModule> {
  const folder = remote.replaceAll('_', '-')
  return import(
    /* webpackInclude: /-mfe\/src\/(page|widget)\.tsx$/ */ `../../../apps/${folder}/src/${kind}.tsx`
  )
}
