// Engines: both (statements set the minimum as interest is posted)
import { newTerms } from '@solvent/api-testing/examples'
import {
  addLiability,
  getProjection,
  getRecommendations,
  getSchedule,
  payLiability,
  recordExpense,
  schedulePayment,
  updateLiability,
  updateProfile,
} from '@solvent/contracts'
import { exportData, importData } from '@solvent/contracts/transfer'
import { expectSoundBooks, onlyLiability, undoNewest } from '../../src/testing/debt-steps'
import { statementCard as card, cardholder, statementTerms as terms } from '../../src/testing/statement-card'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const profile = { name: 'Ada', currency_preference: 'USD', selected_model: 'llama3.1-8b' }

beforeEach(() => setDate('2026-03-01'))

function setDate(date: string): void {
  setting.server.clock.date = date
}

const instalment = { payment_type: 'installment' as const, payment_account: 'Cash' }

test('a card needs no number of installments, and asks for its minimum', async () => {
  const [person, debt] = await cardholder(setting)
  expect(debt).toMatchObject({ remaining_amount: 2000, installment_amount: 60, lender_terms: terms })
  const { recommendations } = await person.answer(getRecommendations)
  expect(recommendations[0]).toMatchObject({ due_amount: 60 })
  await expectSoundBooks(person)
})

test('each statement adds the interest and sets the next minimum, which falls with what is owed', async () => {
  const [person, debt] = await cardholder(setting)
  setDate('2026-03-20')
  await person.answer(payLiability, { params: debt, body: instalment })
  // Expected with the interest until 31 March: 20 days of 2,000.00 and 10 of 1,940.00 are 29.70.
  const expected = { remaining_amount: 1940, installment_amount: 59.09, next_due_date: '2026-04-20' }
  expect(await onlyLiability(person)).toMatchObject(expected)
  setDate('2026-04-01')
  expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 1969.7, installment_amount: 59.09 })
  await person.answer(payLiability, { params: debt, body: instalment })
  expect((await onlyLiability(person)).installment_amount).toBeLessThan(59.09)
  await expectSoundBooks(person)
})

test('an expense on the card is a part of its next statement', async () => {
  const [person, debt] = await cardholder(setting)
  const taxi = { amount: 500, occurred_on: '2026-03-02', account: 'Visa', category: 'Transport' }
  setDate('2026-03-02')
  await person.answer(recordExpense, { body: { ...taxi, note: 'taxi' } })
  expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 2500, installment_amount: 60 })
  setDate('2026-03-20')
  await person.answer(payLiability, { params: debt, body: instalment })
  // By 31 March (2,000.00 x 2 + 2,500.00 x 18 + 2,440.00 x 10) x 18% / 360 are 36.70.
  setDate('2026-04-05')
  expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 2476.7, installment_amount: 74.3 })
  await expectSoundBooks(person)
})

test('a payment below the minimum leaves the rest of it due, which a statement does not change', async () => {
  const [person, debt] = await cardholder(setting)
  setDate('2026-03-15')
  const part = { payment_type: 'partial', payment_account: 'Cash', payment_amount: 25 }
  await person.answer(payLiability, { params: debt, body: part })
  const due = async () => (await person.answer(getRecommendations)).recommendations[0]?.due_amount
  expect(await due()).toBe(35)
  await undoNewest(person, 'payment')
  expect(await due()).toBe(60)
  await expectSoundBooks(person)
})

test('without interest the minimum falls as well', async () => {
  const [person, debt] = await cardholder(setting, { interest_rate: 0 })
  setDate('2026-03-20')
  await person.answer(payLiability, { params: debt, body: instalment })
  setDate('2026-04-05')
  expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 1940, installment_amount: 58.2 })
  await expectSoundBooks(person)
})

test('the schedule and the projection take as long as the minimum does', async () => {
  const [person, debt] = await cardholder(setting)
  const { payments, total_interest } = await person.answer(getSchedule, { params: debt })
  expect(payments.slice(0, 3).map(({ payment }) => payment)).toEqual([60, 59.09, 58.2])
  expect(payments.at(-1)).toMatchObject({ closing: 0 })
  await person.answer(updateProfile, { body: { ...profile, monthly_income: 3000 } })
  const { comparison } = await person.answer(getProjection)
  const onlyMinimum = comparison.find(({ strategy }) => strategy === 'minimum')
  expect(onlyMinimum).toMatchObject({ months_to_debt_free: payments.length, total_interest })
})

test('an automatic payment of the installment pays the minimum of that day', async () => {
  const [person, debt] = await cardholder(setting)
  const body = { ...instalment, on: '2026-03-20', automatic: true }
  await person.answer(schedulePayment, { params: debt, body })
  setDate('2026-03-21')
  expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 1940, installments_paid: 1 })
})

test('a new minimum applies from today, and export and import keep it', async () => {
  const [person, debt] = await cardholder(setting)
  const minimum = { percent: 1, at_least: 25, plus_interest: true }
  const { liability_amount, ...rest } = card
  const body = { ...newTerms(liability_amount), ...rest, lender_terms: { ...terms, minimum } }
  await person.answer(updateLiability, { params: debt, body })
  expect(await onlyLiability(person)).toMatchObject({ installment_amount: 25, lender_terms: { minimum } })
  setDate('2026-04-05')
  // 1% of 2,030.00, and the 30.00 of interest.
  expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 2030, installment_amount: 50.3 })
  const copy = await setting.newPerson()
  await copy.answer(importData, { body: await person.answer(exportData) })
  expect(await onlyLiability(copy)).toMatchObject({ installment_amount: 50.3, lender_terms: { minimum } })
  await expectSoundBooks(copy)
})

test('a credit limit is kept until it is changed, by an undo and an import as well', async () => {
  const [person, debt] = await cardholder(setting, { credit_limit: 5000 })
  expect(debt.credit_limit).toBe(5000)
  const { liability_amount, ...rest } = card
  const edited = { ...newTerms(liability_amount), ...rest }
  await person.answer(updateLiability, { params: debt, body: { ...edited, interest_rate: 20 } })
  expect(await onlyLiability(person)).toMatchObject({ interest_rate: 20, credit_limit: 5000 })
  await person.answer(updateLiability, { params: debt, body: { ...edited, credit_limit: null } })
  expect((await onlyLiability(person)).credit_limit).toBeNull()
  await undoNewest(person, 'adjustment')
  expect((await onlyLiability(person)).credit_limit).toBe(5000)
  const copy = await setting.newPerson()
  await copy.answer(importData, { body: await person.answer(exportData) })
  expect((await onlyLiability(copy)).credit_limit).toBe(5000)
  await expectSoundBooks(person)
})

test.each([
  ['a weekly debt', { frequency: 'weekly' as const }, 'Only a monthly debt can have a minimum payment.'],
  [
    'a minimum below the interest',
    { interest_rate: 48 },
    'The interest of one month is $80.00: a minimum of $62.40 never pays this off.',
  ],
])('%s is refused with what is wrong', async (_what, change, message) => {
  const person = await setting.newPerson()
  const refusal = await person.refusal(addLiability, { body: { ...card, ...change } })
  expect(refusal.fields).toEqual([{ field: 'lender_terms', message }])
})
