import { CURRENCIES, type PlanInputs, type PlannedLiability } from '@solvent/contracts'
import { driftAnswer } from './drift/drift-answer'
import { effectOfExtra } from './drift/extra-effect'
import { planAnswer } from './plan-answer'
import { projectionAnswer } from './projection-answer'

const rent: PlannedLiability = {
  id: '0b000000-0000-4000-8000-000000000001',
  liability_type: 'Rent',
  description: '',
  remaining_amount: 8400,
  installment_amount: 700,
  installments_total: 12,
  installments_paid: 0,
  credit: 0,
  frequency: 'monthly',
  due_date: '2026-02-28',
  interest_rate: 0,
  priority_score: 95,
}
const card = {
  ...rent,
  id: '0b000000-0000-4000-8000-000000000002',
  liability_type: 'Card',
  interest_rate: 24,
}
const insurance = {
  ...rent,
  id: '0b000000-0000-4000-8000-000000000003',
  liability_type: 'Insurance',
  frequency: 'yearly' as const,
  due_date: '2026-05-20',
  installment_amount: 4200,
}
const inputs: PlanInputs = {
  today: '2026-03-10',
  monthly_income: 3000,
  paid_this_month: 0,
  liquid_assets: 20,
  liabilities: [rent, { ...card, due_date: '2026-03-28' }],
  expected: [{ on: '2026-03-25', amount: 600, confidence: 50, description: 'Bonus' }],
}
const short = { ...inputs, monthly_income: 900 }
const choice = { strategy: 'avalanche', reserve: 'keep' } as const

/** Every answer with amounts in its texts, by name. */
const answers: Readonly<Record<string, (currency: PlanInputs['currency']) => unknown>> = {
  'the plan': (currency) => planAnswer({ ...inputs, currency }),
  'a plan that is short of money': (currency) => planAnswer({ ...short, currency }),
  'a plan with a reserve': (currency) =>
    planAnswer({ ...inputs, liabilities: [{ ...card, remaining_amount: 90_000 }, insurance], currency }),
  'a projection that is short of money': (currency) =>
    projectionAnswer({ ...short, currency }, { debt_free_by: '2027-01' }),
  'a projection without end': (currency) =>
    projectionAnswer({ ...inputs, monthly_income: 10, liabilities: [card], currency }),
  'a drift': (currency) =>
    driftAnswer(
      { inputs, ...choice },
      { inputs: { ...inputs, monthly_income: 3010, currency }, ...choice, posted: [] },
    ),
  'the effect of a payment': (currency) => {
    const before = { ...card, due_date: '2026-03-28' }
    const after = { ...before, remaining_amount: 7000, installments_paid: 2 }
    const side = { inputs: { ...inputs, liabilities: [after], currency }, ...choice }
    return effectOfExtra(side, { before, amount: 1400 })
  },
}

const SIGNS = { USD: '$', EUR: '€', GBP: '£', CAD: 'CA$', AUD: 'A$', INR: '₹' } as const
const cases = Object.entries(answers).flatMap(([name, answer]) =>
  CURRENCIES.map((currency) => [name, currency, answer] as const),
)

/** The texts of an answer. The inputs it repeats have the currency as a code, so they are left out. */
const wordsOf = (answer: unknown) =>
  JSON.stringify(answer, (name, value) => (name === 'inputs' ? undefined : value))

test.each(cases)(
  '%s in %s has the same text as in dollars, with another currency sign',
  (_, currency, answer) => {
    const inDollars = wordsOf(answer(undefined))
    expect(inDollars).toContain('$')
    expect(wordsOf(answer(currency))).toBe(inDollars.replaceAll('$', () => SIGNS[currency]))
  },
)
