// Engines: one
import { rent } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addLiability,
  addRecurring,
  getProjection,
  getRecommendations,
  moveOccurrence,
  recordOccurrence,
  savePlanChoice,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'
import { newTenant } from './tenant'

const setting = useServer()

const salary = {
  ...rent,
  kind: 'income',
  name: 'Pay',
  amount: 2500,
  category: 'Salary',
  starts_on: '2026-11-28',
} as const
/** 90.00 on the 5th of each month, a part of the 750.00 that the budget leaves for living. */
const internet = { ...rent, name: 'Internet', amount: 90, starts_on: '2026-12-05' }

interface Day {
  on: string
  balance: number
}
interface Event extends Day {
  kind: string
  name: string
  amount: number
}

interface DaysAhead {
  days: Day[]
  events: Event[]
}

async function daysAhead(person: Person): Promise<DaysAhead | null> {
  const headers = { authorization: `Bearer ${person.token}` }
  const file = await fetch(`${setting.server.url}/api/recommendations/plan.json`, { headers })
  const { days_ahead }: { days_ahead: DaysAhead | null } = JSON.parse(await file.text())
  return days_ahead
}

async function eventsOf(person: Person, kind: string): Promise<[string, string, number][]> {
  const { events } = (await daysAhead(person)) ?? { events: [] }
  return events.filter((event) => event.kind === kind).map(({ on, name, amount }) => [on, name, amount])
}

test('recurring pay gives the plan its paydays, in place of the pay schedule', async () => {
  const person = await newTenant(setting)
  expect(await daysAhead(person)).toBeNull()
  await person.answer(addRecurring, { body: salary })
  const withSchedule = await newTenant(setting)
  await withSchedule.answer(savePlanChoice, { body: { pay: { kind: 'monthly', day: 28 } } })
  expect((await daysAhead(person))?.days).toEqual((await daysAhead(withSchedule))?.days)
  await withSchedule.answer(addRecurring, { body: { ...salary, amount: 2600 } })
  expect(await eventsOf(withSchedule, 'pay')).toEqual([
    ['2026-11-28', 'Pay', 2600],
    ['2026-12-28', 'Pay', 2600],
  ])
})

test('a bill leaves on its day and is a part of the living costs, not on top of them', async () => {
  const person = await newTenant(setting)
  await person.answer(addRecurring, { body: salary })
  const before = await daysAhead(person)
  await person.answer(addRecurring, { body: internet })
  expect(await eventsOf(person, 'recurring')).toEqual([
    ['2026-12-05', 'Internet', -90],
    ['2027-01-05', 'Internet', -90],
  ])
  const after = await daysAhead(person)
  const gain = (day: string) => {
    const balance = ({ days }: { days: Day[] }) => days.find(({ on }) => on === day)?.balance ?? 0
    return after && before ? Math.round(100 * (balance(after) - balance(before))) / 100 : null
  }
  // 3.00 a day for the bill are no longer spent evenly from 25 to 30 November, and 4 of 31 parts of it in December.
  expect(gain('2026-11-30')).toBe(18)
  expect(gain('2026-12-04')).toBe(29.61)
  expect(gain('2026-12-05')).toBe(-57.49)
  expect(gain('2026-12-31')).toBe(18)
})

test('a bill that waits for its person, is a debt or is paid with a card is not counted', async () => {
  const person = await newTenant(setting)
  await person.answer(addRecurring, { body: salary })
  await person.answer(addRecurring, { body: { ...internet, starts_on: '2026-11-23', automatic: false } })
  await person.answer(addRecurring, { body: { ...internet, name: 'Films', account: 'Card' } })
  const gym = await person.answer(addRecurring, { body: { ...internet, name: 'Gym' } })
  expect(await eventsOf(person, 'recurring')).toEqual([
    ['2026-12-05', 'Gym', -90],
    ['2026-12-23', 'Internet', -90],
    ['2027-01-05', 'Gym', -90],
    ['2027-01-23', 'Internet', -90],
  ])
  const debt = { liability_type: 'Gym', liability_amount: 900, installments_total: 10, priority_score: 10 }
  await person.answer(addLiability, {
    body: { ...debt, frequency: 'monthly', due_date: '2026-12-05', interest_rate: 0 },
  })
  expect((await eventsOf(person, 'recurring')).map(([, name]) => name)).toEqual(['Internet', 'Internet'])
  expect(gym.liability).toBeNull()
})

