import type { RemoteTarget } from '../contract/remote-module'
import type { LiveRegistry } from '../registry/live-registry'
import type { ReleaseChoice } from '../releases/choose-release'
import type { Attempts } from './attempts'
import type { PageLoadings } from './page-loads'
import { type OpenLoading, scriptOfError } from './remote-load'
import { createLaterTries } from './retry-scheduler'

interface UnseenTriesOptions {
  registry: LiveRegistry
  choice: ReleaseChoice
  attempts: Attempts
  loadings: PageLoadings
}

/** Tries that change nothing on screen until one succeeds. */
export interface UnseenTries {
  /** Loads the release that the registry names; answers whether it took the place of what is there. */
  take(target: RemoteTarget): Promise<boolean>
  /** Tries a remote that failed again by itself, until the returned function is called. */
  keepTrying(remote: string): () => void
  /** Everything that failed is tried at once. */
  hurry(): void
}

/** Makes tries that change nothing on screen until one succeeds. */
export function createUnseenTries({ registry, choice, attempts, loadings }: UnseenTriesOptions): UnseenTries {
  const laterTries = createLaterTries()
  const running = new WeakMap<OpenLoading, Promise<boolean>>()

  async function take(target: RemoteTarget): Promise<boolean> {
    const before = loadings.get(target.remote)
    // Once more if the first ended with a canary that was withdrawn.
    for (let tries = 0; tries < 2; tries += 1) {
      const loading = attempts.begin(target, false)
      const arrived = await loading.promise.then(
        () => true,
        () => false,
      )
      if (arrived && loadings.get(target.remote) === before) loadings.replace(loading)
      const next = choice.find(target.remote)
      if (arrived || next?.release.version === loading.choice?.release.version) return arrived
    }
    return false
  }

  /** What broke while it ran breaks again, unless a script did not come, or another release is there. */
  function mayHelp({ failure, choice: failed, target }: OpenLoading): boolean {
    if (failure?.when === 'loading' || scriptOfError(failure?.error) || failed?.channel === 'canary')
      return true
    return choice.find(target.remote)?.release.version !== failed?.release.version
  }

  async function tryFailed(failed: OpenLoading): Promise<boolean> {
    const { target } = failed
    await registry.look().catch(() => undefined)
    if (loadings.get(target.remote) !== failed) return true
    return choice.find(target.remote) !== null && mayHelp(failed) && take(target)
  }

  /** Never twice at once for what failed once, however many places it has on the page. */
  function tryOnce(failed: OpenLoading): Promise<boolean> {
    const trying = running.get(failed) ?? tryFailed(failed).finally(() => running.delete(failed))
    running.set(failed, trying)
    return trying
  }

  return {
    take,
    keepTrying(remote) {
      const failed = loadings.get(remote)
      if (!failed?.failure) return () => undefined
      return laterTries.begin(() => tryOnce(failed), failed.choice?.channel === 'canary')
    },
    hurry: laterTries.hurry,
  }
}
