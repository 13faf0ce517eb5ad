import type { Engine, Outcome } from '../harness/runner/scenario'

/** A scenario on one engine; the report lists it whether or not it has run. */
export interface PlannedScenario {
  id: string
  engine: Engine
  test: string
  goal: string
  command: string
  /** Rounds of the long form. */
  rounds: number
}

/** The result of a run; it may have fewer rounds than the long form. */
export interface Result extends PlannedScenario, Outcome {
  seconds: number
  /** The load average of the minute before the run. */
  load?: number
  /** The date and machine of the run; set when the result is saved. */
  seen?: string
}
