import { type Person, signUp } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  getDashboard,
  type Liability,
  listAssets,
  listLiabilities,
  payLiability,
} from '@solvent/contracts'
import { sharedServer } from '../../harness/app/shared-server'
import { toMajor, toMinor } from '../../harness/people/amounts'
import { findBookErrors } from '../../harness/people/book-errors'
import { addCash, addDebt, assetBalance, debtBalance, pay, toOutcome } from '../../harness/people/bookkeeping'
import { formatDifferences } from '../../harness/runner/format'
import { Random } from '../../harness/runner/random'
import type { Scenario, ScenarioContext } from '../../harness/runner/scenario'

/** The largest amount: 999,999,999,999.99. */
const LIMIT_CENTS = 99_999_999_999_999
const REFUSED = [0.005, 0.001, 1.005, 1e-7, 1e12, 1e30, -0.01, 999_999_999_999.995]
/** Cases per person; short lists make the scenario fast. */
const CASES_EACH = 40

type Case = (person: Person, random: Random, from: string) => Promise<string | null>

const CASES: readonly Case[] = [parts, anyTwo, large, refusedAmount, lastInstalment]

export const exactness: Scenario = {
  id: 'M9',
  test: '0.1 + 0.2, amounts up to 999,999,999,999.99, more than two decimals, the last instalment',
  goal: '1,000 cases exact to the cent',
  engines: ['embedded', 'postgres'],
  rounds: { short: 40, long: 1000 },
  async run(context) {
    const url = await sharedServer(context)
    const wrong: string[] = []
    for (let first = 0; first < context.rounds; first += CASES_EACH) {
      wrong.push(...(await casesOfOnePerson(await signUp(url), context, first)))
    }
    return {
      figure: `${context.rounds} cases (seed ${context.seed}), ${formatDifferences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

async function casesOfOnePerson(person: Person, context: ScenarioContext, first: number): Promise<string[]> {
  const wrong: string[] = []
  for (let n = first; n < Math.min(first + CASES_EACH, context.rounds); n += 1) {
    const random = new Random(context.seed + n)
    const problem = await CASES[n % CASES.length]?.(person, random, `Cash ${n}`)
    if (problem) wrong.push(`case ${n}: ${problem}`)
  }
  wrong.push(...(await findBookErrors(person)), ...(await totalsProblems(person)))
  return wrong
}

/** Payments of 0.1 and 0.2 pay off 0.30; as floats they would sum to 0.30000000000000004. */
async function parts(person: Person, random: Random, from: string): Promise<string | null> {
  const [one, two] = random.pick([
    [0.1, 0.2],
    [0.7, 0.1],
    [1.1, 2.2],
    [0.57, 0.01],
    [4.35, 4.35],
    [1.13, 1.37],
  ])
  const [first = 0, second = 0] = [one, two]
  const sum = toMajor(toMinor(first) + toMinor(second))
  await addCash(person, first, from)
  await addCash(person, second, from)
  const debtId = await addDebt(person, sum)
  const replies = [await pay(person, { debtId, amount: first, from }), await pay(person, { debtId, from })]
  const isPaid = replies.every(({ status }) => status === 200)
  const isExact = (await debtBalance(person, debtId)) === 0n && (await assetBalance(person, from)) === 0n
  return isPaid && isExact ? null : `${first} and ${second}: ${replies.map(toOutcome)}`
}

/** Subtracts one random amount from another. */
async function anyTwo(person: Person, random: Random, from: string): Promise<string | null> {
  const total = random.integer(2, 100_000_000)
  const part = random.integer(1, total)
  await addCash(person, toMajor(total), from)
  const debtId = await addDebt(person, toMajor(total))
  const reply = await pay(person, { debtId, amount: toMajor(part), from })
  const rest = BigInt(total - part)
  const isExact = (await debtBalance(person, debtId)) === rest && (await assetBalance(person, from)) === rest
  return reply.status === 200 && isExact ? null : `${total} less ${part}: ${toOutcome(reply)}`
}

/** Pays one cent from an amount near the limit. */
async function large(person: Person, random: Random, from: string): Promise<string | null> {
  const cents = LIMIT_CENTS - random.pick([0, 1, random.integer(2, 100), random.integer(100, 1_000_000)])
  const { id, asset_value: saved } = await person.answer(addAsset, {
    body: { asset_type: from, asset_value: toMajor(cents), date_received: '2026-01-15' },
  })
  const debtId = await addDebt(person, 1)
  const reply = await pay(person, { debtId, amount: 0.01, from })
  const left = await assetBalance(person, from)
  if (toMinor(saved) === BigInt(cents) && reply.status === 200 && left === BigInt(cents) - 1n) return null
  return `${cents} cents of asset ${id}: saved as ${saved}, ${left} after a cent was paid`
}

async function refusedAmount(person: Person, random: Random, from: string): Promise<string | null> {
  const amount = random.pick(REFUSED)
  const body = { asset_type: from, asset_value: amount, date_received: '2026-01-15' }
  const { status } = await person.send(addAsset, { body })
  return status === 400 ? null : `${amount} was answered ${status}`
}

/** Instalments add up to the amount however it divides; the last one is the remainder. */
async function lastInstalment(person: Person, random: Random, from: string): Promise<string | null> {
  const count = random.pick([3, 6, 7])
  const cents = BigInt(random.integer(100, 1_000_000))
  const debt = await person.answer(addLiability, {
    body: {
      liability_type: 'Loan',
      liability_amount: toMajor(cents),
      installments_total: count,
      frequency: 'monthly',
      due_date: '2027-01-31',
      priority_score: 50,
      interest_rate: 0,
    },
  })
  await addCash(person, toMajor(cents), from)
  const instalment = toMinor(debt.installment_amount)
  let rest = cents
  let paid = 0
  while (rest > 0n && paid <= count) {
    const after: Liability = await person.answer(payLiability, {
      params: { id: debt.id },
      body: { payment_type: 'installment', payment_account: from },
    })
    const expected = instalment < rest ? instalment : rest
    if (toMinor(after.remaining_amount) !== rest - expected) {
      return `${cents} cents in ${count}: ${after.remaining_amount} left after ${paid + 1} instalments`
    }
    rest -= expected
    paid += 1
  }
  const isDone =
    paid <= count && (await debtBalance(person, debt.id)) === 0n && (await assetBalance(person, from)) === 0n
  return isDone ? null : `${cents} cents in ${count}: ${paid} instalments paid, ${rest} cents left`
}

/** Checks that the dashboard shows the sums of the lists. */
async function totalsProblems(person: Person): Promise<string[]> {
  const { assets } = await person.answer(listAssets)
  const { liabilities } = await person.answer(listLiabilities)
  const { net_worth: answered } = await person.answer(getDashboard)
  const worth =
    assets.reduce((sum, asset) => sum + toMinor(asset.asset_value), 0n) -
    liabilities.reduce((sum, debt) => sum + toMinor(debt.remaining_amount), 0n)
  return toMinor(answered) === worth ? [] : [`net worth ${answered}, but the lists are ${worth} cents`]
}
