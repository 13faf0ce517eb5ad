// Engines: both (statements that add no interest are stored without an entry)
import { newTerms } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addLiability,
  getProjection,
  getSchedule,
  type LenderTerms,
  type Liability,
  payLiability,
  recordExpense,
  updateLiability,
  updateProfile,
} from '@solvent/contracts'
import { exportData, importData } from '@solvent/contracts/transfer'
import { expectSoundBooks, onlyLiability, undoNewest } from '../../src/testing/debt-steps'
import { cardholder, statementCard, statementTerms } from '../../src/testing/statement-card'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** Its earlier statements were paid in full. */
const terms: LenderTerms = { ...statementTerms, grace_period: 'kept' }
const card = { ...statementCard, lender_terms: terms }

beforeEach(() => setDate('2026-03-01'))

function setDate(date: string): void {
  setting.server.clock.date = date
}

async function pay(person: Person, debt: Liability, payment_amount: number): Promise<void> {
  const body = { payment_type: 'partial' as const, payment_account: 'Cash', payment_amount }
  await person.answer(payLiability, { params: debt, body })
}

async function spend(person: Person, amount: number, occurred_on: string): Promise<void> {
  const body = { amount, occurred_on, account: 'Visa', category: 'Transport', note: 'taxi' }
  await person.answer(recordExpense, { body })
}

test('a card whose statements are paid in full never costs interest', async () => {
  const [person, debt] = await cardholder(setting, card)
  setDate('2026-04-02')
  expect(await onlyLiability(person)).toMatchObject({
    remaining_amount: 2000,
    payoff_amount: 2000,
    installment_amount: 60,
    grace_payment: { amount: 2000, by: '2026-04-20' },
  })
  await spend(person, 300, '2026-04-02')
  setDate('2026-04-20')
  await pay(person, debt, 2000)
  expect((await onlyLiability(person)).grace_payment).toBeNull()
  setDate('2026-05-02')
  const stated = { remaining_amount: 300, grace_payment: { amount: 300, by: '2026-05-20' } }
  expect(await onlyLiability(person)).toMatchObject(stated)
  await expectSoundBooks(person)
})

test('paid a day late, a statement costs the interest of all its time, and so does the next one', async () => {
  const [person, debt] = await cardholder(setting, card)
  setDate('2026-04-21')
  expect(await onlyLiability(person)).toMatchObject({ payoff_amount: 2021, grace_payment: null })
  await pay(person, debt, 1500)
  setDate('2026-05-01')
  // By 30 April 21 days on 2,000.00 and 9 on 500.00.
  expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 523.25, grace_payment: null })
  await pay(person, debt, 500)
  setDate('2026-06-01')
  // A day on 523.25 and 29 on 23.25.
  expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 23.85 })
  await expectSoundBooks(person)
})

test('the undo of a payment takes back what it did for the statement', async () => {
  const [person, debt] = await cardholder(setting, card)
  setDate('2026-04-10')
  await pay(person, debt, 1900)
  expect((await onlyLiability(person)).grace_payment).toEqual({ amount: 100, by: '2026-04-20' })
  await undoNewest(person, 'payment')
  expect((await onlyLiability(person)).grace_payment).toEqual({ amount: 2000, by: '2026-04-20' })
  setDate('2026-05-01')
  expect((await onlyLiability(person)).remaining_amount).toBe(2030)
  await expectSoundBooks(person)
})

test('a balance that is carried costs interest until two statements in a row are paid in full', async () => {
  const lender_terms: LenderTerms = { ...terms, grace_period: 'lost' }
  const [person, debt] = await cardholder(setting, { ...card, lender_terms })
  setDate('2026-04-01')
  expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 2030, grace_payment: null })
  await spend(person, 100, '2026-04-01')
  setDate('2026-04-20')
  await pay(person, debt, 2030)
  setDate('2026-05-01')
  // From 31 March a day on 2,030.00, 19 on 2,130.00 and 10 on 100.00.
  expect(await onlyLiability(person)).toMatchObject({
    remaining_amount: 121.75,
    grace_payment: { amount: 121.75, by: '2026-05-20' },
  })
  await spend(person, 50, '2026-05-01')
  await pay(person, debt, 121.75)
  setDate('2026-06-01')
  expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 50 })
  await expectSoundBooks(person)
})

test('export and import keep it, and a new answer about it starts again', async () => {
  const [person] = await cardholder(setting, card)
  setDate('2026-04-02')
  const copy = await setting.newPerson()
  await copy.answer(importData, { body: await person.answer(exportData) })
  const copied = await onlyLiability(copy)
  expect(copied.grace_payment).toEqual({ amount: 2000, by: '2026-04-20' })
  await expectSoundBooks(copy)
  const { liability_amount, ...rest } = card
  const body = { ...newTerms(liability_amount), ...rest }
  await copy.answer(updateLiability, { params: copied, body: { ...body, interest_rate: 20 } })
  expect((await onlyLiability(copy)).grace_payment).toEqual({ amount: 2000, by: '2026-04-20' })
  const lender_terms: LenderTerms = { ...terms, grace_period: 'lost' }
  await copy.answer(updateLiability, { params: copied, body: { ...body, lender_terms } })
  expect((await onlyLiability(copy)).grace_payment).toBeNull()
  await expectSoundBooks(copy)
})

test('a document from before statements were kept opens, and the card goes on as it was entered', async () => {
  const [person] = await cardholder(setting, card)
  setDate('2026-04-02')
  await onlyLiability(person)
  const data = await person.answer(exportData)
  const older = data.liabilities.map(({ statement_unpaid: _, statement_in_grace: __, ...row }) => row)
  const copy = await setting.newPerson()
  await copy.answer(importData, { body: { ...data, liabilities: older } })
  expect(await onlyLiability(copy)).toMatchObject({ remaining_amount: 2000, grace_payment: null })
})

test('the schedule and the projection know it', async () => {
  const [person, debt] = await cardholder(setting, { ...card, due_date: '2026-04-20' })
  setDate('2026-04-02')
  const { payments } = await person.answer(getSchedule, { params: debt })
  // The minimum of April is not the statement: 20 days on 2,000.00 and 10 on 1,940.00.
  expect(payments[1]).toMatchObject({ due_date: '2026-05-20', interest: 29.7 })
  const profile = { name: 'Ada', currency_preference: 'USD', selected_model: 'llama3.1-8b' }
  await person.answer(updateProfile, { body: { ...profile, monthly_income: 10_000 } })
  const projection = await person.answer(getProjection)
  expect(projection).toMatchObject({ months_to_debt_free: 1, total_interest: 0 })
})

test.each<[string, Partial<LenderTerms>]>([
  ['without a minimum', { statement_days: 20 }],
  [
    'without days from statement to due date',
    { minimum: { percent: 3, at_least: 15, plus_interest: false } },
  ],
])('an interest-free period %s is refused', async (_what, given) => {
  const person = await setting.newPerson()
  const body = { ...card, installments_total: 36, lender_terms: { ...given, grace_period: 'kept' as const } }
  const { fields } = await person.refusal(addLiability, { body })
  const message = 'An interest-free period needs a minimum payment and the days from statement to due date.'
  expect(fields).toEqual([{ field: 'lender_terms', message }])
})
