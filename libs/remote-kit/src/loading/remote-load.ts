import type { RemoteModule, RemoteTarget } from '../contract/remote-module'
import type { StartedRelease } from '../federation/federation'
import type { Choice } from '../releases/choose-release'

/** Why a remote is unavailable. */
export interface RemoteFailure {
  /** It could not be loaded, or it crashed after it was loaded. */
  readonly when: 'loading' | 'running'
  readonly error: unknown
}

/** One attempt to load a remote, with its outcome so far. */
export class RemoteLoad {
  /** Unique among the attempts of a page. */
  readonly id: number
  readonly target: RemoteTarget
  readonly promise: Promise<RemoteModule>
  /** Set once the promise is fulfilled. */
  module?: RemoteModule | undefined
  /** The release, once it is chosen. */
  choice?: Choice | undefined
  /** In milliseconds. */
  duration?: number | undefined
  failure?: RemoteFailure | undefined
  started?: StartedRelease

  constructor(id: number, target: RemoteTarget, load: (remoteLoad: RemoteLoad) => Promise<RemoteModule>) {
    this.id = id
    this.target = target
    this.promise = load(this)
  }
}
