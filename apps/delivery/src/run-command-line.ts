import { help, readCommandLine } from './command-line'
import { messageOf, Refusal, UsageError } from './failure'

/** The environment and output streams of a run. */
interface Terminal {
  readonly env: NodeJS.ProcessEnv
  readonly stdout: NodeJS.WritableStream
  readonly stderr: NodeJS.WritableStream
}

function print(text: string, to: NodeJS.WritableStream): void {
  if (text) to.write(`${text}\n`)
}

/** Runs one command. Resolves to the exit code: 1 for a failure, 2 for wrong usage. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  const { env, stdout, stderr } = terminal
  const isJson = args.includes('--json')
  if (args.length === 0 || args.includes('--help')) {
    print(help(), stdout)
    return args.length === 0 ? 2 : 0
  }
  try {
    const { command, context, call } = readCommandLine(args, env)
    const log = (line: string) => print(line, stderr)
    const { text, data, hasProblems = false } = await command.run(context, { ...call, log })
    print(isJson ? JSON.stringify(data) : text, stdout)
    return hasProblems ? 1 : 0
  } catch (error) {
    const message = failureMessage(error)
    if (isJson) print(JSON.stringify({ error: message }), stdout)
    else print(message, stderr)
    return error instanceof UsageError ? 2 : 1
  }
}

function failureMessage(error: unknown): string {
  if (error instanceof UsageError || error instanceof Refusal) return messageOf(error)
  // For example a full disk, a folder without write permission, or a bug.
  return `It failed: ${messageOf(error)}. Nothing was put in force.`
}
