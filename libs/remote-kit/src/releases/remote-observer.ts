import type { Channel } from './choose-release'

/** A release that this page has loaded or tried to load. */
export interface RunningRelease {
  readonly remote: string
  readonly version: string
  readonly channel: Channel
}

/** Receives the outcomes of releases, for telemetry. Durations are in milliseconds. */
export interface RemoteObserver {
  loaded(release: RunningRelease, duration: number): void
  /** It could not be loaded, or crashed. */
  failed(release: RunningRelease, duration: number, error: unknown): void
  /** A canary that this browser does not use again. */
  withdrawn(release: RunningRelease): void
}
