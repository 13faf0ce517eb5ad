import type { Context } from './store/change'

/** The result of a command: as text, and as data for `--json`. */
interface Result {
  readonly text: string
  readonly data: unknown
  /** Whether the operator must act; the exit code is 1 then. */
  readonly hasProblems?: boolean
}

/** The arguments of a command. */
export interface Call {
  readonly positionals: readonly string[]
  readonly flags: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
  /** Prints a progress message to stderr. */
  log(line: string): void
}

export interface Command {
  /** The arguments, as shown in the help. */
  readonly usage: string
  readonly description: string
  readonly flags: Readonly<Record<string, { type: 'string' | 'boolean'; multiple?: true }>>
  /** The number of positional arguments. */
  readonly argumentCount: readonly [min: number, max: number]
  run(context: Context, call: Call): Promise<Result>
}
