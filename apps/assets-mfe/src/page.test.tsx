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

test('tells how sure an expected asset is only where it is not certain', async () => {
  const expected = [
    { asset_type: 'Bonus', asset_amount: 500, expected_date: '2026-04-01', confidence: 80 },
    { asset_type: 'Gift', asset_amount: 50, expected_date: '2026-05-01', confidence: 100 },
  ]
  const { user } = renderWithApi(<AssetsPage />, fakeApi({ ...newcomer, expected }))
  await user.click(await screen.findByRole('tab', { name: 'Expected Assets (2)' }))
  expect(cellsOf(/^Bonus/)).toEqual(['80% sure $500.00', 'Apr 1, 2026', '-'])
  expect(cellsOf(/^Gift/)).toEqual(['$50.00', 'May 1, 2026', '-'])
})

async function openExpectedDialog(api = fakeApi(newcomer)) {
  const { user } = renderWithApi(<AssetsPage />, api)
  await user.click(await screen.findByRole('tab', { name: /^Expected/ }))
  await user.click(screen.getByRole('button', { name: 'Add Asset' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Expected Asset' }))
  await user.selectOptions(dialog.getByLabelText('Asset Type'), 'Cash')
  await user.type(dialog.getByLabelText('Amount'), '75')
  const confidence = dialog.getByLabelText('Confidence (%)')
  const add = () => user.click(dialog.getByRole('button', { name: 'Add Asset' }))
  return { user, api, dialog, confidence, add }
}

test('an expected asset is added with how sure it is, at first 100 percent', async () => {
  const { user, api, confidence, add } = await openExpectedDialog()
  expect(confidence).toHaveValue('100')
  expect(confidence).toHaveAccessibleDescription(
    'How sure you are that it comes. The payoff projection counts on this part of it.',
  )
  await user.clear(confidence)
  await user.type(confidence, '60')
  await add()
  expect(await screen.findByText('60% sure')).toBeVisible()
  expect(api.received('addTentativeAsset')).toEqual([expect.objectContaining({ confidence: 60 })])
})

test('an expected asset without a word on how sure it is is certain', async () => {
  const { user, confidence, add } = await openExpectedDialog()
  await user.clear(confidence)
  await add()
  expect(await screen.findByText('Cash added')).toBeVisible()
  expect(await screen.findByText('$75.00')).toBeVisible()
  expect(screen.queryByText(/% sure/)).not.toBeInTheDocument()
})

test.each([
  ['101', 'Confidence (%) must be at most 100'],
  ['-1', 'Confidence (%) must be at least 0'],
  ['50.5', 'Confidence (%) must be a whole number'],
  ['very', 'Confidence (%) must be a whole number'],
])('the confidence "%s" is refused at its field', async (typed, message) => {
  const { user, api, confidence, add } = await openExpectedDialog()
  await user.clear(confidence)
  await user.type(confidence, typed)
  await add()
  expect(confidence).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(api.received('addTentativeAsset')).toEqual([])
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
