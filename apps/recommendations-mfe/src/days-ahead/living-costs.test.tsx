import type { PlanInputs } from '@solvent/contracts'
import { fakeApi } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import { LivingCosts } from './living-costs'

const inputs: PlanInputs = {
  today: '2026-03-10',
  monthly_income: 4200,
  paid_this_month: 0,
  liabilities: [],
  expected: [],
}

test.each([
  [{}, '$1,260.00 a month, what your budget leaves'],
  [{ recorded_living_costs: 1600.5 }, '$1,600.50 a month, the average of your last three months'],
  [{ recorded_living_costs: 1600.5, living_costs: 900 }, '$900.00 a month'],
  [
    { recorded_living_costs: 1600.5, limited_living_costs: 1200 },
    '$1,200.00 a month, your limits and the average of everything else',
  ],
  [
    { recurring: { sums: [], bills_per_month: 1300 }, living_costs: 900 },
    '$900.00 a month. Your recurring bills are more: $1,300.00 in an average month',
  ],
])('living costs say where they come from: %j', (known, text) => {
  renderWithApi(<LivingCosts inputs={{ ...inputs, ...known }} />, fakeApi())
  expect(screen.getByText(`Includes living costs of ${text}.`)).toBeVisible()
})

test('the form says what counts without an entry', async () => {
  const { user } = renderWithApi(
    <LivingCosts inputs={{ ...inputs, recorded_living_costs: 1600.5 }} />,
    fakeApi(),
  )
  await user.click(screen.getByRole('button', { name: 'Change living costs' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Living costs' }))
  expect(
    dialog.getByText('Left empty, it is the average of your last three months: $1,600.50.'),
  ).toBeVisible()
})
