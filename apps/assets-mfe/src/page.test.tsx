import { useRead } from '@solvent/api-client'
import { getDashboard } from '@solvent/contracts'
import { today } from '@solvent/remote-kit'
import { fakeApi, newcomer } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import AssetsPage from './page'

function cellsOf(name: RegExp) {
  return within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}

/** Stands for another remote on the same page. */
function NetWorth() {
  const { data } = useRead(getDashboard, {})
  return <output>Net worth {data?.net_worth}</output>
}

test('shows what the person owns now', async () => {
  renderWithApi(<AssetsPage />)
  expect(screen.getByRole('heading', { name: 'Asset Management' })).toBeVisible()
  expect(screen.getByText('Track your current and future assets')).toBeVisible()
  expect(screen.getByText('Loading assets...')).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'Current Assets (4)' })).toBeVisible()
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
  expect(headers).toEqual(['Asset Type', 'Value', 'Date Received', 'Description', 'Actions'])
  expect(cellsOf(/^Savings/)).toEqual(['$6,200.00', 'Feb 1, 2026', '-', 'Edit'])
})

test('shows what the person expects, which cannot be edited', async () => {
  const { user } = renderWithApi(<AssetsPage />)
  await user.click(await screen.findByRole('tab', { name: 'Expected Assets (1)' }))
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
  expect(headers).toEqual(['Asset Type', 'Expected Amount', 'Expected Date', 'Description'])
  expect(cellsOf(/^Cash/)).toEqual(['$640.00', 'May 20, 2026', 'Tax refund'])
})

test('says what an empty list is for', async () => {
  const { user } = renderWithApi(<AssetsPage />, fakeApi(newcomer))
  expect(await screen.findByText('No assets recorded yet')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Expected Assets (0)' }))
  expect(screen.getByText('No expected assets recorded yet')).toBeVisible()
})

test('a failed load says so once and can be tried again', async () => {
  const api = fakeApi()
  api.fail('listTentativeAssets')
  const { user } = renderWithApi(<AssetsPage />, api)
  expect(await screen.findByText('Failed to load asset data.')).toBeVisible()
  api.recover('listTentativeAssets')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('tab', { name: 'Expected Assets (1)' })).toBeVisible()
})

test('an added asset is in the list and in every other screen', async () => {
  const { user, api } = renderWithApi(
    <>
      <AssetsPage />
      <NetWorth />
    </>,
    fakeApi(newcomer),
  )
  expect(await screen.findByText('Net worth 0')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add Asset' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Asset' }))
  expect(dialog.getByLabelText('Date Received')).toHaveValue(today())
  await user.selectOptions(dialog.getByLabelText('Asset Type'), 'Cash')
  await user.type(dialog.getByLabelText('Amount'), '1,234.50')
  await user.click(dialog.getByRole('button', { name: 'Add Asset' }))

  expect(await screen.findByText('Cash added')).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'Current Assets (1)' })).toBeVisible()
  expect(cellsOf(/^Cash/)[0]).toBe('$1,234.50')
  expect(await screen.findByText('Net worth 1234.5')).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Add Asset' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add Asset' })).toHaveFocus()
  expect(api.received('addAsset')).toEqual([expect.objectContaining({ is_liquid: true })])
})

test('Other asks for a type in own words', async () => {
  const api = fakeApi()
  api.fail('listAssetTypes', 'not_found')
  const { user } = renderWithApi(<AssetsPage />, api)
  await user.click(await screen.findByRole('tab', { name: /^Expected/ }))
  await user.click(screen.getByRole('button', { name: 'Add Asset' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Expected Asset' }))
  expect(dialog.queryByLabelText('Custom Type')).not.toBeInTheDocument()
  // The built-in types stand in for those that could not be loaded.
  await user.selectOptions(dialog.getByLabelText('Asset Type'), 'Other')
  await user.type(dialog.getByLabelText('Amount'), '75')
  await user.click(dialog.getByRole('button', { name: 'Add Asset' }))
  expect(await dialog.findByText('Custom Type is required')).toBeVisible()
  await user.type(dialog.getByLabelText('Custom Type'), 'Gold coins')
  await user.click(dialog.getByRole('button', { name: 'Add Asset' }))
  expect(await screen.findByText('Gold coins added')).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'Expected Assets (2)' })).toBeVisible()
  expect(cellsOf(/^Gold coins/)[0]).toBe('$75.00')
})

test.each([
  ['', 'Amount is required'],
  ['-5', 'Amount must not be negative'],
  ['ten', 'Amount must be a number'],
  ['1.234', 'Amount must have at most two decimals'],
])('the amount "%s" is refused at its field', async (typed, message) => {
  const { user, api } = renderWithApi(<AssetsPage />, fakeApi(newcomer))
  await user.click(screen.getByRole('button', { name: 'Add Asset' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Asset' }))
  await user.selectOptions(dialog.getByLabelText('Asset Type'), 'Cash')
  if (typed) await user.type(dialog.getByLabelText('Amount'), typed)
  await user.click(dialog.getByRole('button', { name: 'Add Asset' }))
  expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription(message)
  expect(api.received('addAsset')).toEqual([])
})

test('an asset that cannot be added keeps what was typed', async () => {
  const api = fakeApi()
  api.fail('addAsset', 'no_answer')
  const { user } = renderWithApi(<AssetsPage />, api)
  await user.click(screen.getByRole('button', { name: 'Add Asset' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Asset' }))
  await user.selectOptions(dialog.getByLabelText('Asset Type'), 'Cash')
  await user.type(dialog.getByLabelText('Amount'), '20')
  await user.click(dialog.getByRole('button', { name: 'Add Asset' }))
  expect(await dialog.findByText('Failed to add asset. Please try again.')).toBeVisible()
  expect(dialog.getByLabelText('Amount')).toHaveValue('20')
})

test('an edited asset shows what it is now', async () => {
  const { user } = renderWithApi(<AssetsPage />)
  await user.click(await screen.findByRole('button', { name: 'Edit Savings Account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Asset' }))
  const amount = dialog.getByLabelText('Amount')
  expect(amount).toHaveValue('6200.00')
  await user.clear(amount)
  await user.type(amount, '6500')
  await user.type(dialog.getByLabelText('Description (optional)'), 'Rainy days')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Savings Account updated')).toBeVisible()
  expect(await screen.findByText('Rainy days')).toBeVisible()
  expect(cellsOf(/^Savings/)[0]).toBe('$6,500.00')
})

test('an edit that fails says so', async () => {
  const api = fakeApi()
  api.fail('updateAsset', 'no_answer')
  const { user } = renderWithApi(<AssetsPage />, api)
  await user.click(await screen.findByRole('button', { name: 'Edit Vehicle' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Asset' }))
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await dialog.findByText('Failed to update asset. Please try again.')).toBeVisible()
})
