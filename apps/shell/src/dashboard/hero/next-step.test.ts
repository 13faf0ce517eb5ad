import type { Liability, Plan, PlanItem } from '@solvent/contracts'
import { heroText } from './hero-text'
import { nextStep } from './next-step'

const TODAY = '2026-11-22'

const visa: Liability = {
  id: 'visa',
  liability_type: 'Credit Card',
  description: 'Visa',
  liability_amount: 2400,
  total_amount: 2400,
  remaining_amount: 2275.61,
  payoff_amount: 2275.61,
  installment_amount: 124.39,
  installments_total: 24,
  installments_paid: 1,
  frequency: 'monthly',
  due_date: '2026-10-19',
  next_due_date: '2026-11-19',
  priority: 90,
  priority_score: 90,
  importance_score: 90,
  interest_rate: 21.9,
  is_completed: false,
  installments_paid_at_entry: 0,
  remaining_amount_at_entry: null,
  lender_installment_amount: null,
  lender_terms: null,
  credit_limit: null,
  grace_payment: null,
  early_payment: null,
}

function item(changes: Partial<PlanItem>, liability: Partial<PlanItem['liability']> = {}): PlanItem {
  return {
    liability: { ...visa, ...liability },
    priority_score: 90,
    recommended_action: '',
    amount: 0,
    due_amount: 0,
    overdue_amount: 0,
    extra_amount: 0,
    short_by: 0,
    from_savings: 0,
    advice: null,
    score_parts: { priority: 0, due_date: 0, rate: 0, payoff: 0 },
    explanation: '',
    payments: [],
    scheduled: [],
    unrecorded: [],
    timing: null,
    urgency: 'high',
    ...changes,
  }
}

function plan(recommendations: PlanItem[], total_income = 4200): Plan {
  return {
    total_income,
    available_budget: total_income * 0.7,
    budget: { kind: 'share', percent: 70 },
    remaining_budget: 0,
    paid_this_month: 0,
    kept: 0,
    income_so_far: null,
    released: 0,
    received: 0,
    pay: null,
    reserved: 0,
    reserved_for: null,
    reserve_notice: null,
    days_ahead: null,
    cushion: { chosen: null, proposed: 0, filled: 0, notice: null },
    strategy: 'avalanche',
    reserve: 'keep',
    notice: null,
    liquid_assets: null,
    funds_notice: null,
    shortfall: null,
    recommendations,
  }
}

const say = (of: Plan, liabilities: Liability[] = [visa], currency = 'USD') =>
  heroText(nextStep(of, liabilities, TODAY), currency).sentence

test.each([
  ['2026-11-19', 'Pay $394.92 to Visa, 3 days overdue'],
  ['2026-11-21', 'Pay $394.92 to Visa, 1 day overdue'],
  ['2026-11-22', 'Pay $394.92 to Visa, due today'],
  ['2026-11-23', 'Pay $394.92 to Visa, due tomorrow'],
  ['2026-12-04', 'Pay $394.92 to Visa, due 4 December'],
  ['2027-01-04', 'Pay $394.92 to Visa, due 4 January 2027'],
])('a payment due on %s is the next step: "%s"', (next_due_date, sentence) => {
  expect(say(plan([item({ amount: 394.92, due_amount: 394.92 }, { next_due_date })]))).toBe(sentence)
})

test('the first debt with a planned payment is next, named by its type if it has no name', () => {
  const first = item({ due_amount: 50 })
  const second = item({ amount: 20, due_amount: 20 }, { description: '', liability_type: 'Car Loan' })
  const of = plan([first, second, item({ amount: 5 })])
  expect(say(of)).toBe('Pay $20.00 to Car Loan, 3 days overdue')
  expect(heroText(nextStep(of, [visa], TODAY), 'USD').eyebrow).toBe('Next of 2 payments this month')
})

test('what is scheduled is not the next step, and once all of it is, the first day is shown', () => {
  const payment = { on: '2026-11-28', amount: 300 }
  expect(say(plan([item({ amount: 394.92, due_amount: 394.92, scheduled: [payment] })]))).toBe(
    'Pay $94.92 to Visa, 3 days overdue',
  )
  expect(say(plan([item({ amount: 300, scheduled: [payment] })]))).toBe(
    'Everything is scheduled. Next: $300.00 to Visa on 28 November',
  )
})

test('a scheduled payment whose day has come is to be recorded first', () => {
  const unrecorded = [{ on: '2026-11-20', amount: 300 }]
  expect(say(plan([item({ amount: 50 }), item({ amount: 300, unrecorded })]))).toBe(
    'Record your payment of $300.00 to Visa, scheduled for 20 November',
  )
})

test('extra money goes to a debt to save interest, and amounts are in the person’s currency', () => {
  expect(say(plan([item({ amount: 100, extra_amount: 100 })]), [visa], 'EUR')).toBe(
    'Pay €100.00 to Visa, to save interest',
  )
})

test('a user who has paid everything planned is set for this month and sees the next payment', () => {
  const later = { ...visa, id: 'car', description: 'Car', next_due_date: '2026-12-20' }
  expect(say(plan([item({})]), [later, { ...visa, next_due_date: '2026-12-19' }])).toBe(
    'No more payments this month. Next: Visa on 19 December',
  )
})

test.each([
  [
    'nothing is left of the budget',
    plan([item({ due_amount: 120.5 }), item({ due_amount: 0.1 })]),
    "$120.60 is due, and this month's budget is used up",
  ],
  ['no income is known', plan([item({ due_amount: 120 })], 0), 'Add your income to see what to pay'],
] as const)('when %s, the sentence says so', (_, of, sentence) => {
  expect(say(of)).toBe(sentence)
})

test('a user who has paid everything owes nothing', () => {
  expect(say(plan([]), [{ ...visa, is_completed: true }])).toBe('You have no debts to pay')
})
