import type { PlanInputs } from '@solvent/contracts'
import { projectionAnswer } from '../projection-answer'
import { rangeAnswer } from './range-answer'

const card: PlanInputs['liabilities'][number] = {
  id: '0b000000-0000-4000-8000-000000000001',
  liability_type: 'Credit Card',
  description: 'Visa',
  remaining_amount: 6000,
  installment_amount: 150,
  installments_total: 120,
  installments_paid: 0,
  credit: 0,
  frequency: 'monthly',
  due_date: '2026-04-15',
  interest_rate: 18,
  priority_score: 50,
}
const loan = { ...card, liability_type: 'Personal Loan', description: 'Loan' }
const inputs: PlanInputs = {
  today: '2026-03-10',
  monthly_income: 400,
  paid_this_month: 0,
  liabilities: [loan],
  expected: [],
}
const fixed = { ...inputs, budget: { kind: 'amount' as const, amount: 280 } }
const bonus = { on: '2026-06-01', amount: 3000, confidence: 50, description: 'Bonus' }

/** Fails if nothing is uncertain. */
function rangeOf(given: PlanInputs) {
  const { range } = rangeAnswer(given)
  if (!range) throw new Error('No range')
  return range
}

const endOf = (given: PlanInputs) => projectionAnswer(given).debt_free_month

test('a month is certain if nothing can change it, so no range is said', () => {
  expect(rangeAnswer(fixed)).toEqual({ range: null })
  expect(rangeAnswer({ ...fixed, liabilities: [] })).toEqual({ range: null })
})

test('debts that are never paid off have no range', () => {
  expect(rangeAnswer({ ...inputs, monthly_income: 50 })).toEqual({ range: null })
})

test('the same inputs have the same range', () => {
  expect(rangeAnswer(inputs)).toEqual(rangeAnswer(inputs))
})

test('an uncertain income ends the debts sooner or later than planned', () => {
  const { from, to, text, causes } = rangeOf(inputs)
  const planned = endOf(inputs) ?? ''
  expect((from ?? '') < planned && planned < (to ?? '')).toBe(true)
  expect(text).toMatch(/^In 8 of 10 cases between \w+( \d{4})? and \w+ \d{4}\.$/)
  expect(causes).toMatchObject([{ cause: 'income', from, to }])
})

test('an irregular income is less certain than a regular one', () => {
  const regular = rangeOf(inputs)
  const irregular = rangeOf({ ...inputs, pay: { kind: 'irregular' } })
  expect((irregular.from ?? '') < (regular.from ?? '')).toBe(true)
  expect((irregular.to ?? '') > (regular.to ?? '')).toBe(true)
})

test('money that may come spans from the month with it to the month without it', () => {
  const withIt = endOf({ ...fixed, expected: [{ ...bonus, confidence: 100 }] })
  const without = endOf(fixed)
  expect(rangeOf({ ...fixed, expected: [bonus] })).toMatchObject({ from: withIt, to: without })
})

test('rates of cards can change, and those of loans cannot', () => {
  const { from, to, causes } = rangeOf({ ...fixed, liabilities: [card] })
  const at = (interest_rate: number) => endOf({ ...fixed, liabilities: [{ ...card, interest_rate }] })
  expect(causes.map(({ cause }) => cause)).toEqual(['rates'])
  expect(at(17) ?? '').toBe(from)
  expect((to ?? '') >= (at(18) ?? '') && (to ?? '') <= (at(20) ?? '')).toBe(true)
})

test('each cause is also said alone, and none is wider than all together', () => {
  const { from, to, causes } = rangeOf({ ...inputs, liabilities: [card], expected: [bonus] })
  expect(causes.map(({ cause }) => cause)).toEqual(['income', 'expected', 'rates'])
  for (const alone of causes) {
    expect((alone.from ?? '') >= (from ?? '')).toBe(true)
    expect((alone.to ?? '9999') <= (to ?? '9999')).toBe(true)
  }
})

test('debts that end only in some of the runs say so', () => {
  // The interest of a month is 90.00 at 18%, and 96.00 at 19.2%.
  const endless = { ...card, installment_amount: 95, installments_total: 5200 }
  const tight = rangeOf({ ...fixed, budget: { kind: 'amount', amount: 96 }, liabilities: [endless] })
  expect(tight.to).toBeNull()
  expect(tight.text).toMatch(/not before \w+ \d{4}, and in some your debts are not paid off\.$/)
})
