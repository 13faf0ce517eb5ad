import type { RemoteLoader, RemoteTarget } from '../src/remote-loader'
import type { RemoteModule } from '../src/remote-module'

type Loading = ReturnType<RemoteLoader['load']> & { module?: RemoteModule }

/**
 * Stands in the place of the federation while everything is developed together: the remotes come out of the shell's own
 * development build, which replaces them when a file is saved. Takes what the federation takes, and needs none of it.
 */
export function createRemoteLoader(): RemoteLoader {
  const loadings = new Map<string, Loading>()

  function start(target: RemoteTarget): Loading {
    const loading: Loading = { promise: importRemote(target) }
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
    // What fails here is repaired by saving a file.
    whenThere: () => () => undefined,
    hurry: () => undefined,
  }
}

function importRemote({ remote, kind }: RemoteTarget): Promise<RemoteModule> {
  const folder = remote.replaceAll('_', '-')
  return import(
    /* webpackInclude: /-mfe\/src\/(page|widget)\.tsx$/ */ `../../../apps/${folder}/src/${kind}.tsx`
  )
}
