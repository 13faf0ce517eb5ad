import type { RemoteTarget } from '../contract/remote-module'
import type { LiveRegistry } from '../registry/live-registry'
import type { ReleaseChoice } from '../releases/choose-release'
import { scriptUrlOfError } from '../scripts/script-error'
import type { Attempts } from './attempts'
import type { PageLoads } from './page-loads'
import type { RemoteLoad } from './remote-load'
import { createRetryScheduler } from './retry-scheduler'

interface BackgroundRetryOptions {
  registry: LiveRegistry
  choice: ReleaseChoice
  attempts: Attempts
  loads: PageLoads
}

/** Attempts that change nothing on screen until one succeeds. */
export interface BackgroundRetry {
  /** Loads the release that the registry names. Resolves to whether it replaced the current one. */
  replace(target: RemoteTarget): Promise<boolean>
  /** Retries a failed remote until the returned function is called. */
  start(remote: string): () => void
  /** Retries every failed remote now. */
  retryNow(): void
}

export function createBackgroundRetry(options: BackgroundRetryOptions): BackgroundRetry {
  const { registry, choice, attempts, loads } = options
  const scheduler = createRetryScheduler()
  const running = new WeakMap<RemoteLoad, Promise<boolean>>()

  async function replace(target: RemoteTarget): Promise<boolean> {
    const before = loads.get(target.remote)
    // A second time if the first attempt withdrew a canary.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const load = attempts.start(target, false)
      const isLoaded = await load.promise.then(
        () => true,
        () => false,
      )
      if (isLoaded && loads.get(target.remote) === before) loads.replace(load)
      const next = choice.find(target.remote)
      if (isLoaded || next?.release.version === load.choice?.release.version) return isLoaded
    }
    return false
  }

  /** A release that crashed while running will crash again, unless a script was missing or there is another release. */
  function isWorthRetrying({ failure, choice: failed, target }: RemoteLoad): boolean {
    if (failure?.when === 'loading' || scriptUrlOfError(failure?.error) || failed?.channel === 'canary')
      return true
    return choice.find(target.remote)?.release.version !== failed?.release.version
  }

  async function retry(failed: RemoteLoad): Promise<boolean> {
    const { target } = failed
    await registry.refresh().catch(() => undefined)
    if (loads.get(target.remote) !== failed) return true
    return choice.find(target.remote) !== null && isWorthRetrying(failed) && replace(target)
  }

  /** One retry at a time for a failed load, even if the remote is mounted in several places. */
  function retryOnce(failed: RemoteLoad): Promise<boolean> {
    const retrying = running.get(failed) ?? retry(failed).finally(() => running.delete(failed))
    running.set(failed, retrying)
    return retrying
  }

  return {
    replace,
    start(remote) {
      const failed = loads.get(remote)
      if (!failed?.failure) return () => undefined
      return scheduler.schedule(() => retryOnce(failed), failed.choice?.channel === 'canary')
    },
    retryNow: scheduler.retryNow,
  }
}
