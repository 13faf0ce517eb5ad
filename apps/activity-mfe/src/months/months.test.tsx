import { savedFiles } from '@solvent/api-client/testing/saved-files'
import { fakeApi, ines, newcomer, type Person, rent } from '@solvent/testing'
import { onDay } from '@solvent/testing/on-day'
import { screen, waitFor, within } from '@testing-library/react'
import { currentSearch, showActivity, titles } from '../testing/activity-page'

onDay(2026, 3, 10)

const files = savedFiles()
const MONTHS = '/activity?tab=months'

async function showMonths(address = MONTHS, person: Person = ines) {
  const api = fakeApi(person)
  const { user } = showActivity(address, api)
  const region = within(await screen.findByRole('region', { name: 'Months' }))
  return { api, user, region, press: (name: string) => user.click(region.getByRole('button', { name })) }
}

/** The cells of the table of spending by row, without those of the buttons. */
async function spending() {
  const table = await screen.findByRole('table', { name: 'Spending by category' })
  const rows = within(table).getAllByRole('row').slice(1)
  return rows.map((row) => [...row.children].slice(0, 5).map(({ textContent }) => textContent))
}

function tile(name: string) {
  return screen.findByRole('group', { name })
}

test('the month so far is shown beside last month and the mean', async () => {
  const { region } = await showMonths()
  expect(region.getByRole('heading', { name: 'March 2026 so far' })).toBeVisible()
  expect(await tile('In')).toHaveTextContent('In$45.00Last month $240.00 · mean of 2 months $1,620.00')
  expect(await tile('Out')).toHaveTextContent('Out$282.75Last month $176.80 · mean of 2 months $555.90')
  expect(await tile('Paid on debts')).toHaveTextContent(
    '$250.00Last month $112.60 · mean of 2 months $113.80',
  )
  expect(await tile('Saved')).toHaveTextContent('-$237.75Last month $63.20 · mean of 2 months $1,064.10')
  expect(await spending()).toEqual([
    ['Groceries', '$32.75', '$64.20', '$32.10', '–'],
    ['Housing', '$0.00', '$0.00', '$410.00', '–'],
  ])
})

test('an earlier month is compared with the one before it, and stays in the address', async () => {
  const { user, region, press } = await showMonths()
  expect(region.getByRole('button', { name: 'Next month' })).toBeDisabled()
  await press('Previous month')
  expect(region.getByRole('heading', { name: 'February 2026' })).toBeVisible()
  expect(currentSearch()).toBe('?tab=months&month=2026-02')
  expect(await tile('In')).toHaveTextContent('$240.00Month before $3,000.00')
  expect(await tile('In')).not.toHaveTextContent('mean')
  expect(region.queryByRole('button', { name: /limit/ })).not.toBeInTheDocument()
  await user.tab()
  expect(region.getByRole('button', { name: 'Next month' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(region.getByRole('heading', { name: 'March 2026 so far' })).toBeVisible()
  expect(currentSearch()).toBe('?tab=months')
  expect(region.getByRole('button', { name: 'Previous month' })).toHaveFocus()
})

test.each(['2026-04', 'soon'])('for the month %s, the current one is shown', async (month) => {
  const { region } = await showMonths(`${MONTHS}&month=${month}`)
  expect(region.getByRole('heading', { name: 'March 2026 so far' })).toBeVisible()
})

test('a category opens its expenses of the month', async () => {
  const { user } = await showMonths(`${MONTHS}&month=2026-02`)
  await user.click(await screen.findByRole('link', { name: 'Groceries' }))
  await screen.findByRole('region', { name: 'Entries' })
  await waitFor(() => expect(titles()).toEqual(['Market']))
  expect(currentSearch()).toBe('?kind=expense&category=Groceries&from=2026-02-01&to=2026-02-28')
})

test('a refund lowers what was spent in its category', async () => {
  const refund = {
    kind: 'expense',
    occurred_on: '2026-03-09',
    author: 'screen',
    category: 'Groceries',
  } as const
  await showMonths(MONTHS, {
    ...ines,
    journal: [...(ines.journal ?? []), { ...refund, changes: [['Cash', 12.75]] }],
  })
  const [groceries] = await spending()
  expect(groceries).toEqual(['Groceries', '$20.00', '$64.20', '$32.10', '–'])
  expect(await tile('Out')).toHaveTextContent('$270.00')
})

test('what comes back later this month is listed, and only in this month', async () => {
  const { press } = await showMonths(MONTHS, {
    ...ines,
    recurring: [{ ...rent, unit: 'week', every: 2, next_on: '2026-03-17' }],
  })
  const list = await screen.findByRole('list', { name: 'Recurring this month' })
  const items = within(list).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'RentMar 17, 2026 · Cash-$110.00',
    'RentMar 31, 2026 · Cash-$110.00',
  ])
  await press('Previous month')
  await tile('In')
  expect(screen.queryByText('Recurring this month')).not.toBeInTheDocument()
})

test('a month without entries says so', async () => {
  const { region } = await showMonths(`${MONTHS}&month=2025-12`)
  expect(await region.findByText('Nothing was recorded in December 2025')).toBeVisible()
  expect(region.queryByRole('table')).not.toBeInTheDocument()
})

test('a new user can set a limit before anything is recorded', async () => {
  const { region, press } = await showMonths(MONTHS, newcomer)
  expect(await region.findByText('Nothing was recorded in March 2026 so far')).toBeVisible()
  await press('Add limit')
  expect(await screen.findByRole('dialog', { name: 'Add limit' })).toBeVisible()
})

test('the month is printed, and all months are downloaded', async () => {
  const print = jest.fn()
  window.print = print
  const { press } = await showMonths()
  await press('Print')
  expect(print).toHaveBeenCalledTimes(1)
  expect(screen.getAllByRole('button', { name: 'Download CSV' })).toHaveLength(1)
  await press('Download CSV')
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['solvent-months.csv']))
  expect(await files[0]?.content).toContain('2026-02,240,176.8')
})

test('a failed download and a failed month are explained', async () => {
  const api = fakeApi(ines)
  api.fail('downloadMonths', 'no_answer')
  api.fail('getMonth', 'not_found')
  const { user } = showActivity(MONTHS, api)
  expect(await screen.findByText("We couldn't load the month.")).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  expect(await screen.findByText('Failed to download your months. Please try again.')).toBeVisible()
  api.recover('getMonth')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await tile('In')).toBeVisible()
})
