import { fakeApi, ines, newcomer } from '@solvent/testing'
import { screen, within } from '@testing-library/react'
import { showActivity } from '../testing/activity-page'

const PICTURES = '/activity?tab=pictures'

/** Shows a chart as a table and returns its cells by row. */
async function tableOf(user: ReturnType<typeof showActivity>['user'], title: string) {
  const figure = within(await screen.findByRole('figure', { name: title }))
  await user.click(figure.getByRole('button', { name: 'Show as table' }))
  const rows = within(figure.getByRole('table', { name: title })).getAllByRole('row')
  return rows.map((row) => [...row.children].map((cell) => cell.textContent))
}

test('the totals are shown first', async () => {
  showActivity(PICTURES)
  expect(await screen.findByRole('group', { name: 'Money in' })).toHaveTextContent('$3,285.00Over 3 months')
  expect(screen.getByRole('group', { name: 'Money out' })).toHaveTextContent('$1,394.55')
  expect(screen.getByRole('group', { name: 'Interest' })).toHaveTextContent('$47.60')
})

test('spending by category has a chart, a summary and a table', async () => {
  const { user } = showActivity(PICTURES)
  expect(await screen.findByText('Largest category: Housing, $820.00 of $916.95.')).toBeVisible()
  expect(await tableOf(user, 'Spending by category')).toEqual([
    ['Category', 'Spent'],
    ['Housing', '$820.00'],
    ['Groceries', '$96.95'],
  ])
})

test('money in and out is shown by month, the latest last', async () => {
  const { user } = showActivity(PICTURES)
  const line = '$3,285.00 came in and $1,394.55 went out from Jan 2026 to Mar 2026.'
  expect(await screen.findByText(line)).toBeVisible()
  expect(await tableOf(user, 'Money in and out by month')).toEqual([
    ['Month', 'In', 'Out'],
    ['Jan 2026', '$3,000.00', '$935.00'],
    ['Feb 2026', '$240.00', '$176.80'],
    ['Mar 2026', '$45.00', '$282.75'],
  ])
})

test('interest is shown by debt, and empty charts are explained', async () => {
  const journal = [
    { kind: 'interest', occurred_on: '2026-03-01', changes: [['Blue card', 3]] },
    { kind: 'interest', occurred_on: '2026-03-02', changes: [['Little van', 4.5]] },
  ] as const
  const { user } = showActivity(PICTURES, fakeApi({ ...ines, journal }))
  expect(await tableOf(user, 'Interest by debt')).toEqual([
    ['Debt', 'Interest'],
    ['Little van', '$4.50'],
    ['Blue card', '$3.00'],
  ])
  expect(screen.getByText('No spending in this period.')).toBeVisible()
  expect(screen.getByText('No activity in this period.')).toBeVisible()
})

test('the charts follow the filters', async () => {
  const { user } = showActivity(`${PICTURES}&category=Groceries`)
  expect(await tableOf(user, 'Spending by category')).toEqual([
    ['Category', 'Spent'],
    ['Groceries', '$96.95'],
  ])
  expect(screen.getByText('No interest in this period.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Filters (1 on)' })).toBeVisible()
})

test('without entries there is a message instead of charts', async () => {
  showActivity(PICTURES, fakeApi(newcomer))
  expect(await screen.findByText('No activity yet')).toBeVisible()
})

test('filters without matches can be cleared here, and the focus stays in the region', async () => {
  const { user } = showActivity(`${PICTURES}&text=zebra`)
  await screen.findByText('No entries match your filters')
  const pictures = screen.getByRole('region', { name: 'Charts' })
  await user.click(within(pictures).getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('group', { name: 'Money in' })).toBeVisible()
  expect(pictures).toHaveFocus()
})

test('charts that fail to load can be retried', async () => {
  const api = fakeApi(ines)
  api.fail('getEntrySummary', 'not_found')
  const { user } = showActivity(PICTURES, api)
  expect(await screen.findByText("We couldn't load the charts.")).toBeVisible()
  api.recover('getEntrySummary')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('group', { name: 'Money in' })).toBeVisible()
})
