import { help, readCommandLine } from './command-line'
import { messageOf, Refusal, UsageError } from './failure'

const args = process.argv.slice(2)
const isJson = args.includes('--json')

function print(text: string, to: NodeJS.WriteStream): void {
  if (text) to.write(`${text}\n`)
}

function report(error: unknown): number {
  const code = error instanceof UsageError ? 2 : 1
  // Anything else is a disk that is full, a folder that may not be written, or a fault of this program.
  const isExpected = error instanceof UsageError || error instanceof Refusal
  const message = isExpected ? messageOf(error) : `It failed: ${messageOf(error)}. Nothing was put in force.`
  if (isJson) print(JSON.stringify({ error: message }), process.stdout)
  else print(message, process.stderr)
  return code
}

async function main(): Promise<number> {
  if (args.length === 0 || args.includes('--help')) {
    print(help(), process.stdout)
    return args.length === 0 ? 2 : 0
  }
  try {
    const { command, context, call } = readCommandLine(args, process.env)
    const say = (line: string) => print(line, process.stderr)
    const { text, data, isBad = false } = await command.run(context, { ...call, say })
    print(isJson ? JSON.stringify(data) : text, process.stdout)
    return isBad ? 1 : 0
  } catch (error) {
    return report(error)
  }
}

process.exitCode = await main()
