import type { PlanInputs, WhatIf } from '@solvent/contracts'
import { projectionAnswer } from './projection-answer'

const loan: PlanInputs['liabilities'][number] = {
  id: '0b000000-0000-4000-8000-000000000001',
  liability_type: 'Loan',
  description: '',
  remaining_amount: 1000,
  installment_amount: 100,
  installments_total: 120,
  installments_paid: 0,
  credit: 0,
  frequency: 'monthly',
  due_date: '2026-04-15',
  interest_rate: 12,
  priority_score: 50,
}
const inputs: PlanInputs = {
  today: '2026-03-10',
  monthly_income: 10,
  paid_this_month: 0,
  liabilities: [loan],
  expected: [],
}

const answer = (more: Partial<PlanInputs> = {}, whatIf: WhatIf = {}) =>
  projectionAnswer({ ...inputs, ...more }, whatIf)

test('debts that are never paid off get the smallest budget that pays them on time, and what less would do', () => {
  const { ending, smallest_budget: smallest, notice } = answer()
  expect(ending).toBe('never')
  expect(smallest).toEqual({
    more_per_month: 83.91,
    budget: 90.91,
    debt_free_month: '2027-02',
    text: 'At $90.91 a month you would pay every installment on time and be debt-free in February 2027. At $9.91 it would be June 2085, with late payments in 710 months.',
  })
  expect(notice).toBe(
    'With this budget, your debts are never paid off. At $90.91 a month you would pay every installment on time and be debt-free in February 2027. At $9.91 it would be June 2085, with late payments in 710 months.',
  )
  const onTime = answer({}, { extra_per_month: 83.91 })
  expect(onTime).toMatchObject({ ending: 'debt_free', debt_free_month: '2027-02', smallest_budget: null })
  expect(onTime.months.every(({ short_by }) => short_by === 0)).toBe(true)
  const centLess = answer({}, { extra_per_month: 83.9 })
  expect(centLess.months.some(({ short_by }) => short_by > 0)).toBe(true)
  const late = answer({}, { extra_per_month: 2.91 })
  expect(late).toMatchObject({ ending: 'debt_free', debt_free_month: '2085-06' })
  expect(late.months.filter(({ short_by }) => short_by > 0)).toHaveLength(710)
  expect(answer({}, { extra_per_month: 2.9 }).ending).not.toBe('debt_free')
})

test('a what-if counts in the smallest budget, not in the money still missing', () => {
  const { smallest_budget: smallest } = answer({}, { extra_per_month: 2.5 })
  expect(smallest).toMatchObject({ more_per_month: 81.41, budget: 90.91 })
  const later = answer({}, { income: 5, income_from: '2027-01-01' }).smallest_budget
  expect(later).toMatchObject({
    budget: null,
    text: expect.stringMatching(/^With \$\d+\.\d\d more a month you/),
  })
})

test('for a debt that no budget pays off, the answer asks for its due date', () => {
  const sofa = { ...loan, interest_rate: 0, due_date: null }
  const text = 'One of your debts has no due date, so we cannot plan its payments. Add its due date.'
  const rich = { liabilities: [sofa], monthly_income: 5000 }
  expect(answer(rich, { debt_free_by: '2030-01' })).toMatchObject({
    notice: text,
    smallest_budget: null,
    goal: { more_per_month: null, debt_free_month: null, text },
  })
})

test.each<[string, Partial<PlanInputs>, WhatIf, string]>([
  [
    'needs more',
    { monthly_income: 200 },
    { debt_free_by: '2026-09' },
    'To be debt-free by September 2026, pay $7.16 more a month ($147.16 in total).',
  ],
  [
    'is reached',
    { monthly_income: 200 },
    { debt_free_by: '2027-06' },
    'You are on track to be debt-free in October 2026.',
  ],
  ['is set without debts', { liabilities: [] }, { debt_free_by: '2027-06' }, 'You have no debt.'],
  [
    'is too near for a debt without interest',
    { monthly_income: 2000, liabilities: [{ ...loan, interest_rate: 0 }] },
    { debt_free_by: '2026-09' },
    "September 2026 isn't possible: your interest-free debts run until January 2027 and are never paid early.",
  ],
  [
    'is too near when only dues are paid',
    { monthly_income: 2000 },
    { debt_free_by: '2026-09', strategy: 'minimum' },
    "September 2026 isn't possible: this strategy pays only what is due, and the last payment is in February 2027.",
  ],
])('the text of a goal that %s', (_, more, whatIf, text) => {
  expect(answer(more, whatIf).goal).toMatchObject({ debt_free_by: whatIf.debt_free_by, text })
})

test('with many debts, a goal is answered for near months only, and the smallest budget within fewer years', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...loan,
    id: `0b000000-0000-4000-8000-0000000000${10 + index}`,
  }))
  const goalFor = (debt_free_by: string, liabilities = many) => answer({ liabilities }, { debt_free_by })
  expect(goalFor('2027-06').goal?.more_per_month).toBeGreaterThan(0)
  const far = goalFor('2099-06')
  expect(far.goal).toMatchObject({
    more_per_month: null,
    text: 'You have too many debts for us to calculate this. Choose an earlier month.',
  })
  expect(far.smallest_budget?.debt_free_month).toBe('2027-02')
  const crowd = Array.from({ length: 30 }, () => many).flat()
  expect(goalFor('2027-06', crowd).smallest_budget).toBeNull()
})

test('without a month there is no goal', () => {
  expect(answer().goal).toBeNull()
})
