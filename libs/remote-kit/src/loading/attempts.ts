import { checkedModule, type RemoteModule, type RemoteTarget } from '../contract/remote-module'
import type { Federation } from '../federation/federation'
import type { LiveRegistry } from '../registry/live-registry'
import type { ReleaseChoice } from '../releases/choose-release'
import type { ReleaseRecord } from '../releases/release-record'
import { fetchScripts } from '../scripts/fetch-scripts'
import { scriptsOf } from '../scripts/manifest'
import { type RemoteFailure, RemoteLoad } from './remote-load'

/** How long an attempt waits for a refresh of the registry before it continues with the known one. */
const REGISTRY_TIMEOUT_MS = 800

interface AttemptsOptions {
  registry: LiveRegistry
  choice: ReleaseChoice
  federation: Federation
  record: ReleaseRecord
  /** Fetches the shell's own code that a remote needs; never rejects. */
  prepare: (target: RemoteTarget) => Promise<void>
  /** Called after each attempt. */
  onEnd: () => void
}

/** Attempts to load remotes. */
export interface Attempts {
  /** Starts one. With `refreshRegistry` it refreshes the registry first. */
  start(target: RemoteTarget, refreshRegistry: boolean): RemoteLoad
  /** Marks a loaded remote as failed and unloads it. */
  fail(load: RemoteLoad, failure: RemoteFailure): void
}

/** An attempt chooses the release, fetches its scripts, starts it and checks what it exposes. */
export function createAttempts(options: AttemptsOptions): Attempts {
  const { registry, choice, federation, record, prepare, onEnd } = options
  let count = 0

  async function refreshBriefly(): Promise<void> {
    const refreshed = registry.refresh().catch(() => undefined)
    await Promise.race([refreshed, new Promise((resolve) => setTimeout(resolve, REGISTRY_TIMEOUT_MS))])
  }

  async function run(load: RemoteLoad): Promise<RemoteModule> {
    const { target } = load
    const { remote, kind } = target
    const chosen = choice.choose(remote)
    load.choice = chosen
    const { release } = chosen
    const { initial } = scriptsOf(release, [kind, 'contract'])
    await Promise.all([fetchScripts(initial, record.suspectsOf(release)), prepare(target)])
    const started = federation.start(remote, release)
    load.started = started
    const [contract, module] = await Promise.all([started.module('contract'), started.module(kind)])
    return checkedModule(target, release.contract, contract, module)
  }

  function fail(load: RemoteLoad, failure: RemoteFailure): void {
    load.failure = failure
    load.started?.unload()
    const { choice: chosen, target, duration = 0 } = load
    if (chosen) record.failed(target.remote, chosen, duration, failure.error)
    onEnd()
  }

  function start(target: RemoteTarget, refreshRegistry: boolean): RemoteLoad {
    count += 1
    const startedAt = performance.now()
    const load = new RemoteLoad(count, target, async (own) => {
      if (refreshRegistry) await refreshBriefly()
      return run(own).finally(() => {
        own.duration = performance.now() - startedAt
      })
    })
    // Handled here, so that a failed preload without a consumer is not an unhandled rejection.
    load.promise.then(
      (module) => {
        load.module = module
        if (load.choice) record.loaded(target.remote, load.choice, load.duration ?? 0)
        onEnd()
      },
      (error: unknown) => fail(load, { when: 'loading', error }),
    )
    return load
  }
  return { start, fail }
}
