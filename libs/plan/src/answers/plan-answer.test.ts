import type { PlanInputs } from '@solvent/contracts'
import { planAnswer } from './plan-answer'

const rent: PlanInputs['liabilities'][number] = {
  id: '0b000000-0000-4000-8000-000000000001',
  liability_type: 'Rent',
  description: '',
  remaining_amount: 1000,
  installment_amount: 100,
  installments_total: 12,
  installments_paid: 2,
  credit: 0,
  frequency: 'monthly',
  due_date: '2026-01-20',
  interest_rate: 0,
  priority_score: 50,
}
const inputs: PlanInputs = {
  today: '2026-03-10',
  monthly_income: 0,
  paid_this_month: 0,
  liquid_assets: 0,
  liabilities: [rent],
  expected: [],
}
const refund = { on: '2026-05-01', amount: 60, confidence: 100, description: 'Refund' }

/** The first item of a plan with this debt and this income. */
function first(terms: Partial<typeof rent>, monthly_income = 0) {
  const [item] = planAnswer({
    ...inputs,
    monthly_income,
    liabilities: [{ ...rent, ...terms }],
  }).recommendations
  return item
}

test.each([
  ['Rent', 'your landlord'],
  ['Utilities', 'your utility company'],
  ['Insurance', 'your insurer'],
  ['Subscription', 'the provider'],
  ['Car Loan', 'the lender'],
  ['Credit Card', 'the lender'],
  ['Mortgage', 'the lender'],
  ['Tax', 'the person or company you owe'],
])('the advice for %s is to ask %s', (liability_type, whom) => {
  expect(first({ liability_type })?.advice).toBe(
    `$100.00 is not covered: ask ${whom} before 20 March for a later date or smaller installments.`,
  )
})

test.each<[string, Partial<typeof rent>, number, string]>([
  ['today', { due_date: '2026-01-10' }, 0, '$100.00 is not covered: ask your landlord today for a later'],
  [
    'before today',
    { due_date: '2026-01-05' },
    0,
    '$100.00 is not covered, overdue since 5 March: call your landlord now',
  ],
  [
    'before and after today',
    { installments_paid: 1 },
    0,
    '$200.00 is not covered, $100.00 of it overdue since 20 February: call your landlord now',
  ],
  [
    'before today, but covered for the part that is overdue',
    { installments_paid: 1 },
    150,
    '$95.00 is not covered: ask your landlord before 20 March for',
  ],
  ['in part', {}, 100, '$30.00 is not covered: ask your landlord before 20 March for'],
])('the advice for an amount due %s names when to ask', (_, terms, income, text) => {
  expect(first(terms, income)?.advice).toContain(text)
})

/** A plan without an income, with 100.00 due on 20 March, and accounts that hold this much. */
const withSavings = (liquid_assets: number, more: Partial<PlanInputs> = {}) =>
  planAnswer({ ...inputs, liquid_assets, ...more })

test('savings pay a due that the budget does not cover before anyone is asked for time', () => {
  const { shortfall, recommendations } = withSavings(250_000)
  expect(shortfall?.relief).toBe('Your accounts hold $250,000.00 beyond these payments: pay it from there.')
  expect(recommendations[0]?.advice).toBe(
    "$100.00 is not in this month's budget: pay it from your savings by 20 March.",
  )
})

test.each([
  // With 100.00 a month, 70.00 is recommended, and the cushion is 100.00: 170.00 are not savings.
  [170, 'ask', '$30.00 is not covered: ask your landlord before 20 March'],
  [
    180,
    'both',
    "$30.00 is not in this month's budget: pay $10.00 of it from your savings by 20 March. $20.00 is not",
  ],
  [200, 'pay', "$30.00 is not in this month's budget: pay it from your savings by 20 March."],
])('with accounts that hold %d.00, the plan says to %s', (held, _, advice) => {
  const { shortfall, recommendations } = withSavings(held, { monthly_income: 100 })
  expect(recommendations[0]?.advice).toContain(advice)
  expect(shortfall?.relief ?? '').toBe(
    held === 170
      ? ''
      : `Your accounts hold $${held - 170}.00 beyond these payments and a cushion of $100.00: pay ${held === 200 ? 'it' : '$10.00 of it'} from there.`,
  )
})

