// Engines: one
import { carLoan, cash, newTerms } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  type Liability,
  listEntries,
  payLiability,
  undoEntry,
  updateLiability,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const instalment = { payment_type: 'installment', payment_account: 'Cash' }
const full = { payment_type: 'full', payment_account: 'Cash' }

/** 300.00 at 12% in three instalments: 6.02 of interest on schedule. */
const short = carLoan({ liability_amount: 300, installments_total: 3, interest_rate: 12 })
const gym = carLoan({ liability_type: 'Subscription', description: 'Gym', due_date: '2026-06-03' })
const rent = carLoan({ liability_type: 'Rent', due_date: '2026-07-01' })

function setDate(date: string): void {
  setting.server.clock.date = date
}

async function borrower(loan = short): Promise<{ person: Person; loan: Liability }> {
  setDate('2026-03-10')
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(9000) })
  return { person, loan: await person.answer(addLiability, { body: loan }) }
}

/** Pays an instalment on each of these days. */
async function payOn(person: Person, loan: Liability, days: readonly string[]) {
  const paid = []
  for (const day of days) {
    setDate(day)
    paid.push(await person.answer(payLiability, { params: loan, body: instalment }))
  }
  return paid.map(({ closed }) => closed)
}

async function undoNewestPayment(person: Person) {
  const { entries } = await person.answer(listEntries, { query: { kind: 'payment', limit: '1' } })
  return person.answer(undoEntry, { params: { id: entries[0]?.id ?? '' } })
}

test('only the payment that pays a debt off says what it cost, and that no debts are left', async () => {
  const { person, loan } = await borrower()
  expect(await payOn(person, loan, ['2026-03-31', '2026-04-30', '2026-05-31'])).toEqual([
    null,
    null,
    { paid: 306.02, interest: 6.02, saved: 0, freed: 102.01, next: null },
  ])
})

test('paying ahead of schedule saves the interest of the due dates to come', async () => {
  const { person, loan } = await borrower()
  setDate('2026-03-31')
  const { closed } = await person.answer(payLiability, { params: loan, body: full })
  expect(closed).toEqual({ paid: 303, interest: 3, saved: 3.02, freed: 102.01, next: null })
})

test('paying late costs more than the schedule, and so saves nothing', async () => {
  const { person, loan } = await borrower()
  setDate('2026-08-01')
  const { closed } = await person.answer(payLiability, { params: loan, body: full })
  expect(closed).toMatchObject({ saved: 0 })
  expect(closed?.interest).toBeGreaterThan(6.02)
})

test('the next debt is the one with the earliest next due date', async () => {
  const { person, loan } = await borrower()
  await person.answer(addLiability, { body: rent })
  await person.answer(addLiability, { body: gym })
  const { closed } = await person.answer(payLiability, { params: loan, body: full })
  expect(closed?.next).toEqual({ liability_type: 'Subscription', description: 'Gym', due_date: '2026-06-03' })
})

test("another person's debt is never the next one", async () => {
  const { person, loan } = await borrower()
  const other = await setting.newPerson()
  await other.answer(addLiability, { body: gym })
  const { closed } = await person.answer(payLiability, { params: loan, body: full })
  expect(closed?.next).toBeNull()
})

test('a weekly debt frees no amount a month', async () => {
  const { person, loan } = await borrower({ ...short, frequency: 'weekly' })
  const { closed } = await person.answer(payLiability, { params: loan, body: full })
  expect(closed).toMatchObject({ paid: 300, interest: 0, freed: null })
})

test('a yearly debt paid off inside its year counts the interest until then', async () => {
  const yearly = { installments_total: 1, frequency: 'yearly', due_date: '2026-12-20' } as const
  const { person, loan } = await borrower({ ...short, ...yearly })
  setDate('2026-11-22')
  const { closed } = await person.answer(payLiability, { params: loan, body: full })
  expect(closed).toEqual({ paid: 333, interest: 33, saved: 3, freed: null, next: null })
})

test('a debt that began before it was entered counts what was paid and saved since', async () => {
  const { person, loan } = await borrower({ ...short, installments_paid: 1, due_date: '2026-02-28' })
  const { closed } = await person.answer(payLiability, { params: loan, body: full })
  expect(closed).toEqual({ paid: 200.99, interest: 0, saved: 3.02, freed: 102.01, next: null })
})

test('what was saved is unknown if the terms were changed since', async () => {
  const { person, loan } = await borrower()
  await person.answer(updateLiability, { params: loan, body: newTerms(300, { ...short, interest_rate: 24 }) })
  const { closed } = await person.answer(payLiability, { params: loan, body: full })
  expect(closed).toMatchObject({ paid: 300, interest: 0, saved: 0 })
})

test('an undone payment does not count as paid, and what was saved is unknown', async () => {
  const { person, loan } = await borrower()
  await person.answer(payLiability, { params: loan, body: full })
  await undoNewestPayment(person)
  const { closed } = await person.answer(payLiability, { params: loan, body: full })
  expect(closed).toMatchObject({ paid: 300, saved: 0 })
})
