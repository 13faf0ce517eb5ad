import type { Channel } from './choose-release'

/** A release of a remote on this page. */
export interface RunningRelease {
  readonly remote: string
  readonly version: string
  readonly channel: Channel
}

/** Is told what becomes of releases, to report it. */
export interface RemoteObserver {
  /** It is on the page, so many milliseconds after it was asked for. */
  loaded(release: RunningRelease, milliseconds: number): void
  /** It could not be loaded or broke, so many milliseconds after it was asked for. */
  failed(release: RunningRelease, milliseconds: number, error: unknown): void
  /** A canary that is not tried in this browser again. */
  withdrawn(release: RunningRelease): void
}
