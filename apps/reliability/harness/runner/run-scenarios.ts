import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { atExit, undoRow } from './cleanup'
import { missingPostgres } from '../app/postgres-server'
import { type Result, record, recordPlan } from '../../report/record-result'
import type { Engine, Outcome, Row } from './scenario'
import { endSharedServers } from '../app/shared-server'

const USAGE = `Options:
  --short         a few rounds of each row
  --only F1,F5    these rows only
  --engine NAME   embedded or postgres only
  --rounds N      this many rounds instead of the row's own
  --seed N        the random choices of a run that printed this number
  --record        writes the figures into docs/reliability.md; for runs in full length
  --list          writes the rows into docs/reliability.md and runs none
`

const SEEDS = 1_000_000

interface Choice {
  command: string
  short: boolean
  only: string[] | null
  engine: string | undefined
  rounds: number | undefined
  seed: number
  keep: boolean
  listOnly: boolean
}

/** What is wrong with the options. */
class WrongOptions extends Error {}

/**
 * Runs the rows one after another, prints each figure, and ends with 1 if one of them does not reach its own; with 2
 * if the options make no sense.
 */
export async function runRows(command: string, rows: readonly Row[]): Promise<void> {
  const choice = readChoice(command, rows)
  if (choice.keep || choice.listOnly) recordPlan(npmCommand(command), rows)
  if (choice.listOnly) process.exit(0)
  const results: Result[] = []
  for (const [row, engine] of chosen(rows, choice)) {
    const result = await runRow(row, engine, choice)
    if (result) results.push(result)
  }
  const failed = results.filter(({ reached }) => !reached)
  if (failed.length > 0) say(`Not reached: ${failed.map(({ id, engine }) => `${id} (${engine})`).join(', ')}`)
  await endSharedServers()
  // A forgotten timer or child must not keep the command.
  process.exit(failed.length > 0 ? 1 : 0)
}

function npmCommand(command: string): string {
  return `npm run test:${command}`
}

function chosen(
  rows: readonly Row[],
  { only, engine: wanted }: Pick<Choice, 'only' | 'engine'>,
): [row: Row, engine: Engine][] {
  return rows
    .filter(({ id }) => !only || only.includes(id))
    .flatMap((row) => row.engines.map((engine): [Row, Engine] => [row, engine]))
    .filter(([, engine]) => wanted === undefined || wanted === engine)
}

async function runRow(row: Row, engine: Engine, choice: Choice): Promise<Result | null> {
  const missing = row.missing?.() ?? (engine === 'postgres' ? missingPostgres() : null)
  if (missing !== null) {
    say(`${row.id} ${engine}: left out, ${missing}`)
    return null
  }
  const rounds = choice.rounds ?? (choice.short ? row.rounds.short : row.rounds.long)
  say(`${row.id} ${engine}: ${row.test} (${rounds} rounds)`)
  const began = Date.now()
  const outcome = await attempt(row, engine, rounds, choice)
  const result: Result = {
    id: row.id,
    engine,
    test: row.test,
    goal: row.goal,
    command: npmCommand(choice.command),
    rounds,
    seconds: Math.round((Date.now() - began) / 1000),
    ...outcome,
  }
  say(
    `${row.id} ${engine}: ${result.reached ? 'reached' : 'NOT REACHED'}: ${result.figure} [${result.seconds} s]`,
  )
  if (choice.keep) record(result)
  return result
}

async function attempt(row: Row, engine: Engine, rounds: number, { short, seed }: Choice): Promise<Outcome> {
  const scratch = mkdtempSync(join(tmpdir(), 'solvent-reliability-'))
  atExit(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }))
  const tell = (line: string) => say(`  ${row.id} ${engine}: ${line}`)
  try {
    return await row.run({ engine, rounds, short, seed, scratch, say: tell })
  } catch (error) {
    return { figure: `broke off: ${String(error)}`, reached: false }
  } finally {
    // Also what a row that broke off has left running or mounted.
    undoRow()
  }
}

function readChoice(command: string, rows: readonly Row[]): Choice {
  try {
    return checkedChoice(command, rows)
  } catch (error) {
    // parseArgs refuses with a TypeError.
    if (!(error instanceof WrongOptions || error instanceof TypeError)) throw error
    process.stderr.write(`${error.message}\n\n${USAGE}`)
    process.exit(2)
  }
}

function checkedChoice(command: string, rows: readonly Row[]): Choice {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      only: { type: 'string' },
      engine: { type: 'string' },
      rounds: { type: 'string' },
      seed: { type: 'string' },
      record: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(USAGE)
    process.exit(0)
  }
  if (values.record && values.short) {
    throw new WrongOptions(
      'A short run is not recorded: it does not judge speed. Leave out --short or --record.',
    )
  }
  const only = values.only?.split(',') ?? null
  const unknown = only?.filter((id) => !rows.some((row) => row.id === id)) ?? []
  if (unknown.length > 0) {
    throw new WrongOptions(
      `There is no row ${unknown.join(', ')}, only ${rows.map(({ id }) => id).join(', ')}.`,
    )
  }
  if (chosen(rows, { only, engine: values.engine }).length === 0) {
    throw new WrongOptions(`None of these rows is for the engine ${values.engine}.`)
  }
  return {
    command,
    short: values.short,
    only,
    engine: values.engine,
    rounds: values.rounds === undefined ? undefined : wholeNumber('--rounds', values.rounds, 1),
    seed: values.seed === undefined ? randomInt(SEEDS) : wholeNumber('--seed', values.seed, 0),
    keep: values.record,
    listOnly: values.list,
  }
}

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number >= least) return number
  throw new WrongOptions(`${option} takes a whole number from ${least} on, not "${text}".`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
