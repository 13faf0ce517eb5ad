import { fakeApi, ines } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { currentSearch, showActivity, titles } from '../testing/activity-page'

/** The id of the debt "Little van". */
const VAN = '0b000000-0000-4000-8000-000000000005'

async function openFilters(address?: string, api = fakeApi(ines)) {
  const { user } = showActivity(address, api)
  await user.click(await screen.findByRole('button', { name: /^Filters/ }))
  await screen.findByLabelText('Kind')
  return { user, api }
}

test('a search filters the entries and updates the address after a pause', async () => {
  const { user } = showActivity()
  await screen.findByRole('heading', { name: 'March 2026' })
  await user.type(screen.getByLabelText('Search'), ' market ')
  expect(currentSearch()).toBe('')
  await waitFor(() => expect(currentSearch()).toBe('?text=market'))
  await waitFor(() => expect(titles()).toEqual(['Market', 'Market']))
  expect(screen.getByLabelText('Search')).toHaveValue(' market ')
  expect(screen.getByRole('button', { name: 'Filters (1 on)' })).toBeVisible()
})

test('the totals of a month follow the filter', async () => {
  showActivity('/activity?category=Groceries')
  const march = await screen.findByRole('heading', { name: 'March 2026' })
  await waitFor(() => expect(march.parentElement).toHaveTextContent('In$0.00Out-$32.75Interest$0.00'))
})

test.each([
  ['Kind', 'Trade', '?kind=trade', ['Bought 3 ACME']],
  ['Category', 'Refund', '?category=Refund', ['Shoes sent back']],
  [
    'Asset or debt',
    'Little van',
    `?account_id=${VAN}`,
    ['Payment to Little van', 'Interest on Little van', 'Little van added'],
  ],
])('entries are filtered by %s', async (label, choice, address, found) => {
  const { user } = await openFilters()
  const field = screen.getByLabelText(label)
  await within(field).findByRole('option', { name: choice })
  await user.selectOptions(field, choice)
  await waitFor(() => expect(titles()).toEqual(found))
  expect(currentSearch()).toBe(address)
  expect(screen.getByRole('button', { name: 'Filters (1 on)' })).toBeVisible()
})

test('filters combine, and are cleared together', async () => {
  const { user } = await openFilters('/activity?tab=entries&from=2026-02-01&to=2026-02-28')
  expect(screen.getByLabelText('Period')).toHaveDisplayValue('Custom dates')
  await user.selectOptions(screen.getByLabelText('Kind'), 'Expense')
  await waitFor(() => expect(titles()).toEqual(['Market']))
  expect(screen.getByRole('button', { name: 'Filters (2 on)' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(titles()).toHaveLength(19))
  expect(screen.getByLabelText('Kind')).toHaveDisplayValue('Any kind')
  expect(screen.getByLabelText('From')).toHaveValue('')
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Filters' })).toHaveFocus()
})

test('a period is one choice, and its days can be changed', async () => {
  const { user } = await openFilters()
  const year = new Date().getFullYear()
  await user.selectOptions(screen.getByLabelText('Period'), 'This year')
  await waitFor(() => expect(currentSearch()).toBe(`?from=${year}-01-01&to=${year}-12-31`))
  expect(screen.getByLabelText('From')).toHaveValue(`${year}-01-01`)
  await user.clear(screen.getByLabelText('To'))
  await waitFor(() => expect(currentSearch()).toBe(`?from=${year}-01-01`))
  expect(screen.getByLabelText('Period')).toHaveDisplayValue('Custom dates')
  await user.selectOptions(screen.getByLabelText('Period'), 'All')
  await waitFor(() => expect(currentSearch()).toBe(''))
})

test('amounts can be typed with thousands separators', async () => {
  const { user } = await openFilters()
  await user.type(screen.getByLabelText('Minimum amount'), '2,000')
  await waitFor(() => expect(currentSearch()).toBe('?min_amount=2000'))
  await waitFor(() => expect(titles()).toEqual(['January wages', 'Little van added', 'Rainy days added']))
  await user.type(screen.getByLabelText('Maximum amount'), 'many')
  const message = 'Maximum amount must be an amount like 99.50'
  expect(await screen.findByText(message)).toBeVisible()
  expect(titles()).toHaveLength(3)
})

test('filters in the address fill the fields', async () => {
  await openFilters(`/activity?kind=payment&account_id=${VAN}&text=van&min_amount=10`)
  expect(titles()).toEqual(['Payment to Little van'])
  expect(screen.getByLabelText('Kind')).toHaveDisplayValue('Payment')
  await waitFor(() => expect(screen.getByLabelText('Asset or debt')).toHaveDisplayValue('Little van'))
  expect(screen.getByLabelText('Search')).toHaveValue('van')
  expect(screen.getByLabelText('Minimum amount')).toHaveValue('10')
})

test('an invalid filter in the address is ignored, and its field shows an error', async () => {
  const { user } = await openFilters('/activity?kind=nonsense&account_id=7&from=0002-01-01&tab=nowhere')
  expect(titles()).toHaveLength(19)
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible()
  expect(screen.getByText('From must be 1900 or later')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(currentSearch()).toBe('?tab=nowhere'))
})

test('a deleted asset can still be a filter', async () => {
  await openFilters('/activity?account_id=0b000000-0000-4000-8000-000000000099')
  expect(await screen.findByText('No entries match your filters')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Asset or debt')).toHaveDisplayValue('Deleted'))
})

test('the other filters work when the assets cannot be loaded', async () => {
  const api = fakeApi(ines)
  api.fail('listAssets', 'not_found')
  const { user } = await openFilters('/activity', api)
  expect(await screen.findByText("We couldn't load all your assets and debts.")).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Kind'), 'Trade')
  await waitFor(() => expect(titles()).toEqual(['Bought 3 ACME']))
})

test('the common filters are chips that a press turns on and off', async () => {
  const { user } = showActivity()
  const chip = await screen.findByRole('button', { name: 'Payments' })
  await user.click(chip)
  await waitFor(() =>
    expect(new Set(titles())).toEqual(new Set(['Payment to Little van', 'Payment to Blue card'])),
  )
  expect(chip).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'Income' }))
  await waitFor(() => expect(currentSearch()).toBe('?kind=income'))
  expect(chip).toHaveAttribute('aria-pressed', 'false')
  await user.click(screen.getByRole('button', { name: 'Income' }))
  await waitFor(() => expect(currentSearch()).toBe(''))
})

test.each([
  ['category=Groceries', 'Groceries'],
  ['kind=trade', 'Trade'],
  [`account_id=${VAN}`, 'One asset or debt'],
  ['from=2026-01-05&to=2026-02-10', 'Jan 5, 2026 to Feb 10, 2026'],
  ['from=2026-01-05', 'From Jan 5, 2026'],
  ['min_amount=5&max_amount=20', '$5.00 to $20.00'],
  ['max_amount=20', 'Up to $20.00'],
])('the filter %s is a chip that a press removes', async (address, label) => {
  const { user } = showActivity(`/activity?text=a&${address}`)
  await user.click(await screen.findByRole('button', { name: `Remove filter: ${label}` }))
  await waitFor(() => expect(currentSearch()).toBe('?text=a'))
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument()
})

test('a common period is a chip, not also a removable one', async () => {
  const { user } = showActivity()
  await user.click(await screen.findByRole('button', { name: 'This month' }))
  expect(screen.getByRole('button', { name: 'This month' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'This month' }))
  await waitFor(() => expect(currentSearch()).toBe(''))
})
