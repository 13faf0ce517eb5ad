import { render, screen } from '@testing-library/react'
import { NetWorthCard } from './net-worth-card'

function day(date: string, assets: number, liabilities: number) {
  return { date, assets, liabilities, net_worth: assets - liabilities }
}

function show(...series: ReturnType<typeof day>[]) {
  const query = { data: { series }, error: null, fetching: false, retry: () => undefined }
  render(<NetWorthCard query={query} currency="USD" />)
}

const empty = day('2026-03-01', 0, 0)

test.each([
  [[day('2026-03-02', 1000, 0), day('2026-03-03', 1500, 0)], 'Up $500 since Mar 2, 2026, to $1,500.'],
  [[day('2026-03-02', 1000, 0), day('2026-03-03', 1000, 250)], 'Down $250 since Mar 2, 2026, to $750.'],
  [[day('2026-03-02', 1000, 0), day('2026-03-03', 1000, 0)], 'Unchanged since Mar 2, 2026, to $1,000.'],
  [[day('2026-03-02', 0, 900), day('2026-03-03', 0, 800)], 'Up $100 since Mar 2, 2026, to -$800.'],
])('the chart is described in words, from the first recorded day', (days, summary) => {
  show(empty, ...days)
  expect(screen.getByText(summary)).toBeVisible()
  expect(screen.getByRole('figure', { name: 'The last 2 days' })).toBeVisible()
})
