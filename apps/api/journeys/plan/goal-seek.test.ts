// Engines: one
import type { Person } from '@solvent/api-testing/person'
import { getProjection } from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'
import { indebtedPerson } from './indebted-person'

const setting = useServer()

const ask = (person: Person, query: Record<string, string> = {}) => person.answer(getProjection, { query })

const inCents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100)

test('the smallest budget pays every installment on time and the debts off, and one cent less does not', async () => {
  const person = await indebtedPerson(setting, 50)
  const { smallest_budget: smallest, available_budget: budget } = await ask(person)
  const cents = inCents(smallest?.more_per_month)
  expect(inCents(smallest?.budget)).toBe(inCents(budget) + cents)
  const withMore = (more: number) => ask(person, { extra_per_month: (more / 100).toFixed(2) })
  expect(await withMore(cents)).toMatchObject({
    ending: 'debt_free',
    debt_free_month: smallest?.debt_free_month,
    smallest_budget: null,
  })
  const isShort = ({ months }: Awaited<ReturnType<typeof ask>>) => months.some(({ short_by }) => short_by > 0)
  expect(isShort(await withMore(cents))).toBe(false)
  expect(isShort(await withMore(cents - 1))).toBe(true)
})

test('a goal gives the extra amount needed each month, to the cent, on top of the what-if', async () => {
  const person = await indebtedPerson(setting)
  const { goal, debt_free_month: usual } = await ask(person, { debt_free_by: '2027-01' })
  const cents = inCents(goal?.more_per_month)
  expect(goal).toMatchObject({
    debt_free_by: '2027-01',
    debt_free_month: '2027-01',
    budget: 700 + cents / 100,
  })
  expect(goal?.text).toMatch(
    /^To be debt-free by January 2027, pay \$[\d.]+ more a month \(\$[\d,.]+ in total\)\.$/,
  )
  const end = async (more: number) =>
    (await ask(person, { extra_per_month: (more / 100).toFixed(2) })).debt_free_month
  expect(await end(cents)).toBe('2027-01')
  expect(await end(cents - 1)).toBe('2027-02')
  const less = await ask(person, { debt_free_by: '2027-01', extra_per_month: '100' })
  expect(inCents(less.goal?.more_per_month)).toBe(cents - 100_00)
  const reached = await ask(person, { debt_free_by: '2040-01' })
  expect(reached.goal).toMatchObject({ more_per_month: 0, debt_free_month: usual })
  expect((await ask(person)).goal).toBeNull()
})
