import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Engine, Scenario } from './scenario'

const USAGE = `Options:
  --short         a few rounds of each scenario
  --only F1,F5    these scenarios only
  --engine NAME   embedded or postgres only
  --rounds N      this many rounds instead of the scenario's own
  --seed N        the random choices of a run that printed this number
  --record        writes the figures into docs/reliability.md; for runs in full length
  --list          writes the scenarios into docs/reliability.md and runs none
`

const SEEDS = 1_000_000

export interface Options {
  short: boolean
  only: string[] | null
  engine: string | undefined
  /** Overrides each scenario's own. */
  rounds: number | undefined
  seed: number
  record: boolean
  listOnly: boolean
}

/** The message says what is wrong with the options. */
class InvalidOptions extends Error {}

/** Parses the command line; on invalid options prints the usage and exits with 2. */
export function readOptions(scenarios: readonly Scenario[]): Options {
  try {
    return parseOptions(scenarios)
  } catch (error) {
    // parseArgs throws a TypeError.
    if (!(error instanceof InvalidOptions || error instanceof TypeError)) throw error
    process.stderr.write(`${error.message}\n\n${USAGE}`)
    process.exit(2)
  }
}

/** The selected scenarios, each paired with every engine it runs on. */
export function pickScenarios(
  scenarios: readonly Scenario[],
  { only, engine: wanted }: Pick<Options, 'only' | 'engine'>,
): [scenario: Scenario, engine: Engine][] {
  return scenarios
    .filter(({ id }) => !only || only.includes(id))
    .flatMap((scenario) => scenario.engines.map((engine): [Scenario, Engine] => [scenario, engine]))
    .filter(([, engine]) => wanted === undefined || wanted === engine)
}

function parseOptions(scenarios: readonly Scenario[]): Options {
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
    throw new InvalidOptions(
      'A short run is not recorded: it does not judge speed. Leave out --short or --record.',
    )
  }
  const only = values.only?.split(',') ?? null
  requireScenarios(scenarios, { only, engine: values.engine })
  return {
    short: values.short,
    only,
    engine: values.engine,
    rounds: values.rounds === undefined ? undefined : toWholeNumber('--rounds', values.rounds, 1),
    seed: values.seed === undefined ? randomInt(SEEDS) : toWholeNumber('--seed', values.seed, 0),
    record: values.record,
    listOnly: values.list,
  }
}

function requireScenarios(scenarios: readonly Scenario[], picked: Pick<Options, 'only' | 'engine'>): void {
  const ids = scenarios.map(({ id }) => id)
  const unknown = picked.only?.filter((id) => !ids.includes(id)) ?? []
  if (unknown.length > 0) {
    throw new InvalidOptions(`There is no scenario ${unknown.join(', ')}, only ${ids.join(', ')}.`)
  }
  if (pickScenarios(scenarios, picked).length === 0) {
    throw new InvalidOptions(`None of these scenarios is for the engine ${picked.engine}.`)
  }
}

function toWholeNumber(option: string, text: string, min: number): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number >= min) return number
  throw new InvalidOptions(`${option} takes a whole number from ${min} on, not "${text}".`)
}
