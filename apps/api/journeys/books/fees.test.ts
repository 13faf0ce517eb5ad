// Engines: both (fees are written with the interest, by a statement of each engine)
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  getRecommendations,
  getSchedule,
  type LenderTerms,
  type Liability,
  listEntries,
  payLiability,
  updateProfile,
} from '@solvent/contracts'
import { exportData, importData } from '@solvent/contracts/transfer'
import { expectSoundBooks, onlyLiability, undoNewest } from '../../src/testing/debt-steps'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** Months of 30 days at 12%: 1% of what is owed on each due date. */
const by30Days: LenderTerms = { day_count: '30_360' }

beforeEach(() => setDate('2026-03-01'))

function setDate(date: string): void {
  setting.server.clock.date = date
}

/** A person who owes 12,000.00 in 24 installments, due on the 20th from March on. */
async function borrower(lender_terms: LenderTerms): Promise<[Person, Liability]> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(20_000) })
  const body = carLoan({
    liability_amount: 12_000,
    interest_rate: 12,
    installments_total: 24,
    due_date: '2026-03-20',
    lender_terms: { ...by30Days, ...lender_terms },
  })
  return [person, await person.answer(addLiability, { body })]
}

async function pay(person: Person, debt: Liability, payment_amount: number): Promise<void> {
  const body = { payment_type: 'partial' as const, payment_account: 'Cash', payment_amount }
  await person.answer(payLiability, { params: debt, body })
}

async function notes(person: Person): Promise<string[]> {
  const { entries } = await person.answer(listEntries, {})
  return entries.filter(({ kind }) => kind === 'interest').map(({ note }) => note ?? '')
}

test('a yearly fee is charged with the first interest from its day on', async () => {
  const [person, debt] = await borrower({ yearly_fee: { amount: 60, from: '2026-04-01' } })
  setDate('2026-03-20')
  expect((await onlyLiability(person)).remaining_amount).toBe(12_120)
  await pay(person, debt, debt.installment_amount)
  setDate('2026-04-20')
  const owed = 12_120 - debt.installment_amount
  const interest = Math.round(owed) / 100
  expect((await onlyLiability(person)).remaining_amount).toBeCloseTo(owed + interest + 60, 1)
  expect(await notes(person)).toEqual(['Includes 60.00 in fees', ''])
  await expectSoundBooks(person)
})

test('a missed installment costs the late fee with the next interest, one that is paid late but before it does not', async () => {
  const [person, debt] = await borrower({ late_fee: 25 })
  setDate('2026-04-19')
  await pay(person, debt, debt.installment_amount)
  setDate('2026-04-20')
  expect(await notes(person)).toEqual(['', ''])
  setDate('2026-05-20')
  expect(await notes(person)).toEqual(['Includes 25.00 in fees', '', ''])
  await expectSoundBooks(person)
})

test('paying early costs the charge, and an installment does not', async () => {
  const [person, debt] = await borrower({ early_charge: { percent: 1 } })
  const { installment_amount } = debt
  expect(debt.early_payment).toEqual({ free_amount: installment_amount, percent: 1 })
  expect(debt.payoff_amount).toBeGreaterThan(12_000)
  await pay(person, debt, Number((installment_amount + 1010).toFixed(2)))
  expect((await onlyLiability(person)).remaining_amount).toBeCloseTo(12_000 - installment_amount - 1000, 5)
  expect(await notes(person)).toEqual(['Includes 10.00 for paying early'])
  await expectSoundBooks(person)
  await undoNewest(person, 'payment')
  expect((await onlyLiability(person)).remaining_amount).toBe(12_000)
  await expectSoundBooks(person)
})

test('what clears a debt includes the charge, until the day without one', async () => {
  const [person, debt] = await borrower({ early_charge: { interest_months: 3, free_from: '2026-03-10' } })
  const cleared = 12_000 + Math.round((12_000 - debt.installment_amount) * 3) / 100
  // The interest of the first days of the period comes on top.
  expect(debt.payoff_amount).toBeGreaterThan(cleared)
  setDate('2026-03-10')
  const free = await onlyLiability(person)
  expect(free.early_payment).toBeNull()
  expect(free.payoff_amount).toBe(12_080)
  const body = { payment_type: 'full' as const, payment_account: 'Cash' }
  await person.answer(payLiability, { params: debt, body })
  expect((await onlyLiability(person)).is_completed).toBe(true)
  await expectSoundBooks(person)
})

test('the plan pays early only what saves more than the charge, and says why it waits', async () => {
  const [person] = await borrower({ early_charge: { percent: 2, free_from: '2026-04-15' } })
  const profile = { name: 'Ada', currency_preference: 'USD', selected_model: 'm' } as const
  await person.answer(updateProfile, { body: { ...profile, monthly_income: 9_000 } })
  const [item] = (await person.answer(getRecommendations, { query: {} })).recommendations
  expect(item?.extra_amount).toBe(0)
  expect(item?.explanation).toContain('costs more in charges than it saves until 15 April')
})

test('fees are in the schedule, and export and import keep them', async () => {
  const fees: LenderTerms = {
    yearly_fee: { amount: 60, from: '2026-04-01' },
    late_fee: 25,
    early_charge: { percent: 1, free_from: '2027-01-01' },
  }
  const [person, debt] = await borrower(fees)
  const { payments } = await person.answer(getSchedule, { params: debt })
  const [march, april] = payments
  expect([march?.interest, Number(april?.interest) > 150]).toEqual([120, true])
  const copy = await setting.newPerson()
  await copy.answer(importData, { body: await person.answer(exportData) })
  expect((await onlyLiability(copy)).lender_terms).toEqual({ ...by30Days, ...fees })
  await expectSoundBooks(copy)
})

test.each<[string, LenderTerms, string]>([
  [
    'neither a percentage nor months',
    { early_charge: {} },
    'needs either a percentage or months of interest',
  ],
  [
    'both',
    { early_charge: { percent: 1, interest_months: 3 } },
    'needs either a percentage or months of interest',
  ],
])('a charge with %s is refused', async (_, lender_terms, message) => {
  const person = await setting.newPerson()
  const refused = await person.refusal(addLiability, { body: carLoan({ lender_terms }) })
  expect([refused.status, refused.error]).toEqual([400, expect.stringContaining(message)])
})

test('a card with a minimum has no charge for paying early', async () => {
  const person = await setting.newPerson()
  const minimum = { percent: 3, at_least: 15, plus_interest: true }
  const { installments_total: _, ...card } = carLoan({
    lender_terms: { minimum, early_charge: { percent: 1 } },
  })
  const { fields } = await person.refusal(addLiability, { body: card })
  expect(fields).toEqual([
    {
      field: 'lender_terms',
      message: 'A card with a minimum payment can be paid early without a charge.',
    },
  ])
})
