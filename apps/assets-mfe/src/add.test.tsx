import { today, useRead } from '@solvent/api-client'
import { FALLBACK_ASSET_TYPES, getDashboard } from '@solvent/contracts'
import { fakeApi, newcomer } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, waitFor, within } from '@testing-library/react'
import AssetsPage from './page'
import { valuesOf } from './testing/list'

/** Simulates another remote on the same page. */
function NetWorth() {
  const { data } = useRead(getDashboard, {})
  return <output>Net worth {data?.net_worth}</output>
}

async function openDialog(api = fakeApi(newcomer)) {
  const { user } = renderWithApi(
    <>
      <AssetsPage />
      <NetWorth />
    </>,
    api,
  )
  await user.click(screen.getByRole('button', { name: 'Add Asset' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Asset' }))
  const add = () => user.click(dialog.getByRole('button', { name: 'Add Asset' }))
  return { user, api, dialog, add, type: dialog.getByLabelText('Asset type') }
}

test('an added asset shows in the list and on every other screen', async () => {
  const { user, api, dialog, add, type } = await openDialog()
  expect(await screen.findByText('Net worth 0')).toBeInTheDocument()
  expect(dialog.getByLabelText('Date received')).toHaveValue(today())
  await user.selectOptions(type, 'Cash')
  await user.type(dialog.getByLabelText('Amount'), '1,234.50')
  await add()

  expect(await screen.findByText('Cash added')).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'Current Assets (1)' })).toBeVisible()
  expect(valuesOf(/^Cash/)[0]).toBe('$1,234.50')
  expect(await screen.findByText('Net worth 1234.5')).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Add Asset' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add Asset' })).toHaveFocus()
  expect(api.received('addAsset')).toEqual([expect.objectContaining({ is_liquid: true })])
})

test('an asset is added by keyboard alone', async () => {
  const { user } = renderWithApi(<AssetsPage />, fakeApi(newcomer))
  await user.tab()
  expect(screen.getByRole('button', { name: 'Add Asset' })).toHaveFocus()
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Asset' }))
  const type = dialog.getByLabelText('Asset type')
  await waitFor(() => expect(type).toHaveFocus())
  await user.selectOptions(type, 'Cash')
  await user.tab()
  await user.keyboard('20')
  // Skips the date, the description and Cancel.
  for (let field = 0; field < 4; field++) await user.tab()
  expect(dialog.getByRole('button', { name: 'Add Asset' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Cash added')).toBeVisible()
})

test('the built-in types are offered when the types cannot be loaded', async () => {
  const api = fakeApi(newcomer)
  api.fail('listAssetTypes', 'not_found')
  const { type } = await openDialog(api)
  const offered = within(type).getAllByRole('option').slice(1)
  expect(offered.map((option) => option.textContent)).toEqual([...FALLBACK_ASSET_TYPES])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('Other asks for a custom type', async () => {
  const { user, dialog, add, type } = await openDialog()
  expect(dialog.queryByLabelText('Custom type')).not.toBeInTheDocument()
  await user.selectOptions(type, 'Other')
  await user.type(dialog.getByLabelText('Amount'), '75')
  await add()
  expect(await dialog.findByText('Custom type is required')).toBeVisible()
  await user.type(dialog.getByLabelText('Custom type'), 'G')
  expect(dialog.queryByText('Custom type is required')).not.toBeInTheDocument()
  await user.type(dialog.getByLabelText('Custom type'), 'old coins')
  await add()
  expect(await screen.findByText('Gold coins added')).toBeVisible()
  expect(await screen.findByRole('row', { name: /^Gold coins/ })).toBeVisible()
})

test('an asset without a type is not sent', async () => {
  const { user, api, dialog, add, type } = await openDialog()
  await user.type(dialog.getByLabelText('Amount'), '75')
  await add()
  expect(type).toHaveAccessibleDescription('Asset type is required')
  expect(api.received('addAsset')).toEqual([])
})

test.each([
  ['', 'Amount is required'],
  ['-5', 'Amount must not be negative'],
  ['ten', 'Amount must be a number'],
  ['1.234', 'At most two decimals'],
  ['1.200', 'At most two decimals'],
  ['1.200,50', 'Enter 1200.50'],
  ['€1.200,00', 'Amounts here are in $, not €. Enter 1200.00'],
])('the amount "%s" is refused at its field', async (typed, message) => {
  const { user, api, dialog, add, type } = await openDialog()
  await user.selectOptions(type, 'Cash')
  if (typed) await user.type(dialog.getByLabelText('Amount'), typed)
  await add()
  expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription(message)
  expect(api.received('addAsset')).toEqual([])
})

test('a date is required', async () => {
  const { user, dialog, add, type } = await openDialog()
  await user.selectOptions(type, 'Cash')
  await user.type(dialog.getByLabelText('Amount'), '5')
  await user.clear(dialog.getByLabelText('Date received'))
  await add()
  expect(dialog.getByLabelText('Date received')).toHaveAccessibleDescription('Date received is required')
})

test('a failed add keeps the form values and can be retried', async () => {
  const api = fakeApi(newcomer)
  api.fail('addAsset', 'no_answer')
  const { user, dialog, add, type } = await openDialog(api)
  await user.selectOptions(type, 'Cash')
  await user.type(dialog.getByLabelText('Amount'), '20')
  await add()
  expect(await dialog.findByText('Failed to add asset. Please try again.')).toBeVisible()
  expect(dialog.getByLabelText('Amount')).toHaveValue('20')
  api.recover('addAsset')
  await add()
  expect(await screen.findByText('Cash added')).toBeVisible()
})

test('the button is disabled during a slow request', async () => {
  const api = fakeApi(newcomer)
  const release = api.hold('addAsset')
  const { user, dialog, add, type } = await openDialog(api)
  await user.selectOptions(type, 'Cash')
  await user.type(dialog.getByLabelText('Amount'), '20')
  await add()
  const busy = await dialog.findByRole('button', { name: 'Adding...' })
  expect(busy).toBeDisabled()
  await user.click(busy)
  release()
  expect(await screen.findByText('Cash added')).toBeVisible()
  expect(api.received('addAsset')).toHaveLength(1)
})