test('a cushion is one monthly income, at most 1,000.00', () => {
  const relief = (monthly_income: number) =>
    withSavings(9_000, { monthly_income, liabilities: [{ ...rent, installment_amount: 1000 }] }).shortfall
      ?.relief
  expect(relief(999.99)).toContain('a cushion of $999.99: pay it')
  expect(relief(1200)).toContain('a cushion of $1,000.00: pay it')
})

test('savings pay the dues in the order of the plan, and what is overdue first', () => {
  const second = { ...rent, id: '0b000000-0000-4000-8000-000000000002', priority_score: 1 }
  const { recommendations } = withSavings(130, { liabilities: [rent, second] })
  expect(recommendations.map(({ advice }) => advice)).toEqual([
    "$100.00 is not in this month's budget: pay it from your savings by 20 March.",
    "$100.00 is not in this month's budget: pay $30.00 of it from your savings by 20 March. $70.00 is not covered: ask your landlord before 20 March for a later date or smaller installments.",
  ])
  const late = withSavings(130, { liabilities: [{ ...rent, installments_paid: 1 }] })
  expect(late.recommendations[0]?.advice).toBe(
    "$200.00 is not in this month's budget: pay $130.00 of it from your savings now. $70.00 is not covered: ask your landlord now for a later date or smaller installments.",
  )
})

test('expected money covers what savings do not', () => {
  expect(withSavings(70, { expected: [{ ...refund, amount: 200 }] }).shortfall?.relief).toBe(
    'Your accounts hold $70.00 beyond these payments: pay $70.00 of it from there. Refund ($200.00, on 1 May) would cover the rest.',
  )
})

test('a covered due has no advice', () => {
  expect(first({}, 1000)).toMatchObject({ short_by: 0, advice: null })
  expect(planAnswer({ ...inputs, monthly_income: 1000 }).shortfall).toBeNull()
})

test('a due that the budget cannot cover always has high urgency', () => {
  const late = { due_date: '2026-01-31', priority_score: 1 }
  expect(first(late, 1000)?.urgency).toBe('medium')
  expect(first(late, 100)?.urgency).toBe('high')
  expect(first(late)?.urgency).toBe('high')
})

test.each<[string, Partial<typeof refund>[], string | null]>([
  ['none', [], null],
  ['one that is enough', [{ amount: 200 }], 'Refund ($200.00, on 1 May) would cover it.'],
  ['one that is not', [{}], 'Refund ($60.00, on 1 May) would cover $60.00 of it.'],
  [
    'two, and a third that is not needed',
    [{ on: '2026-08-01' }, {}, { on: '2027-06-01' }],
    'Refund ($60.00, on 1 May) and Refund ($60.00, on 1 August) together would cover it.',
  ],
  [
    'one that is not sure',
    [{ amount: 200, confidence: 50 }],
    'Refund ($100.00 counted of $200.00, on 1 May) would cover it.',
  ],
  ['one whose day has passed', [{ on: '2026-03-09' }], null],
])('expected money that covers the shortfall: %s', (_, sums, relief) => {
  const expected = sums.map((sum) => ({ ...refund, ...sum }))
  expect(planAnswer({ ...inputs, expected }).shortfall?.relief ?? null).toBe(relief)
})

test('the meaning of a shortfall names what is due and what is covered', () => {
  expect(planAnswer({ ...inputs, monthly_income: 100 }).shortfall).toMatchObject({
    amount: 30,
    meaning: "You're $30.00 over budget this month. Late payments may cost a fee.",
  })
})

test('the plan warns if the accounts hold less than it recommends to pay', () => {
  const notice = (liquid_assets: number | undefined, monthly_income: number) => {
    const { liquid_assets: _, ...rest } = inputs
    const known = liquid_assets === undefined ? rest : { ...rest, liquid_assets }
    return planAnswer({ ...known, monthly_income }).funds_notice
  }
  expect(notice(0, 1000)).toMatch(/^This plan needs \$100\.00, but your accounts hold \$0\.00\. /)
  expect(notice(99.99, 1000)).toMatch(/^This plan needs \$100\.00, but your accounts hold \$99\.99\. /)
  expect(notice(100, 1000)).toBeNull()
  expect(notice(70, 100)).toBeNull()
  expect(notice(0, 0)).toBeNull()
  expect(notice(undefined, 1000)).toBeNull()
})
