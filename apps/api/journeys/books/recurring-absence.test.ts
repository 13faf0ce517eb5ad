// Engines: both (background transactions alongside others)
import { allEntries } from '@solvent/api-testing/all-entries'
import { answerOf } from '@solvent/api-testing/client'
import { carLoan, cash, rent } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addRecurring,
  type BodyOf,
  listAssets,
  listRecurring,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

type Rule = BodyOf<typeof addRecurring>

const { account: _, category: __, ...shared } = rent
const income = { ...rent, kind: 'income', category: 'Salary' } as const

const salary: Rule = { ...income, name: 'Salary', amount: 3000.5, unit: 'last_working_day' }
const monthEnd: Rule = { ...rent, name: 'Rent', amount: 800.25, starts_on: '2026-03-31' }
const leapDay: Rule = { ...rent, name: 'Birthday', amount: 40, every: 12, starts_on: '2028-02-29' }
const fortnightly: Rule = { ...rent, name: 'Cleaning', amount: 35.1, unit: 'week', every: 2 }
const ending: Rule = { ...rent, name: 'Lease', amount: 150, starts_on: '2026-05-30', ends_on: '2028-01-29' }
const asking: Rule = { ...rent, name: 'Power', amount: 60, starts_on: '2026-04-30', automatic: false }
const saving: Rule = {
  ...shared,
  kind: 'transfer',
  name: 'Saving',
  amount: 200,
  every: 3,
  starts_on: '2026-08-31',
  from_account: 'Cash',
  to_account: 'Savings Account',
}
const quarterly: Rule = { ...salary, name: 'Bonus', amount: 500, every: 3, starts_on: '2026-05-02' }

const RULES: readonly Rule[] = [
  ...[salary, monthEnd, leapDay, fortnightly],
  ...[ending, asking, saving, quarterly],
]
const AUTOMATIC = RULES.filter(({ automatic }) => automatic)

/** In cents. */
const OPENING = 1_000_000

