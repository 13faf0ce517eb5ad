import type { PayoffProjection } from '@solvent/contracts'
import { render, screen, within } from '@testing-library/react'
import { StrategyTable } from './strategy-table'

type Compared = PayoffProjection['comparison'][number]

const cheapest: Compared = {
  strategy: 'avalanche',
  ending: 'debt_free',
  months_to_debt_free: 12,
  debt_free_month: '2027-10',
  total_interest: 10,
  total_paid: 1010,
  interest_saved: 900,
  extra_cost: 0,
  extra_days: 0,
  closed_in_a_year: 1,
  short_months: 0,
  owed: [],
}
const late: Compared = {
  ...cheapest,
  strategy: 'minimum',
  months_to_debt_free: 174,
  debt_free_month: '2041-04',
  interest_saved: 0,
  extra_cost: 900,
  extra_days: 4932,
}

test('a delay is shown in years and months', async () => {
  render(<StrategyTable comparison={[cheapest, late]} chosen="avalanche" onChoose={() => {}} />)
  const row = within(await screen.findByRole('row', { name: /^Only what is due/ }))
  expect(row.getByText('13 years 6 months later')).toBeVisible()
})
