// Engines: one
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  getDashboard,
  getProjection,
  getRecommendations,
  listEntries,
  listLiabilities,
  payLiability,
  updateProfile,
} from '@solvent/contracts'
import { addMonthsClamped, endOfMonth, toMinor } from '@solvent/money'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const START = '2026-11-22'

/** Debts of three frequencies, one of them already running, and a budget that must reserve December's tuition. */
async function household(): Promise<Person> {
  setting.server.clock.date = START
  const person = await setting.newPerson()
  const profile = { name: 'Ada', currency_preference: 'USD', selected_model: 'm' }
  await person.answer(updateProfile, { body: { ...profile, monthly_income: 2000 } })
  await person.answer(addAsset, { body: cash(30_000) })
  const rent = { liability_type: 'Rent', liability_amount: 12_000, installments_total: 12 }
  const card = { liability_type: 'Card', liability_amount: 6000, installments_total: 36, interest_rate: 22 }
  for (const body of [
    carLoan({ ...rent, due_date: '2026-12-01', priority_score: 95 }),
    carLoan({ liability_type: 'Tuition', installments_total: 1, due_date: '2026-12-20', priority_score: 80 }),
    carLoan({ ...card, due_date: '2026-08-25', installments_paid: 3 }),
    carLoan({
      liability_type: 'Tax',
      liability_amount: 800,
      installments_total: 4,
      frequency: 'quarterly',
      interest_rate: 6,
      due_date: '2027-01-15',
    }),
  ]) {
    await person.answer(addLiability, { body })
  }
  return person
}

/** Pays what the plan recommends on the last day of a month. */
async function payTheMonth(person: Person, day: string): Promise<void> {
  setting.server.clock.date = day
  const { recommendations } = await person.answer(getRecommendations)
  for (const { liability, amount } of recommendations.filter((item) => item.amount > 0)) {
    await person.answer(payLiability, {
      params: { id: liability.id },
      body: { payment_type: 'partial', payment_account: 'Cash', payment_amount: amount },
    })
  }
}

async function owed(person: Person): Promise<number> {
  const { total_liabilities } = await person.answer(getDashboard)
  const { liabilities } = await person.answer(listLiabilities)
  const sum = liabilities.reduce((total, { remaining_amount }) => total + toMinor(remaining_amount), 0n)
  expect(toMinor(total_liabilities)).toBe(sum)
  return total_liabilities
}

test('paid as planned, the balances match the projection every month until the debts are paid off', async () => {
  const person = await household()
  const projection = await person.answer(getProjection)
  expect(projection.ending).toBe('debt_free')
  expect(projection.months.filter(({ reserved }) => reserved > 0)).not.toEqual([])
  for (const [number, { month, owed: expected }] of projection.months.entries()) {
    const day = endOfMonth(addMonthsClamped('2026-11-01', number))
    await payTheMonth(person, day)
    expect([month, await owed(person)]).toEqual([day.slice(0, 7), expected])
  }
  expect(projection.months.at(-1)).toMatchObject({ month: projection.debt_free_month, owed: 0 })
  const { entries } = await person.answer(listEntries, { query: { kind: 'interest', limit: '100' } })
  const interest = entries
    .flatMap(({ changes }) => changes)
    .reduce((sum, { amount }) => sum + toMinor(amount), 0n)
  expect(interest).toBe(toMinor(projection.total_interest))
})
