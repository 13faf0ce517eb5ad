import type { PlanInputs } from '@solvent/contracts'
import { planAnswer } from '@solvent/plan/answers'
import { fakeApi } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen } from '@testing-library/react'
import { BudgetTiles } from './budget-tiles'

const inputs: PlanInputs = {
  today: '2026-03-10',
  monthly_income: 900,
  paid_this_month: 50,
  pay: { kind: 'irregular' },
  liabilities: [],
  expected: [],
}

test.each<[Partial<PlanInputs>, string, string]>([
  [{}, 'Each month, paid irregularly', '70% of income, $50.00 of it paid'],
  [
    {
      recurring: {
        sums: [{ on: '2026-03-28', kind: 'pay', name: 'Salary', amount: 900 }],
        bills_per_month: 0,
      },
    },
    'Paid on the days of your recurring income',
    '70% of income, $50.00 of it paid',
  ],
  [{ income_so_far: 900 }, 'Your smallest of the last three months', '70% of income, $50.00 of it paid'],
  [
    { income_so_far: 2000, received: { left: 300, paid: 0 } },
    'Your smallest of the last three months',
    "70% of income, plus $770.00 of this month's income, plus $300.00 received, $50.00 of it paid",
  ],
])('the tiles say which income counts, and what is on top of its budget: %j', (more, income, budget) => {
  const known = { ...inputs, ...more }
  renderWithApi(<BudgetTiles plan={planAnswer(known)} inputs={known} />, fakeApi())
  expect(screen.getByText(income)).toBeVisible()
  expect(screen.getByText(budget)).toBeVisible()
})
