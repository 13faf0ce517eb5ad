import type { RemoteModule, RemoteTarget } from '../contract/remote-module'
import type { Channel, Choice } from '../releases/choose-release'
import { folderOf } from '../scripts/manifest'
import { scriptUrlOfError } from '../scripts/script-error'
import { causeOf, type Failure, type Phase } from './failure'

/** An attempt as reports describe it. */
export interface AttemptTrace {
  readonly remote: string
  /** Null if no release could be chosen. */
  readonly version: string | null
  readonly channel: Channel | null
  /** The URL of the release's folder. */
  readonly folder: string | null
  /** Withdrawn: a canary that failed repeatedly, and is not used in this tab again. */
  readonly state: 'loading' | 'loaded' | 'failed' | 'withdrawn'
  /** The phase that it is in, that it ended with, or that failed. */
  readonly phase: Phase
  /** Milliseconds spent in each phase. */
  readonly milliseconds: Readonly<Partial<Record<Phase, number>>>
  /** Without data of the user. */
  readonly failure: { readonly cause: string; readonly script: string | null } | null
}

/** Receives each outcome, for telemetry. */
export type RemoteObserver = (outcome: AttemptTrace) => void

/** The time from the start of an attempt until it was loaded or failed, in milliseconds. */
export function durationOf({ milliseconds }: Pick<AttemptTrace, 'milliseconds'>): number {
  return Object.values(milliseconds).reduce((sum, each) => sum + each, 0)
}

/** What the page needs of an attempt to show it. */
export type ShownAttempt = Readonly<Pick<Attempt, 'id' | 'target' | 'promise' | 'module' | 'failure'>>

/** One attempt to load a remote. Its state is loading until it is loaded or has failed; a loaded one may fail later. */
export class Attempt {
  static #count = 0
  /** Unique among the attempts of a page. */
  readonly id: number
  readonly promise: Promise<RemoteModule>
  /** Set once the promise is fulfilled. */
  module?: RemoteModule
  choice?: Choice
  failure?: Failure
  /** Why a lazy part could not be loaded. The part shows its own error, and the component keeps running. */
  partFailure?: Failure
  readonly #milliseconds: Partial<Record<Phase, number>> = {}
  #phase: Phase = 'registry'
  #enteredAt = performance.now()

  constructor(
    readonly target: RemoteTarget,
    run: (attempt: Attempt) => Promise<RemoteModule>,
  ) {
    Attempt.#count += 1
    this.id = Attempt.#count
    this.promise = run(this)
  }

  get phase(): Phase {
    return this.#phase
  }

  get isLoading(): boolean {
    return this.module === undefined && this.failure === undefined
  }

  get isRunning(): boolean {
    return this.module !== undefined && this.failure === undefined
  }

  enter(phase: Phase): void {
    this.#spend()
    this.#phase = phase
  }

  loaded(module: RemoteModule): void {
    this.#spend()
    this.module = module
  }

  /** A component or a lazy part that fails took no time to load. */
  failed(failure: Failure): void {
    if (!this.module) this.#spend()
    this.failure = failure
  }

  trace(): AttemptTrace {
    const failure = this.failure ?? this.partFailure
    const { release = null, channel = null } = this.choice ?? {}
    return {
      remote: this.target.remote,
      version: release?.version ?? null,
      channel,
      folder: release && folderOf(release),
      state: this.failure ? 'failed' : this.isLoading ? 'loading' : 'loaded',
      phase: failure?.phase ?? this.#phase,
      milliseconds: { ...this.#milliseconds },
      failure: failure
        ? { cause: causeOf(failure, release), script: scriptUrlOfError(failure.error) ?? null }
        : null,
    }
  }

  #spend(): void {
    const now = performance.now()
    const spent = (this.#milliseconds[this.#phase] ?? 0) + (now - this.#enteredAt)
    this.#milliseconds[this.#phase] = Math.round(spent * 10) / 10
    this.#enteredAt = now
  }
}
