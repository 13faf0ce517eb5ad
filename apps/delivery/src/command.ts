import type { Context } from './store/change'

/** What a command has to say: in words, and for programs. */
interface Answer {
  readonly text: string
  readonly data: unknown
  /** Whether something was found that the operator must look at. */
  readonly isBad?: boolean
}

/** What was written after the name of a command. */
export interface Call {
  readonly positionals: readonly string[]
  readonly flags: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
  /** Says something while the command runs. */
  say(line: string): void
}

export interface Command {
  /** What is written after its name. */
  readonly usage: string
  readonly does: string
  readonly flags: Readonly<Record<string, { type: 'string' | 'boolean'; multiple?: true }>>
  /** How many words follow its name. */
  readonly words: readonly [least: number, most: number]
  run(context: Context, call: Call): Promise<Answer>
}
