export type Engine = 'embedded' | 'postgres'

/** What a row works with. */
export interface Setting {
  engine: Engine
  /** How often the row repeats what it does. */
  rounds: number
  /** Whether this is the short version: seconds instead of minutes, and speed is not judged. */
  short: boolean
  /** Of all random choices; a row that makes any prints it. */
  seed: number
  /** An empty folder for everything the row writes; removed afterwards. */
  scratch: string
  /** Tells how it goes, for whoever watches. */
  say(line: string): void
}

export interface Outcome {
  /** What was seen, in figures. */
  figure: string
  /** Whether that is what the row must reach. */
  reached: boolean
}

/** One row of docs/reliability.md. */
export interface Row {
  /** As in the table: F1, M3, or F2-control for a control that must fail. */
  id: string
  /** What is done to the app. */
  test: string
  /** The figure to reach. */
  goal: string
  /** Once for each engine; a row that needs no engine of its own names the embedded one. */
  engines: readonly Engine[]
  rounds: { short: number; long: number }
  /** Why the row cannot run on this machine, or null if it can. */
  missing?(): string | null
  run(setting: Setting): Promise<Outcome>
}
