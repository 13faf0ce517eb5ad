import type { RemoteModule, RemoteTarget } from '../contract/remote-module'
import type { Started } from '../federation/federation'
import type { Choice } from '../releases/choose-release'

/** One try to load a remote, and what has become of it. */
export interface Loading {
  /** Tells tries apart. */
  readonly id: number
  readonly target: RemoteTarget
  readonly promise: Promise<RemoteModule>
  /** There once the promise is fulfilled. */
  readonly module?: RemoteModule | undefined
  /** Which release it is, once that is known. */
  readonly choice?: Choice | undefined
  /** How long it took, in milliseconds. */
  readonly took?: number | undefined
  readonly failure?: Failure | undefined
}

/** Why a remote is not available. */
export interface Failure {
  /** It did not come, or it came and broke. */
  readonly when: 'loading' | 'running'
  readonly error: unknown
}

/** The same, as the loader fills it in. */
export class OpenLoading implements Loading {
  readonly id: number
  readonly target: RemoteTarget
  readonly promise: Promise<RemoteModule>
  module?: RemoteModule | undefined
  choice?: Choice | undefined
  took?: number | undefined
  failure?: Failure | undefined
  started?: Started

  constructor(id: number, target: RemoteTarget, load: (loading: OpenLoading) => Promise<RemoteModule>) {
    this.id = id
    this.target = target
    this.promise = load(this)
  }
}

/** The address of the script that an error is about; the runtime of a remote names it as `request`. */
export function scriptOfError(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('url' in error && typeof error.url === 'string') return error.url
  if ('request' in error && typeof error.request === 'string') return error.request
  return 'cause' in error ? scriptOfError(error.cause) : undefined
}
