import type { AttemptTrace } from './attempt'

/** What became of a release: an attempt that has loaded or failed, or a canary that this browser does not use again. */
export type Outcome = Omit<AttemptTrace, 'state'> & {
  readonly state: AttemptTrace['state'] | 'withdrawn'
}

/** Receives outcomes, for telemetry. The duration is in milliseconds. */
export type RemoteObserver = (outcome: Outcome, duration: number) => void
