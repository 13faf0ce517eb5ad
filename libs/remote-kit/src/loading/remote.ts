import { checkedModule, type RemoteModule, type RemoteTarget } from '../contract/remote-module'
import type { Federation } from '../federation/federation'
import type { LiveRegistry } from '../registry/live-registry'
import type { ReleaseChoice } from '../releases/choose-release'
import { fetchScripts } from '../scripts/fetch-scripts'
import { scriptOf, scriptsOf } from '../scripts/manifest'
import { scriptUrlOfError } from '../scripts/script-error'
import { Attempt, type RemoteObserver, type ShownAttempt } from './attempt'
import type { Failure } from './failure'
import type { RetryScheduler } from './retry-scheduler'

/** How long an attempt waits for a refresh of the registry before it continues with the known one. */
const REGISTRY_TIMEOUT_MS = 800
/** The number of failures after which this browser stops using a canary. */
const MAX_CANARY_FAILURES = 2
/** Older attempts are left out of reports. */
const MAX_ATTEMPTS = 10

/** What the remotes of a page have in common. */
export interface Page {
  readonly registry: LiveRegistry
  readonly choice: ReleaseChoice
  readonly federation: Federation
  readonly scheduler: RetryScheduler
  readonly observer: RemoteObserver | undefined
  /** Fetches the shell's own code that a remote needs; never rejects. */
  readonly prepare: (target: RemoteTarget) => Promise<void>
  /** Called when there may be something else to show. */
  readonly changed: () => void
}

/**
 * A remote on the page, from its row in the registry to its component.
 *
 *     idle --load--> loading --loaded--> running --update--> running, with another release
 *                     ^    \               |
 *                     |     failed         crash
 *              try again      \            |
 *                     |        v           v
 *                     +------- unavailable ----in the background--> running
 *
 * The attempt on screen decides the state. Try again replaces it at the start of the next attempt, which shows that it
 * loads. An update and the retries in the background replace it when theirs has loaded, so that nothing flickers.
 */
export class Remote {
  #onScreen: Attempt | undefined
  readonly #attempts: Attempt[] = []
  readonly #failedVersions: string[] = []
  /** The script that could not be loaded last time, by the entry of its release. */
  readonly #suspects = new Map<string, string>()
  readonly #retrying = new WeakMap<Attempt, Promise<boolean>>()

  constructor(
    readonly name: string,
    readonly page: Page,
  ) {}

  get onScreen(): Attempt | undefined {
    return this.#onScreen
  }

  /** The last attempts, oldest first, also those that were never on screen. */
  get attempts(): readonly Attempt[] {
    return this.#attempts
  }

  /** The number of failures on this page. */
  get failures(): number {
    return this.#failedVersions.length
  }

  /** idle -> loading. A failed attempt stays until it is retried. */
  load(target: RemoteTarget): Attempt {
    this.#onScreen ??= this.#attempt(target, false)
    return this.#onScreen
  }

  /** Try again: any state -> loading, after a refresh of the registry. */
  retry(target: RemoteTarget): void {
    this.#show(this.#attempt(target, true))
  }

  /** running -> unavailable, because its component threw. */
  crash({ id }: ShownAttempt, error: unknown): void {
    const current = this.#onScreen
    if (current?.id === id && !current.failure) this.#fail(current, { phase: 'component', error })
  }

  /** A lazy part of the running release could not be loaded; the remote keeps running. */
  lazyPartFailed(error: unknown): void {
    const current = this.#onScreen
    if (current) {
      current.partFailure = { phase: 'lazy part', error }
      this.#record(current, current.partFailure)
    }
    // The release may have been withdrawn together with its files.
    this.page.registry.refresh().catch(() => undefined)
    this.page.changed()
  }

