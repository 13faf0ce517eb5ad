import { fakeApi, maya, newcomer } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import AssetsPage from './page'
import { headings, rowNames, valuesOf } from './testing/list'

/** Shows the search part of the address. */
function Address() {
  return <output data-testid="address">{useLocation().search}</output>
}

function visit(address: string, api = fakeApi()) {
  const page = (
    <>
      <AssetsPage />
      <Address />
    </>
  )
  return renderWithApi(page, api, address)
}

test('shows the current assets', async () => {
  renderWithApi(<AssetsPage />)
  expect(screen.getByRole('heading', { name: 'Asset Management' })).toBeVisible()
  expect(screen.getByText('Track your current and future assets')).toBeVisible()
  expect(screen.getByText('Loading assets...')).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'Current Assets (4)' })).toBeVisible()
  expect(screen.queryByText('Loading assets...')).not.toBeInTheDocument()
  expect(headings()).toEqual(['Asset Type', 'Value', 'Date Received', 'Description', 'Actions'])
  expect(valuesOf(/^Savings/)).toEqual(['$6,200.00', 'Feb 1, 2026', '-'])
})

test('shows the expected assets, which cannot be edited', async () => {
  const { user } = renderWithApi(<AssetsPage />)
  await user.click(await screen.findByRole('tab', { name: 'Expected Assets (1)' }))
  expect(headings()).toEqual(['Asset Type', 'Expected Amount', 'Expected Date', 'Description', 'Actions'])
  expect(valuesOf(/^Tax refund Cash/)).toEqual([
    '$640.00',
    expect.stringMatching(/^May 20, 2026/),
    'Tax refund',
  ])
  expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument()
})

test('shows the totals', async () => {
  const expected = [
    { asset_type: 'Bonus', asset_amount: 1000, expected_date: '2999-06-01', confidence: 50 },
    { asset_type: 'Refund', asset_amount: 0.3, expected_date: '2999-05-01' },
  ]
  const assets = [
    { asset_type: 'Cash', asset_value: 0.1, date_received: '2026-01-01' },
    { asset_type: 'Cash', asset_value: 0.2, date_received: '2026-01-01' },
    { asset_type: 'Vehicle', asset_value: 9800, date_received: '2025-06-15', is_liquid: false },
  ]
  renderWithApi(<AssetsPage />, fakeApi({ ...newcomer, assets, expected }))
  const total = await screen.findByRole('group', { name: 'Total value' })
  expect(total).toHaveTextContent('$9,800.303 assets · $0.30 available for payments')
  const coming = screen.getByRole('group', { name: 'Expected' })
  expect(coming).toHaveTextContent('$1,000.30')
  expect(coming).toHaveTextContent('$500.30 included in your plan')
})

test('the total of certain assets shows the first expected date', async () => {
  const expected = [
    { asset_type: 'Refund', asset_amount: 10, expected_date: '2999-06-01' },
    { asset_type: 'Gift', asset_amount: 10, expected_date: '2999-05-01' },
  ]
  renderWithApi(<AssetsPage />, fakeApi({ ...newcomer, expected }))
  const coming = await screen.findByRole('group', { name: 'Expected' })
  expect(coming).toHaveTextContent('First on May 1, 2999')
})

test('an empty list explains itself and offers to add an asset', async () => {
  const { user } = renderWithApi(<AssetsPage />, fakeApi(newcomer))
  expect(await screen.findByText('No assets recorded yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add your first asset' }))
  expect(await screen.findByRole('dialog', { name: 'Add Asset' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Add your first asset' })).toHaveFocus()

  await user.click(screen.getByRole('tab', { name: 'Expected Assets (0)' }))
  expect(screen.getByText('No expected assets recorded yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add an expected asset' }))
  expect(await screen.findByRole('dialog', { name: 'Add expected asset' })).toBeVisible()
})

test.each(['listAssets', 'listTentativeAssets'])(
  'a failed %s shows one error and can be retried',
  async (name) => {
    const api = fakeApi()
    api.fail(name)
    const { user } = renderWithApi(<AssetsPage />, api)
    expect(await screen.findByText('Failed to load asset data.')).toBeVisible()
    api.recover(name)
    await user.click(screen.getByRole('button', { name: /^Try again$/i }))
    expect(await screen.findByRole('tab', { name: 'Expected Assets (1)' })).toBeVisible()
    expect(screen.queryByText('Failed to load asset data.')).not.toBeInTheDocument()
  },
)

test('the tab is in the address', async () => {
  const { user } = visit('/assets?tab=expected')
  expect(await screen.findByRole('tab', { name: /^Expected/, selected: true })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /^Current/ }))
  expect(screen.getByTestId('address')).not.toHaveTextContent('expected')
  await user.click(screen.getByRole('tab', { name: /^Expected/ }))
  expect(screen.getByTestId('address')).toHaveTextContent('tab=expected')
})

test('`add=1` in the address opens the dialog of its tab, once', async () => {
  const { user } = visit('/assets?tab=expected&add=1')
  expect(await screen.findByRole('dialog', { name: 'Add expected asset' })).toBeVisible()
  expect(screen.getByTestId('address')).toHaveTextContent(/^\?tab=expected$/)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the list is searched and sorted, and both are in the address', async () => {
  const { user } = visit('/assets')
  await user.type(await screen.findByRole('searchbox', { name: 'Search current assets' }), 'cash')
  await screen.findByText(/2 of 4/)
  expect(rowNames()).toEqual(['Wallet and jarCash', 'Sold the old bikeCash'])
  await user.clear(screen.getByRole('searchbox', { name: 'Search current assets' }))
  await user.click(screen.getByRole('button', { name: /^Value/ }))
  expect(rowNames()).toEqual(['Sold the old bikeCash', 'Wallet and jarCash', 'Savings Account', 'Vehicle'])
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('sort=amount'))
})

test('a search in one list does not affect the other', async () => {
  const { user } = visit('/assets?q=savings&sort=amount&order=asc')
  await screen.findByText(/1 of 4/)
  await user.click(screen.getByRole('tab', { name: /^Current/ }))
  expect(rowNames()).toEqual(['Savings Account'])
  await user.click(screen.getByRole('tab', { name: /^Expected/ }))
  expect(rowNames()).toEqual(['Tax refundCash'])
  expect(screen.getByTestId('address')).toHaveTextContent(/^\?tab=expected$/)
  await user.click(screen.getByRole('tab', { name: /^Current/ }))
  expect(rowNames()).toHaveLength(4)
})

test('a search finds amounts, dates and descriptions, too', async () => {
  visit('/assets?q=old bike')
  expect(await screen.findByText('$149.50')).toBeVisible()
  expect(rowNames()).toEqual(['Sold the old bikeCash'])
})

test('amounts have a dollar sign, whatever the currency of the dashboard is', async () => {
  renderWithApi(<AssetsPage />, fakeApi({ ...maya, currency: 'EUR' }))
  expect(await screen.findByRole('group', { name: 'Total value' })).toHaveTextContent('$17,000.00')
  expect(valuesOf(/^Savings/)[0]).toBe('$6,200.00')
  expect(screen.queryByText(/€/)).not.toBeInTheDocument()
})
