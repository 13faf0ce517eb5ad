import type { Dashboard } from '@solvent/contracts'
import { color } from '@solvent/ui'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { StrategyCard } from './strategy-card'

function show(liability_type: string, priority_score: number) {
  const dashboard: Dashboard = {
    user: { name: 'Maya', currency_preference: 'USD' },
    net_worth: 0,
    monthly_income: 0,
    total_assets: 0,
    liquid_assets: 0,
    spent_this_month: 0,
    total_liabilities: 0,
    active_liabilities_count: 1,
    assets_by_type: [],
    liabilities_by_type: [],
    high_priority_liabilities: [{ liability: { id: '1', liability_type, description: '' }, priority_score }],
  }
  render(
    <MemoryRouter>
      <StrategyCard dashboard={dashboard} />
    </MemoryRouter>,
  )
  return screen.getByRole('listitem')
}

test('an item without a type and a score is shown as a payment of high priority', () => {
  expect(show('', 0)).toHaveTextContent(/^Payment\s*Priority High$/)
})

test.each([
  [80, color.dangerText],
  [79, color.warningText],
  [60, color.warningText],
  [59, color.successText],
])('an item of priority %i has the colour %s', (score, expected) => {
  expect(show('Car Loan', score)).toHaveTextContent(/^Car Loan/)
  expect(getComputedStyle(screen.getByText(`Priority ${score}`)).color).toBe(expected)
})