const DAY_MS = 24 * 60 * 60 * 1000
const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`)
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()
const isAnyDay = () => true
const isWeekday = (date: Date) => date.getUTCDay() % 6 !== 0

/** The last of the days of a month of which `matches` is true. */
function lastOfMonth(inMonth: Date, matches: (date: Date) => boolean): number {
  const date = new Date(Date.UTC(inMonth.getUTCFullYear(), inMonth.getUTCMonth() + 1, 0))
  while (!matches(date)) date.setUTCDate(date.getUTCDate() - 1)
  return date.getUTCDate()
}

/** Whether a rule happens on a day, worked out from that day alone. */
function happensOn({ unit, every, starts_on }: Rule, time: number): boolean {
  const [first, date] = [new Date(toTime(starts_on)), new Date(time)]
  if (unit === 'week') return (time - first.getTime()) % (7 * every * DAY_MS) === 0
  if ((monthOf(date) - monthOf(first)) % every !== 0) return false
  if (unit === 'last_working_day') return date.getUTCDate() === lastOfMonth(date, isWeekday)
  return date.getUTCDate() === Math.min(first.getUTCDate(), lastOfMonth(date, isAnyDay))
}

/** The days of a rule up to one day, found by walking through all days. */
function daysOf(rule: Rule, through: string): string[] {
  const last = toTime(rule.ends_on && rule.ends_on < through ? rule.ends_on : through)
  const days: string[] = []
  for (let time = toTime(rule.starts_on); time <= last; time += DAY_MS) {
    if (happensOn(rule, time)) days.push(toDay(time))
  }
  return days
}

/** What a rule adds to an account on each of its days, in cents. */
function effectOn(account: string, rule: Rule): number {
  const cents = Math.round(rule.amount * 100)
  if (rule.kind === 'income') return rule.account === account ? cents : 0
  if (rule.kind === 'expense') return rule.account === account ? -cents : 0
  return (rule.to_account === account ? cents : 0) - (rule.from_account === account ? cents : 0)
}

function expectedBalance(account: string, opening: number, through: string): number {
  const sums = AUTOMATIC.map((rule) => effectOn(account, rule) * daysOf(rule, through).length)
  return sums.reduce((sum, change) => sum + change, opening)
}

async function personWithRules(): Promise<Person> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(OPENING / 100) })
  await person.answer(addAsset, { body: { ...cash(0), asset_type: 'Savings Account' } })
  for (const body of RULES) await person.answer(addRecurring, { body })
  return person
}

const BACKLOG = 'We are updating your accounts. Please try again in a moment.'

/** Asks for the assets as clients do: on a busy machine one request cannot record everything. */
async function openBooks(person: Person): Promise<Record<string, number>> {
  const reply = await person.send(listAssets)
  if (reply.status === 503) {
    expect(reply.body).toMatchObject({ error: BACKLOG })
    return openBooks(person)
  }
  const { assets } = answerOf(listAssets, reply)
  return Object.fromEntries(
    assets.map(({ asset_type, asset_value }) => [asset_type, Math.round(asset_value * 100)]),
  )
}

async function expectEachOnce(person: Person, through: string): Promise<void> {
  const entries = (await allEntries(person)).filter(({ kind }) => kind !== 'opening').reverse()
  for (const rule of AUTOMATIC) {
    const days = entries.filter(({ note }) => note === rule.name).map(({ occurred_on }) => occurred_on)
    expect([rule.name, days]).toEqual([rule.name, daysOf(rule, through)])
  }
  expect(entries).toHaveLength(AUTOMATIC.flatMap((rule) => daysOf(rule, through)).length)
  expect(new Set(entries.map(({ author }) => author))).toEqual(new Set(['schedule']))
  const { occurrences } = await person.answer(listRecurring)
  expect(occurrences.map(({ name, due_on, on }) => [name, due_on, on])).toEqual(
    daysOf(asking, through).map((day) => [asking.name, day, day]),
  )
  expect(await openBooks(person)).toEqual({
    Cash: expectedBalance('Cash', OPENING, through),
    'Savings Account': expectedBalance('Savings Account', 0, through),
  })
  expect(await setting.server.booksDifferences(person.userId)).toEqual([])
}

test('the days that the test works out itself are those of a calendar', () => {
  expect(daysOf(leapDay, '2032-03-01')).toEqual([
    '2028-02-29',
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ])
  expect(daysOf(monthEnd, '2026-06-30')).toEqual(['2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'])
  expect(daysOf(salary, '2026-05-31')).toEqual(['2026-03-31', '2026-04-30', '2026-05-29'])
  expect(daysOf(quarterly, '2026-12-01')).toEqual(['2026-05-29', '2026-08-31', '2026-11-30'])
  expect(daysOf(ending, '2031-01-01').at(-1)).toBe('2027-12-30')
})

test('over five years of irregular visits, each occurrence is recorded once, on its day', async () => {
  const person = await personWithRules()
  const end = toTime('2031-03-10')
  const steps = [1, 3, 17, 45, 100, 200]
  let time = toTime('2026-03-10')
  for (let n = 0; time < end; n += 1) {
    time = Math.min(end, time + (steps[n % steps.length] ?? 1) * DAY_MS)
    const today = toDay(time)
    setting.server.clock.date = today
    expect((await openBooks(person)).Cash).toBe(expectedBalance('Cash', OPENING, today))
  }
  await expectEachOnce(person, '2031-03-10')
})

test('many concurrent requests after three years record each occurrence once', async () => {
  const person = await personWithRules()
  const today = '2029-03-10'
  setting.server.clock.date = today
  const balances = await Promise.all(Array.from({ length: 8 }, () => openBooks(person)))
  expect(new Set(balances.map(({ Cash }) => Cash))).toEqual(
    new Set([expectedBalance('Cash', OPENING, today)]),
  )
  await expectEachOnce(person, today)
})

test('with more interest than fits a transaction between them, each occurrence and each interest is recorded once', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(OPENING / 100) })
  // 40 postings on each due date, the first on 31 March.
  for (let n = 0; n < 40; n += 1) await person.answer(addLiability, { body: carLoan({ interest_rate: 12 }) })
  await person.answer(addRecurring, { body: fortnightly })
  const today = '2027-03-10'
  setting.server.clock.date = today
  await openBooks(person)
  const entries = await allEntries(person)
  const recorded = entries.filter(({ note }) => note === fortnightly.name)
  expect(recorded.map(({ occurred_on }) => occurred_on).reverse()).toEqual(daysOf(fortnightly, today))
  const days = entries.filter(({ kind }) => kind === 'interest').map(({ occurred_on }) => occurred_on)
  expect(new Set(days)).toEqual(new Set(daysOf(monthEnd, today)))
  expect(days).toHaveLength(40 * 12)
  expect(await setting.server.booksDifferences(person.userId)).toEqual([])
})
