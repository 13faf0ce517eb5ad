import { setTimeout as sleep } from 'node:timers/promises'
import { type Person, signUp } from '@solvent/api-testing/person'
import { getDashboard, listAssets, listLiabilities } from '@solvent/contracts'
import { type Api, startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { ModelPerson } from '../../harness/model/model-person'
import { toMinor } from '../../harness/people/amounts'
import { findBookErrors } from '../../harness/people/book-errors'
import { formatDifferences } from '../../harness/runner/format'
import { Random } from '../../harness/runner/random'
import type { Scenario, ScenarioContext } from '../../harness/runner/scenario'

const STEPS = 6
/** Number of sequences with the same person's books. */
const SEQUENCES_EACH = 25
/** The server is killed during a step once every this many sequences. */
const RESTART_EVERY = { short: 15, long: 250 }
const KILL_WITHIN_MS = 8
const MAX_PROBLEMS = 20

export const model: Scenario = {
  id: 'M8',
  test: 'random sequences of 6 steps against an oracle in memory, with requests sent twice and the server killed in the middle of steps',
  goal: '10,000 sequences, 0 differences',
  engines: ['embedded', 'postgres'],
  rounds: { short: 15, long: 10_000 },
  async run(context) {
    const { store, close } = await provisionStore(context)
    const run = new ModelRun(context, await startApi({ store }), () => startApi({ store }))
    for (let n = 0; n < context.rounds && run.wrong.length < MAX_PROBLEMS; n += 1) await run.sequence(n)
    await run.finish()
    await close()
    return {
      figure: `${run.sequences} sequences of ${STEPS} steps, seed ${context.seed}, ${run.duplicates} steps sent twice, ${run.kills} kills in the middle of a step: ${formatDifferences(run.wrong)}`,
      reached: run.wrong.length === 0 && run.sequences === context.rounds,
    }
  },
}

class ModelRun {
  readonly wrong: string[] = []
  sequences = 0
  duplicates = 0
  kills = 0
  #current: ModelPerson | null = null

  constructor(
    private readonly context: ScenarioContext,
    private api: Api,
    private readonly restart: () => Promise<Api>,
  ) {}

  async sequence(n: number): Promise<void> {
    const random = new Random(this.context.seed * 65_537 + n)
    if (n % SEQUENCES_EACH === 0) await this.#nextPerson()
    const current = this.#current
    if (!current) return
    const every = RESTART_EVERY[this.context.short ? 'short' : 'long']
    const fatal = n % every === every - 1 ? random.integer(0, STEPS - 1) : -1
    const steps: string[] = []
    for (let step = 0; step < STEPS; step += 1) {
      const around = step === fatal ? () => this.#kill(current.person, random) : undefined
      const { what, problem } = await current.step(random, around)
      steps.push(what)
      if (problem === null) continue
      this.wrong.push(`sequence ${n}: after ${steps.join(', ')}: ${problem}`)
      this.#current = null
      break
    }
    const problem = this.#current && (await compare(current))
    if (problem) this.wrong.push(`sequence ${n}: after ${steps.join(', ')}: ${problem}`)
    if (!this.#current || problem) await this.#nextPerson()
    this.sequences += 1
    if (n % 1000 === 999) this.context.log(`${n + 1} sequences, ${this.wrong.length} wrong`)
  }

  async finish(): Promise<void> {
    await this.#checkBooks()
    await this.api.end('SIGTERM')
  }

  async #nextPerson(): Promise<void> {
    await this.#checkBooks()
    this.#current = new ModelPerson(await signUp(this.api.url))
  }

  async #checkBooks(): Promise<void> {
    if (!this.#current) return
    this.wrong.push(...(await findBookErrors(this.#current.person)))
    this.duplicates += this.#current.duplicates
  }

  async #kill(person: Person, random: Random): Promise<void> {
    await sleep(random.next() * KILL_WITHIN_MS)
    await this.api.end('SIGKILL')
    this.api = await this.restart()
    person.url = this.api.url
    this.kills += 1
  }
}

/** Describes how the books differ from the oracle's; null if they do not. */
async function compare({ person, oracle }: ModelPerson): Promise<string | null> {
  const { assets } = await person.answer(listAssets)
  const { liabilities } = await person.answer(listLiabilities)
  const { net_worth: worth } = await person.answer(getDashboard)
  const actual = [
    ...assets.map((asset) => `${asset.id} ${asset.asset_type} ${toMinor(asset.asset_value)}`),
    ...liabilities.map(
      (debt) => `${debt.id} ${toMinor(debt.total_amount)} ${toMinor(debt.remaining_amount)}`,
    ),
  ]
  const expected = [
    ...oracle.assets.map(({ id, type, value }) => `${id} ${type} ${value}`),
    ...oracle.debts.map(({ id, total, remaining }) => `${id} ${total} ${remaining}`),
  ]
  const net =
    oracle.assets.reduce((sum, { value }) => sum + value, 0) -
    oracle.debts.reduce((sum, { remaining }) => sum + remaining, 0)
  const text = (lines: string[]) => lines.sort().join('; ')
  if (text(actual) !== text(expected)) return `the books are ${text(actual)}, not ${text(expected)}`
  return toMinor(worth) === BigInt(net) ? null : `net worth ${worth}, not ${net} cents`
}
