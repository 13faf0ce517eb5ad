export type Engine = 'embedded' | 'postgres'

/** The input of a scenario. */
export interface ScenarioContext {
  engine: Engine
  /** How many times to repeat. */
  rounds: number
  /** Whether this is the short form: seconds instead of minutes, and speed is not judged. */
  short: boolean
  /** Seed of all random choices; a scenario that uses it prints it. */
  seed: number
  /** An empty folder for the scenario's files; removed afterwards. */
  scratch: string
  /** Prints progress. */
  log(line: string): void
}

export interface Outcome {
  /** The measured result, in words. */
  figure: string
  /** Whether the goal is reached. */
  reached: boolean
}

/** A test of the built server; a row of docs/reliability.md. */
export interface Scenario {
  /** As in the table: F1, M4, or F2-control for a control that must fail. */
  id: string
  /** What is done to the server. */
  test: string
  /** The figure to reach. */
  goal: string
  /** Runs once per engine; a scenario that does not depend on the engine lists the embedded one. */
  engines: readonly Engine[]
  rounds: { short: number; long: number }
  /** Why the scenario cannot run on this machine, or null if it can. */
  missing?(): string | null
  run(context: ScenarioContext): Promise<Outcome>
}
