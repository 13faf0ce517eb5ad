import { Attempt, type RemoteLoader, type RemoteModule, type RemoteTarget } from '@solvent/remote-kit'

/**
 * Replaces module federation in `npm run dev`: the remotes are part of the shell's development build, which
 * hot-reloads them. Has the same interface as the real loader.
 */
export function createRemoteLoader(): RemoteLoader {
  const loads = new Map<string, Attempt>()
  const listeners = new Set<() => void>()
  const empty: readonly never[] = []

  function changed() {
    for (const listener of [...listeners]) listener()
  }

  function start(target: RemoteTarget): Attempt {
    const attempt = new Attempt(target, () => importRemote(target))
    attempt.promise
      .then(
        (module) => attempt.loaded(module),
        (error: unknown) => attempt.failed({ phase: 'modules', error }),
      )
      .then(changed)
    loads.set(target.remote, attempt)
    return attempt
  }

  return {
    load: (target) => loads.get(target.remote) ?? start(target),
    of: () => ({
      retry: (target) => {
        start(target)
        changed()
      },
      // In development, a failure is fixed by saving a file.
      crash: () => undefined,
      retryInBackground: () => () => undefined,
    }),
    retryNow: () => undefined,
    isLoading: () => [...loads.values()].some(({ isLoading }) => isLoading),
    availableUpdates: () => empty,
    applyUpdate: () => Promise.resolve(false),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    report: () => ({ revision: 1, remotes: [], registryFailure: null, sharedPackages: [] }),
  }
}

function importRemote({ remote, kind }: RemoteTarget): Promise<RemoteModule> {
  const folder = remote.replaceAll('_', '-')
  return import(/* webpackInclude: /-mfe\/src\/(page|widget)\.tsx?$/ */ `../../${folder}/src/${kind}`)
}
