import {
  addAsset,
  addLiability,
  getDashboard,
  type Liability,
  listAssets,
  listLiabilities,
  payLiability,
} from '@solvent/contracts'
import { booksProblems, major, minor } from '../../harness/people/book-errors'
import { outcome, owed, owned, pay } from '../../harness/people/bookkeeping'
import { addCash, addDebt, type Person, signUp } from '../../harness/people/person'
import { Random } from '../../harness/runner/random'
import type { Row, Setting } from '../../harness/runner/scenario'
import { sharedServer } from '../../harness/app/shared-server'
import { differences } from '../../harness/runner/format'

/** The largest amount: 999,999,999,999.99. */
const LIMIT_CENTS = 99_999_999_999_999
const REFUSED = [0.005, 0.001, 1.005, 1e-7, 1e12, 1e30, -0.01, 999_999_999_999.995]
/** A person's lists stay short, and so the row quick. */
const CASES_EACH = 40

type Case = (person: Person, random: Random, from: string) => Promise<string | null>

const CASES: readonly Case[] = [parts, anyTwo, large, refusedAmount, lastInstalment]

export const exactness: Row = {
  id: 'M9',
  test: '0.1 + 0.2, amounts up to 999,999,999,999.99, more than two decimals, the last instalment',
  goal: '1,000 cases exact to the cent',
  engines: ['embedded', 'postgres'],
  rounds: { short: 40, long: 1000 },
  async run(setting) {
    const url = await sharedServer(setting)
    const wrong: string[] = []
    for (let first = 0; first < setting.rounds; first += CASES_EACH) {
      wrong.push(...(await somebodysCases(await signUp(url), setting, first)))
    }
    return {
      figure: `${setting.rounds} cases (seed ${setting.seed}), ${differences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

async function somebodysCases(person: Person, setting: Setting, first: number): Promise<string[]> {
  const wrong: string[] = []
  for (let n = first; n < Math.min(first + CASES_EACH, setting.rounds); n += 1) {
    const random = new Random(setting.seed + n)
    const problem = await CASES[n % CASES.length]?.(person, random, `Cash ${n}`)
    if (problem) wrong.push(`case ${n}: ${problem}`)
  }
  wrong.push(...(await booksProblems(person)), ...(await wholeProblems(person)))
  return wrong
}

/** 0.1 and 0.2 pay 0.30, and nothing remains; as floats they would be 0.30000000000000004. */
async function parts(person: Person, random: Random, from: string): Promise<string | null> {
  const [one, two] = random.of([
    [0.1, 0.2],
    [0.7, 0.1],
    [1.1, 2.2],
    [0.57, 0.01],
    [4.35, 4.35],
    [1.13, 1.37],
  ])
  const [first = 0, second = 0] = [one, two]
  const sum = major(minor(first) + minor(second))
  await addCash(person, first, from)
  await addCash(person, second, from)
  const debtId = await addDebt(person, sum)
  const replies = [await pay(person, { debtId, amount: first, from }), await pay(person, { debtId, from })]
  const isPaid = replies.every(({ status }) => status === 200)
  const isExact = (await owed(person, debtId)) === 0n && (await owned(person, from)) === 0n
  return isPaid && isExact ? null : `${first} and ${second}: ${replies.map(outcome)}`
}

/** Any amount less any other. */
async function anyTwo(person: Person, random: Random, from: string): Promise<string | null> {
  const whole = random.whole(2, 100_000_000)
  const part = random.whole(1, whole)
  await addCash(person, major(whole), from)
  const debtId = await addDebt(person, major(whole))
  const reply = await pay(person, { debtId, amount: major(part), from })
  const rest = BigInt(whole - part)
  const isExact = (await owed(person, debtId)) === rest && (await owned(person, from)) === rest
  return reply.status === 200 && isExact ? null : `${whole} less ${part}: ${outcome(reply)}`
}

/** One cent off an amount near the largest one. */
async function large(person: Person, random: Random, from: string): Promise<string | null> {
  const cents = LIMIT_CENTS - random.of([0, 1, random.whole(2, 100), random.whole(100, 1_000_000)])
  const { id, asset_value: saved } = await person.ask(addAsset, {
    body: { asset_type: from, asset_value: major(cents), date_received: '2026-01-15' },
  })
  const debtId = await addDebt(person, 1)
  const reply = await pay(person, { debtId, amount: 0.01, from })
  const left = await owned(person, from)
  if (minor(saved) === BigInt(cents) && reply.status === 200 && left === BigInt(cents) - 1n) return null
  return `${cents} cents of asset ${id}: saved as ${saved}, ${left} after a cent was paid`
}

async function refusedAmount(person: Person, random: Random, from: string): Promise<string | null> {
  const amount = random.of(REFUSED)
  const body = { asset_type: from, asset_value: amount, date_received: '2026-01-15' }
  const { status } = await person.send(addAsset, { body })
  return status === 400 ? null : `${amount} was answered ${status}`
}

/** However the amount divides, the instalments add up to it, and the last one is what is left. */
async function lastInstalment(person: Person, random: Random, from: string): Promise<string | null> {
  const count = random.of([3, 6, 7])
  const cents = BigInt(random.whole(100, 1_000_000))
  const debt = await person.ask(addLiability, {
    body: {
      liability_type: 'Loan',
      liability_amount: major(cents),
      installments_total: count,
      frequency: 'monthly',
      due_date: '2027-01-31',
      priority_score: 50,
      interest_rate: 0,
    },
  })
  await addCash(person, major(cents), from)
  const instalment = minor(debt.installment_amount)
  let rest = cents
  let paid = 0
  while (rest > 0n && paid <= count) {
    const after: Liability = await person.ask(payLiability, {
      params: { id: debt.id },
      body: { payment_type: 'installment', payment_account: from },
    })
    const expected = instalment < rest ? instalment : rest
    if (minor(after.remaining_amount) !== rest - expected) {
      return `${cents} cents in ${count}: ${after.remaining_amount} left after ${paid + 1} instalments`
    }
    rest -= expected
    paid += 1
  }
  const isDone = paid <= count && (await owed(person, debt.id)) === 0n && (await owned(person, from)) === 0n
  return isDone ? null : `${cents} cents in ${count}: ${paid} instalments paid, ${rest} cents left`
}

/** The dashboard is the sum of the lists. */
async function wholeProblems(person: Person): Promise<string[]> {
  const { assets } = await person.ask(listAssets)
  const { liabilities } = await person.ask(listLiabilities)
  const { net_worth: shown } = await person.ask(getDashboard)
  const worth =
    assets.reduce((sum, asset) => sum + minor(asset.asset_value), 0n) -
    liabilities.reduce((sum, debt) => sum + minor(debt.remaining_amount), 0n)
  return minor(shown) === worth ? [] : [`net worth ${shown}, but the lists are ${worth} cents`]
}
