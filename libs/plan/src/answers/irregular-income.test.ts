import type { PlanInputs } from '@solvent/contracts'
import { planAnswer } from './plan-answer'
import { courseAnswer } from './projection-answer'
import { cardAndRent } from './testing/card-and-rent'

/** A smallest month of 2,500.00, and so much income this month. */
const withIncome = (income_so_far: number, more: Partial<PlanInputs> = {}): PlanInputs => ({
  ...cardAndRent,
  pay: { kind: 'irregular' },
  income_so_far,
  ...more,
})

/** What this month and the next one pay. */
const paidInMonths = (inputs: PlanInputs) =>
  courseAnswer(inputs)
    .months.slice(0, 2)
    .map(({ paid }) => paid)

test.each([
  ['nothing arrived', withIncome(0), 0, [1750, 1750]],
  ['as much as in the smallest month arrived', withIncome(2500), 0, [1750, 1750]],
  ['more arrived', withIncome(3000), 350, [2100, 1750]],
  ['a part of it is rounded to the cent', withIncome(2500.02), 0.01, [1750.01, 1750]],
  [
    'half of the income may go to debts',
    withIncome(3000, { budget: { kind: 'share', percent: 50 } }),
    250,
    [1500, 1250],
  ],
  [
    'the budget is a fixed amount',
    withIncome(3000, { budget: { kind: 'amount', amount: 1500 } }),
    0,
    [1500, 1500],
  ],
])(
  '%s: this month has that much on top of its budget, and the next one has not',
  (_, inputs, released, paid) => {
    expect(planAnswer(inputs)).toMatchObject({ released, kept: 0 })
    expect(paidInMonths(inputs)).toEqual(paid)
  },
)

test('the reserve of last month and what this month released add up', () => {
  const inputs = withIncome(3000, { kept: 100, paid_this_month: 40 })
  expect(planAnswer(inputs)).toMatchObject({ kept: 100, released: 350 })
  expect(paidInMonths(inputs)).toEqual([2160, 1750])
})

test('a what-if income that counts today replaces what arrived', () => {
  const months = courseAnswer(withIncome(3000), { income: 2000 }).months
  expect(months.slice(0, 2).map(({ paid }) => paid)).toEqual([1400, 1400])
})
