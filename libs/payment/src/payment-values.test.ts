import type { Liability } from '@solvent/contracts'
import { amountOf, toPaymentValues } from './payment-values'

const card: Liability = {
  id: '',
  liability_type: 'Credit Card',
  description: '',
  liability_amount: 1200,
  total_amount: 1200,
  remaining_amount: 1100,
  payoff_amount: 1100,
  installment_amount: 100,
  installments_total: 12,
  installments_paid: 1,
  frequency: 'monthly',
  due_date: '2026-01-31',
  next_due_date: '2026-02-28',
  priority: 87,
  priority_score: 90,
  importance_score: 90,
  interest_rate: 0,
  is_completed: false,
  installments_paid_at_entry: 0,
  remaining_amount_at_entry: null,
  lender_installment_amount: null,
  lender_terms: null,
  credit_limit: null,
  grace_payment: null,
  early_payment: null,
}
const almostPaid = { ...card, remaining_amount: 40, payoff_amount: 40 }

test.each([
  ['an instalment', card, undefined, 'installment', ''],
  ['an instalment if the amount equals one', card, 100, 'installment', ''],
  ['the full balance if the amount equals it', card, 1100, 'full', ''],
  ['any other amount unchanged', card, 250.5, 'partial', '250.50'],
  ['the last instalment if less than one is left', almostPaid, 40, 'installment', ''],
] as const)('the dialog opens with %s', (_, liability, amount, payment_type, payment_amount) => {
  const values = toPaymentValues(liability, amount)
  expect(values).toEqual({ payment_type, payment_amount, payment_account: '' })
  expect(amountOf(liability, values)).toBe(amount ?? 100)
})

test.each([
  ['an instalment', 'installment', '', 40],
  ['the full balance', 'full', '', 40],
  ['a typed amount', 'partial', '1,234.50', 1234.5],
  ['an empty amount', 'partial', '', 0],
  ['a word', 'partial', 'ten', Number.NaN],
] as const)(
  'the amount of a payment of %s is at most what is left, or as typed',
  (_, type, typed, amount) => {
    const values = { payment_type: type, payment_amount: typed, payment_account: '' }
    expect(amountOf(almostPaid, values)).toBe(amount)
  },
)
