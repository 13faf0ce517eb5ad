import type { PlanInputs } from '@solvent/contracts'
import { savingsOffer } from './savings-offer'

/** 1,200.00 at 12%, with 100.00 due on the 20th of each month. */
const loan: PlanInputs['liabilities'][number] = {
  id: '0b000000-0000-4000-8000-000000000001',
  liability_type: 'Loan',
  description: '',
  remaining_amount: 1200,
  installment_amount: 100,
  installments_total: 24,
  installments_paid: 0,
  credit: 0,
  frequency: 'monthly',
  due_date: '2026-04-20',
  interest_rate: 12,
  priority_score: 50,
}
const inputs: PlanInputs = {
  today: '2026-03-10',
  monthly_income: 500,
  budget: { kind: 'amount', amount: 200 },
  paid_this_month: 0,
  liquid_assets: 10_000,
  liabilities: [loan],
  expected: [],
}
const offer = (more: Partial<PlanInputs> = {}, choice?: Parameters<typeof savingsOffer>[1]) =>
  savingsOffer({ ...inputs, ...more }, choice)

test('savings beyond the plan and the cushion are offered to debts with interest, with what that saves', () => {
  // March: the budget pays 200.00 extra. 1,000.00 are left, which savings can clear before any interest.
  // Without: 1,000.00 + 10.00 - 200.00 = 810.00; + 8.10 - 200.00 = 618.10; + 6.18 - 200.00 = 424.28;
  // + 4.24 - 200.00 = 228.52; + 2.29 - 200.00 = 30.81; + 0.31 = 31.12 in September: 31.12 of interest.
  expect(offer()).toEqual({
    amount: 1000,
    interest_saved: 31.12,
    months_sooner: 6,
    first: { liability_id: loan.id, amount: 1000 },
  })
})

test('the cushion stays, and only what is beyond it is offered', () => {
  // 200.00 go to the plan and 500.00, one income, stay.
  expect(offer({ liquid_assets: 1000 })?.amount).toBe(300)
  expect(offer({ liquid_assets: 700 })).toBeNull()
  // One income, at most 1,000.00.
  expect(offer({ liquid_assets: 1500, monthly_income: 5000 })?.amount).toBe(300)
})

test('savings pay what is short before they are offered', () => {
  const due = { ...loan, due_date: '2026-03-20', installment_amount: 350 }
  // 150.00 of the 350.00 are short.
  expect(offer({ liquid_assets: 1000, liabilities: [due] })?.amount).toBe(150)
})

test.each<[string, Partial<PlanInputs>, Parameters<typeof savingsOffer>[1]]>([
  ['without interest', { liabilities: [{ ...loan, interest_rate: 0 }] }, {}],
  ['without debts', { liabilities: [] }, {}],
  ['if nothing is known of the accounts', { liquid_assets: undefined }, {}],
  ['for who pays only what is due', {}, { strategy: 'minimum' }],
])('there is no offer %s', (_, more, choice) => {
  expect(offer(more, choice)).toBeNull()
})
