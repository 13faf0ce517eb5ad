import { checkedModule, type RemoteModule, type RemoteTarget } from '../contract/remote-module'
import type { Federation } from '../federation/federation'
import type { LiveRegistry } from '../registry/live-registry'
import type { ReleaseChoice } from '../releases/choose-release'
import type { ReleaseRecord } from '../releases/release-record'
import { fetchScripts } from '../scripts/fetch-scripts'
import { scriptsOf } from '../scripts/manifest'
import { type Failure, OpenLoading } from './remote-load'

/** How long a try waits for the registry before it goes on with the one that is known. */
const REGISTRY_HEAD_START_MS = 800

interface AttemptsOptions {
  registry: LiveRegistry
  choice: ReleaseChoice
  federation: Federation
  record: ReleaseRecord
  /** Fetches what the shell itself has yet to bring for a remote; never rejects. */
  prepare: (target: RemoteTarget) => Promise<void>
  /** Told when a try has ended. */
  onEnd: () => void
}

/** Tries to load remotes. */
export interface Attempts {
  /** Begins with one; `byNewRegistry` reads the registry first. */
  begin(target: RemoteTarget, byNewRegistry: boolean): OpenLoading
  /** Marks what is loaded as failed and lets go of it. */
  fail(loading: OpenLoading, failure: Failure): void
}

/** Tries to load remotes: chooses the release, brings its scripts, starts it and checks what it exposes. */
export function createAttempts(options: AttemptsOptions): Attempts {
  const { registry, choice, federation, record, prepare, onEnd } = options
  let count = 0

  async function lookAhead(): Promise<void> {
    const look = registry.look().catch(() => undefined)
    await Promise.race([look, new Promise((resolve) => setTimeout(resolve, REGISTRY_HEAD_START_MS))])
  }

  async function bring(loading: OpenLoading): Promise<RemoteModule> {
    const { target } = loading
    const { remote, kind } = target
    const chosen = choice.choose(remote)
    loading.choice = chosen
    const { release } = chosen
    const { first } = scriptsOf(release, [kind, 'contract'])
    await Promise.all([fetchScripts(first, record.suspectsOf(release)), prepare(target)])
    const started = federation.start(remote, release)
    loading.started = started
    const [said, module] = await Promise.all([started.module('contract'), started.module(kind)])
    return checkedModule(target, release.contract, said, module)
  }

  function fail(loading: OpenLoading, failure: Failure): void {
    loading.failure = failure
    loading.started?.drop()
    const { choice: chosen, target, took = 0 } = loading
    if (chosen) record.failed(target.remote, chosen, took, failure.error)
    onEnd()
  }

  function begin(target: RemoteTarget, byNewRegistry: boolean): OpenLoading {
    count += 1
    const start = performance.now()
    const loading = new OpenLoading(count, target, async (open) => {
      if (byNewRegistry) await lookAhead()
      return bring(open).finally(() => {
        open.took = performance.now() - start
      })
    })
    // Kept for whoever renders it; a preload that nobody waits for must not count as unhandled.
    loading.promise.then(
      (module) => {
        loading.module = module
        if (loading.choice) record.loaded(target.remote, loading.choice, loading.took ?? 0)
        onEnd()
      },
      (error: unknown) => fail(loading, { when: 'loading', error }),
    )
    return loading
  }
  return { begin, fail }
}
