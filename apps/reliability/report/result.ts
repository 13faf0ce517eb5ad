import type { Engine, Outcome } from '../harness/runner/scenario'

/** A scenario on one engine, as its command means to run it: what the page lists, run or not. */
export interface PlannedScenario {
  id: string
  engine: Engine
  test: string
  goal: string
  command: string
  /** Of the long form. */
  rounds: number
}

/** One figure, as a run has measured it; its rounds may be fewer than those of the long form. */
export interface Result extends PlannedScenario, Outcome {
  seconds: number
  /** How many processes wanted to run in the minute before. */
  load?: number
  /** The day and the machine of the run; set when it is kept. */
  seen?: string
}
