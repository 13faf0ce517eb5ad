import { fakeApi, ines, newcomer } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { currentSearch, entriesOf, showActivity, titles } from './testing/activity-page'

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent)

test('lists every entry by day, newest first, under its month', async () => {
  showActivity()
  expect(screen.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible()
  expect(await entriesOf('Tuesday, Mar 10')).toEqual([
    'Payment to Little vanFrom Cash-$250.00-$250.00 owed',
    'Interest on Little van+$20.00 owed',
  ])
  expect(headings(2)).toEqual(['March 2026', 'February 2026', 'January 2026'])
  expect(headings(3).slice(0, 5)).toEqual([
    'Tuesday, Mar 10',
    'Monday, Mar 9',
    'Sunday, Mar 8',
    'Sunday, Mar 1',
    'Saturday, Feb 28',
  ])
  expect(await entriesOf('Monday, Mar 9')).toEqual(['Shoes sent backIncome · Refund · to Cash+$45.00'])
  expect(await entriesOf('Saturday, Feb 14')).toEqual([
    'Bought 3 ACMETrade · Cash, ACME-$150.00Cash+$150.00ACME',
  ])
})

test('shows that it is loading', async () => {
  showActivity()
  expect(screen.getByText('Loading activity...')).toBeVisible()
  await screen.findByRole('heading', { name: 'March 2026' })
  expect(screen.queryByText('Loading activity...')).not.toBeInTheDocument()
})

test('a month shows its money in, money out and interest', async () => {
  showActivity()
  const march = await screen.findByRole('heading', { name: 'March 2026' })
  await waitFor(() => expect(march.parentElement).toHaveTextContent('In+$45.00Out-$282.75Interest$20.00'))
  const january = screen.getByRole('heading', { name: 'January 2026' })
  expect(january.parentElement).toHaveTextContent('In+$3,000.00Out-$935.00Interest$15.00')
})

test('an undone entry is marked in words and listed with its undo', async () => {
  showActivity()
  expect(await entriesOf('Sunday, Mar 1')).toEqual([
    'Undo: Cash+$18.50',
    'LunchExpense · Eating out · from CashUndone-$18.50',
  ])
})

test('an empty journal explains itself and offers the first record', async () => {
  const { user } = showActivity('/activity', fakeApi(newcomer))
  expect(await screen.findByText('No activity yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Record expense' }))
  expect(await screen.findByRole('dialog', { name: 'Record expense' })).toBeVisible()
  await waitFor(() => expect(currentSearch()).toBe('?record=expense'))
})

test('a filter without matches can be cleared', async () => {
  const { user } = showActivity('/activity?text=zebra')
  expect(await screen.findByText('No entries match your filters')).toBeVisible()
  const list = within(screen.getByRole('region', { name: 'Entries' }))
  await user.click(list.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('heading', { name: 'March 2026' })).toBeVisible()
  expect(currentSearch()).toBe('')
  expect(screen.getByLabelText('Search')).toHaveValue('')
})

test('a list that fails to load shows one error and can be retried', async () => {
  const { api, user } = showFailing('listEntries')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load activity.')
  api.recover('listEntries')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'March 2026' })).toBeVisible()
})

test('the list shows without totals when they fail to load', async () => {
  showFailing('getEntrySummary')
  const march = await screen.findByRole('heading', { name: 'March 2026' })
  expect(march.parentElement).toHaveTextContent('In–Out–Interest–')
  expect(titles()).toHaveLength(19)
})

test('the tab is in the address', async () => {
  const { user } = showActivity('/activity?tab=check')
  expect(await screen.findByRole('tab', { name: 'Books check', selected: true })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Entries' }))
  expect(await screen.findByRole('heading', { name: 'March 2026' })).toBeVisible()
  expect(currentSearch()).toBe('')
})

function showFailing(call: string) {
  const api = fakeApi(ines)
  api.fail(call, 'not_found')
  return showActivity('/activity', api)
}

test('an old month shows its totals, too', async () => {
  const journal = [
    { kind: 'expense', occurred_on: '2024-05-03', category: 'Travel', changes: [['Cash', -40]] },
    { kind: 'income', occurred_on: '2026-02-01', category: 'Salary', changes: [['Cash', 300]] },
  ] as const
  const assets = [{ asset_type: 'Cash', asset_value: 500, date_received: '2024-01-01' }]
  showActivity('/activity', fakeApi({ ...newcomer, assets, journal }))
  const head = (await screen.findByRole('heading', { name: 'May 2024' })).parentElement
  await waitFor(() => expect(head).toHaveTextContent('Out-$40.00'))
})