  /** An update: running -> running. Resolves to whether the release was replaced; until then it stays. */
  async replace(): Promise<boolean> {
    const before = this.#onScreen
    if (!before) return false
    // A second time if the first attempt withdrew a canary.
    for (let count = 0; count < 2; count += 1) {
      const attempt = this.#attempt(before.target, false)
      const isLoaded = await attempt.promise.then(
        () => true,
        () => false,
      )
      if (isLoaded && this.#onScreen === before) this.#show(attempt)
      const next = this.page.choice.find(this.name)
      if (isLoaded || next?.release.version === attempt.choice?.release.version) return isLoaded
    }
    return false
  }

  /** unavailable -> running, as soon as an attempt loads. Retries until the returned function is called. */
  retryInBackground({ id }: ShownAttempt): () => void {
    const failed = this.#onScreen
    if (failed?.id !== id || !failed.failure) return () => undefined
    return this.page.scheduler.schedule(() => this.#retryOnce(failed), failed.choice?.channel === 'canary')
  }

  #show(attempt: Attempt): void {
    this.#onScreen = attempt
    this.page.changed()
  }

  #attempt(target: RemoteTarget, isRefreshed: boolean): Attempt {
    const attempt = new Attempt(target, async (own) => {
      if (isRefreshed) await this.#refreshBriefly()
      return this.#run(own)
    })
    this.#attempts.push(attempt)
    if (this.#attempts.length > MAX_ATTEMPTS) this.#attempts.shift()
    // Handled here, so that a failed preload without a consumer is not an unhandled rejection.
    attempt.promise.then(
      (module) => {
        attempt.loaded(module)
        if (attempt.choice) this.#suspects.delete(attempt.choice.release.entry)
        this.page.observer?.(attempt.trace())
        this.page.changed()
      },
      (error: unknown) => this.#fail(attempt, { phase: attempt.phase, error }),
    )
    return attempt
  }

  /** What happens between the registry and the component. */
  async #run(attempt: Attempt): Promise<RemoteModule> {
    const { choice, federation, prepare } = this.page
    const { target } = attempt
    attempt.enter('release')
    attempt.choice = choice.choose(this.name)
    const { release } = attempt.choice
    const { initial } = scriptsOf(release, [target.kind, 'contract'])
    attempt.enter('scripts')
    const suspect = scriptOf(release, this.#suspects.get(release.entry) ?? '')
    await Promise.all([fetchScripts(initial, suspect ? [suspect] : []), prepare(target)])
    attempt.enter('container')
    const [contract, module] = await federation.load(this.name, release, {
      modules: ['contract', target.kind],
      onStarted: () => attempt.enter('modules'),
    })
    return checkedModule(target, release.contract, contract, module)
  }

  async #refreshBriefly(): Promise<void> {
    const refreshed = this.page.registry.refresh().catch(() => undefined)
    await Promise.race([refreshed, new Promise((resolve) => setTimeout(resolve, REGISTRY_TIMEOUT_MS))])
  }

  #fail(attempt: Attempt, failure: Failure): void {
    attempt.failed(failure)
    this.#record(attempt, failure)
    this.page.changed()
  }

  /** Remembers a failure and withdraws a canary that fails repeatedly, in this tab. */
  #record(attempt: Attempt, failure: Failure): void {
    const { choice } = attempt
    const { observer } = this.page
    observer?.({ ...attempt.trace(), state: 'failed' })
    if (!choice) return
    const { version, entry } = choice.release
    this.#failedVersions.push(version)
    const url = scriptUrlOfError(failure.error)
    if (url) this.#suspects.set(entry, url)
    const failures = this.#failedVersions.filter((failed) => failed === version).length
    if (choice.channel !== 'canary' || failures < MAX_CANARY_FAILURES) return
    if (this.page.choice.withdraw(this.name, version)) observer?.({ ...attempt.trace(), state: 'withdrawn' })
  }

  /** One retry at a time for a failed attempt, even if the remote is mounted in several places. */
  #retryOnce(failed: Attempt): Promise<boolean> {
    const retrying =
      this.#retrying.get(failed) ?? this.#retry(failed).finally(() => this.#retrying.delete(failed))
    this.#retrying.set(failed, retrying)
    return retrying
  }

  async #retry(failed: Attempt): Promise<boolean> {
    await this.page.registry.refresh().catch(() => undefined)
    if (this.#onScreen !== failed) return true
    return this.page.choice.find(this.name) !== null && this.#isWorthRetrying(failed) && this.replace()
  }

  /** A component that threw will throw again, unless a script was missing or there is another release. */
  #isWorthRetrying({ failure, choice }: Attempt): boolean {
    const hasThrown = failure?.phase === 'component' && !scriptUrlOfError(failure.error)
    if (!hasThrown || choice?.channel === 'canary') return true
    return this.page.choice.find(this.name)?.release.version !== choice?.release.version
  }
}
