import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import type { Call, Command } from './command'
import { canary } from './commands/canary'
import { gc } from './commands/gc'
import { key } from './commands/key'
import { list } from './commands/list'
import { pin } from './commands/pin'
import { policy } from './commands/policy'
import { publish } from './commands/publish'
import { remove } from './commands/remove'
import { restore } from './commands/restore'
import { rollback } from './commands/rollback'
import { shell } from './commands/shell'
import { verify } from './commands/verify'
import { watch } from './commands/watch'
import { messageOf, UsageError } from './failure'
import type { Context } from './store/change'
import { storeIn } from './store/store'

const commands: Readonly<Record<string, Command>> = {
  publish,
  list,
  pin,
  rollback,
  canary,
  remove,
  restore,
  gc,
  verify,
  shell,
  watch,
  policy,
  key,
}

const COMMON = {
  store: { type: 'string' },
  key: { type: 'string' },
  by: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** The help text. */
export function help(): string {
  const rows = Object.entries(commands).map(
    ([name, { usage, description }]) => `  ${`${name} ${usage}`.trim()}\n      ${description}`,
  )
  return [
    'npm run remotes -- <command> [--store FOLDER] [--key FILE] [--by NAME] [--json]',
    ...rows,
    'REMOTES_STORE names the store, REMOTES_KEY_FILE a private key that is not stored beside it.',
  ].join('\n')
}

interface Invocation {
  readonly command: Command
  readonly context: Context
  readonly call: Omit<Call, 'log'>
}

/**
 * Parses the command line.
 *
 * @throws UsageError if it is invalid
 */
export function readCommandLine(args: readonly string[], env: NodeJS.ProcessEnv): Invocation {
  const [name = '', ...rest] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new UsageError(`There is no command ${name}. There are: ${Object.keys(commands).join(', ')}.`)
  const { positionals, values } = parse(name, command, rest)
  const [min, max] = command.argumentCount
  if (positionals.length < min || positionals.length > max)
    throw new UsageError(`Write it like this: npm run remotes -- ${name} ${command.usage}`)
  const folder = textOf(values.store) ?? env.REMOTES_STORE ?? `.run/store-${env.PORT || '3000'}`
  const store = storeIn(folder, textOf(values.key) ?? (env.REMOTES_KEY_FILE || undefined))
  return {
    command,
    context: { store, by: readBy(textOf(values.by) ?? userName()) },
    call: { positionals, flags: values },
  }
}

function parse(name: string, command: Command, args: string[]) {
  try {
    const options = { ...command.flags, ...COMMON }
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const [sentence = ''] = messageOf(error).split(/(?<=\.) |\n/)
    throw new UsageError(
      `${sentence.replace(/\.?$/, '.')} Write it like this: npm run remotes -- ${name} ${command.usage}`,
    )
  }
}

function textOf(value: Call['flags'][string]): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    // The user has no name, as in some containers.
    return `user ${process.getuid?.()}`
  }
}

function readBy(by: string): string {
  if (by.length > 0 && by.length <= 80) return by
  throw new UsageError('--by is a name of at most 80 characters.')
}