test('a moved occurrence counts on its new day, and one that is paid early no longer does', async () => {
  const person = await newTenant(setting)
  await person.answer(addRecurring, { body: salary })
  const bill = await person.answer(addRecurring, { body: internet })
  await person.answer(moveOccurrence, { params: bill, body: { due_on: '2026-12-05', on: '2026-12-09' } })
  expect((await eventsOf(person, 'recurring'))[0]).toEqual(['2026-12-09', 'Internet', -90])
  await person.answer(recordOccurrence, { params: bill, body: { due_on: '2026-12-05' } })
  expect(await eventsOf(person, 'recurring')).toEqual([['2027-01-05', 'Internet', -90]])
})

test('other recurring income comes on top of the pay', async () => {
  const person = await newTenant(setting)
  await person.answer(addRecurring, { body: salary })
  const benefit = { ...salary, name: 'Child benefit', category: 'Other' as const, amount: 250 }
  await person.answer(addRecurring, { body: { ...benefit, starts_on: '2026-12-10' } })
  expect(await eventsOf(person, 'recurring')).toEqual([
    ['2026-12-10', 'Child benefit', 250],
    ['2027-01-10', 'Child benefit', 250],
  ])
  expect(await eventsOf(person, 'pay')).toHaveLength(2)
})

test.each<[string, object[], object[]]>([
  [
    'a raise in March',
    [
      { ...salary, ends_on: '2027-02-28' },
      { ...salary, amount: 2700, starts_on: '2027-03-01' },
    ],
    [{ from: '2027-03-01', monthly_income: 2700 }],
  ],
  [
    'pay that ends',
    [salary, { ...salary, name: 'Tutoring', amount: 300, ends_on: '2027-01-31' }],
    [{ from: '2027-02-01', monthly_income: 2200 }],
  ],
  [
    'another job in May, paid weekly',
    [salary, { ...salary, name: 'Café', amount: 120, unit: 'week', starts_on: '2027-05-07' }],
    [{ from: '2027-05-07', monthly_income: 3020 }],
  ],
])('%s changes the income of the projection from its day on', async (_, pay, changes) => {
  const person = await newTenant(setting)
  for (const body of pay) await person.answer(addRecurring, { body: { ...salary, ...body } })
  const { inputs, months } = await person.answer(getProjection)
  expect(inputs.income_changes).toEqual(changes)
  expect(months.length).toBeGreaterThan(0)
})

test('pay that is entered before it first comes is not counted twice', async () => {
  const person = await newTenant(setting)
  const plain = await person.answer(getProjection)
  await person.answer(addRecurring, { body: salary })
  await person.answer(addRecurring, { body: { ...salary, name: 'Bonus pay', starts_on: '2026-12-20' } })
  const { inputs, months } = await person.answer(getProjection)
  expect(inputs.income_changes).toBeUndefined()
  expect(months).toEqual(plain.months)
})

test('a raise goes to the debts and saves interest', async () => {
  const interest = async (...pay: object[]) => {
    const person = await newTenant(setting)
    for (const body of pay) await person.answer(addRecurring, { body: { ...salary, ...body } })
    return (await person.answer(getProjection)).total_interest
  }
  const raised = [{ ends_on: '2027-01-31' }, { amount: 6000, starts_on: '2027-02-01' }]
  expect(await interest(...raised)).toBeLessThan(await interest(salary))
})

test('the plan itself recommends no less than what is due because of a bill', async () => {
  const person = await newTenant(setting)
  await person.answer(addRecurring, { body: salary })
  const due = async () =>
    (await person.answer(getRecommendations)).recommendations.map(({ due_amount }) => due_amount)
  const before = await due()
  await person.answer(addRecurring, { body: internet })
  expect(await due()).toEqual(before)
})
