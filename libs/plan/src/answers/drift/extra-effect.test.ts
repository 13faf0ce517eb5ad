import type { PlanInputs, PlannedLiability } from '@solvent/contracts'
import { effectOfExtra } from './extra-effect'

const card: PlannedLiability = {
  id: '0b000000-0000-4000-8000-000000000001',
  liability_type: 'Card',
  description: '',
  remaining_amount: 1200,
  installment_amount: 110,
  installments_total: 12,
  installments_paid: 0,
  credit: 0,
  frequency: 'monthly',
  due_date: '2026-03-20',
  interest_rate: 12,
  priority_score: 50,
}
const inputs: PlanInputs = {
  today: '2026-03-10',
  monthly_income: 158,
  paid_this_month: 0,
  liabilities: [card],
  expected: [],
}

/** The effect of a payment on the card. */
function effect(amount: number, changes: Partial<PlannedLiability>, before = card) {
  const liabilities = [{ ...before, remaining_amount: before.remaining_amount - amount, ...changes }]
  const after = { ...inputs, paid_this_month: amount, liabilities }
  return effectOfExtra({ inputs: after, strategy: 'avalanche', reserve: 'keep' }, { before, amount })
}

test('a payment beyond the dues pays the debts off sooner and saves interest', () => {
  expect(effect(330, { installments_paid: 1 })).toBe(
    "You'll be debt-free 2 months sooner and pay $25.31 less interest",
  )
})

test('a small payment beyond the dues only saves interest', () => {
  expect(effect(115, { installments_paid: 1 })).toMatch(/^You'll pay \$\d\.\d\d less interest$/)
})

test('paying what is due or less has no effect to report', () => {
  expect([effect(110, { installments_paid: 1 }), effect(60, { credit: 60 })]).toEqual([null, null])
})

test('without interest saved or months gained, there is no effect to report', () => {
  const sofa = { ...card, interest_rate: 0, due_date: '2026-03-20' }
  expect(effect(111, { installments_paid: 1 }, sofa)).toBeNull()
})

test('a payment that clears the only debt counts the months it saves', () => {
  expect(effect(1200, { installments_paid: 12 })).toMatch(
    /^You'll be debt-free 11 months sooner and pay \$\d+\.\d\d less interest$/,
  )
})
