import type { Input } from '@solvent/api-testing/client'
import { type Person, signUp } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  deleteAsset,
  deleteLiability,
  type Endpoint,
  listAssets,
  listEntries,
  listLiabilities,
  payLiability,
  undoEntry,
  updateAsset,
  updateLiability,
} from '@solvent/contracts'
import { sharedMetric, sharedServer } from '../../harness/app/shared-server'
import { findBookErrors } from '../../harness/people/book-errors'
import { addCash, addDebt, toOutcome } from '../../harness/people/bookkeeping'
import { formatCounts, formatDifferences, formatDuration } from '../../harness/runner/format'
import { inParallel } from '../../harness/runner/parallel'
import { Random } from '../../harness/runner/random'
import type { Scenario } from '../../harness/runner/scenario'
import { countValues, quantile } from '../../harness/runner/statistics'

const WRITERS = 32
const PEOPLE = 4
const TYPES = ['Cash', 'Savings Account']
/** The share of 503 responses allowed, for transactions that exhaust their retries. */
const BUSY_SHARE = 0.001
const RETRIES = 'solvent_database_transaction_retries_total'
const DATE = '2026-01-15'

export const manyWriters: Scenario = {
  id: 'M7',
  test: '32 writers on the books of 4 people, in random order, for one second per round',
  goal: '10 minutes: no deadlock or 40001 shown, only successes, refusals by a rule and 503 for at most one in 1,000; books correct',
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 600 },
  async run(context) {
    const url = await sharedServer(context)
    const people = await inParallel(PEOPLE, () => createPerson(url))
    const end = performance.now() + context.rounds * 1000
    const retriesBefore = await sharedMetric(context, RETRIES)
    const outcomes: string[] = []
    const slow: number[] = []
    await inParallel(WRITERS, async (n) => {
      const random = new Random(context.seed + n)
      while (performance.now() < end) {
        const began = performance.now()
        outcomes.push(await writeSomething(random.pick(people), random))
        slow.push(performance.now() - began)
      }
    })
    const counts = countValues(outcomes)
    const wrong = Object.keys(counts)
      .filter((outcome) => !/^(200|503|400 \w+|404 not_found|409 undo_refused)/.test(outcome))
      .map((outcome) => `${counts[outcome]} answers ${outcome}`)
    for (const person of people) wrong.push(...(await findBookErrors(person)))
    const retries = (await sharedMetric(context, RETRIES)) - retriesBefore
    const succeeded = outcomes.filter((outcome) => outcome.startsWith('200')).length
    const busy = outcomes.filter((outcome) => outcome.startsWith('503')).length
    return {
      figure: `${outcomes.length} writes (seed ${context.seed}), ${succeeded} succeeded, ${busy} answered 503, ${retries} transactions run again inside the server, slowest ${formatDuration(quantile(slow, 1))}, ${formatDifferences(wrong)}; ${formatCounts(counts)}`,
      reached: wrong.length === 0 && succeeded > 0 && busy <= outcomes.length * BUSY_SHARE,
    }
  },
}

async function createPerson(url: string): Promise<Person> {
  const person = await signUp(url)
  for (const type of TYPES) for (let n = 0; n < 3; n += 1) await addCash(person, 5000, type)
  for (let n = 0; n < 4; n += 1) await addDebt(person, 3000)
  return person
}

/** Sends a random write; resolves to its outcome. Writing to something already deleted is fine, too. */
async function writeSomething(person: Person, random: Random): Promise<string> {
  const choice = random.next()
  if (choice < 0.1) return sent(person, addAsset, { body: someAsset(random) })
  if (choice < 0.2)
    return sent(person, addLiability, { body: { ...someTerms(random), liability_amount: 3000 } })
  if (choice < 0.3) return undoSomething(person, random)
  if (choice < 0.5) return onAsset(person, random)
  return onDebt(person, random)
}

async function onAsset(person: Person, random: Random): Promise<string> {
  const { assets } = await person.answer(listAssets)
  if (assets.length === 0) return sent(person, addAsset, { body: someAsset(random) })
  const params = { id: random.pick(assets).id }
  if (random.chance(0.4)) return sent(person, deleteAsset, { params })
  return sent(person, updateAsset, { params, body: someAsset(random) })
}

async function onDebt(person: Person, random: Random): Promise<string> {
  const { liabilities } = await person.answer(listLiabilities)
  if (liabilities.length === 0) {
    return sent(person, addLiability, { body: { ...someTerms(random), liability_amount: 3000 } })
  }
  const params = { id: random.pick(liabilities).id }
  const choice = random.next()
  if (choice < 0.15) return sent(person, deleteLiability, { params })
  if (choice < 0.3) {
    return sent(person, updateLiability, { params, body: { ...someTerms(random), total_amount: 4000 } })
  }
  const body = {
    payment_type: random.pick(['installment', 'partial']),
    payment_account: random.pick(TYPES),
    payment_amount: random.integer(1, 20_000) / 100,
  }
  return sent(person, payLiability, { params, body })
}

async function undoSomething(person: Person, random: Random): Promise<string> {
  const { entries } = await person.answer(listEntries, { query: { limit: '20' } })
  return sent(person, undoEntry, { params: { id: random.pick(entries).id } })
}

function someAsset(random: Random) {
  return {
    asset_type: random.pick(TYPES),
    asset_value: random.integer(0, 500_000) / 100,
    date_received: DATE,
  }
}

function someTerms(random: Random) {
  return {
    liability_type: 'Loan',
    installments_total: random.integer(1, 24),
    frequency: 'monthly',
    due_date: '2027-01-31',
    priority_score: 50,
    interest_rate: 0,
  }
}

async function sent(person: Person, contract: Endpoint, input: Input): Promise<string> {
  return toOutcome(await person.send(contract, input))
}
