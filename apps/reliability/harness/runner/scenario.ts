export type Engine = 'embedded' | 'postgres'

/** What a scenario works with. */
export interface ScenarioContext {
  engine: Engine
  /** How often the scenario repeats what it does. */
  rounds: number
  /** Whether this is the short version: seconds instead of minutes, and speed is not judged. */
  short: boolean
  /** Of all random choices; a scenario that makes any prints it. */
  seed: number
  /** An empty folder for everything the scenario writes; removed afterwards. */
  scratch: string
  /** Prints how it goes, for whoever watches. */
  log(line: string): void
}

export interface Outcome {
  /** What was measured. */
  figure: string
  /** Whether that is what the scenario must reach. */
  reached: boolean
}

/** One thing done to the built server; a line of docs/reliability.md. */
export interface Scenario {
  /** As in the table: F1, M3, or F2-control for a control that must fail. */
  id: string
  /** What is done to the app. */
  test: string
  /** The figure to reach. */
  goal: string
  /** Once for each engine; a scenario that needs no engine of its own names the embedded one. */
  engines: readonly Engine[]
  rounds: { short: number; long: number }
  /** Why the scenario cannot run on this machine, or null if it can. */
  missing?(): string | null
  run(context: ScenarioContext): Promise<Outcome>
}
