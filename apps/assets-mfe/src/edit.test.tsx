import { fakeApi, newcomer } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, waitFor, within } from '@testing-library/react'
import AssetsPage from './page'
import { valuesOf } from './testing/list'

async function openDialog(type: string, api = fakeApi()) {
  const { user } = renderWithApi(<AssetsPage />, api)
  await user.click(await screen.findByRole('button', { name: `Edit ${type}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit asset' }))
  const save = () => user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  return { user, api, dialog, save }
}

test('an edited asset shows its new values', async () => {
  const { user, dialog, save } = await openDialog('Savings Account')
  const amount = dialog.getByLabelText('Amount')
  expect(amount).toHaveValue('6200.00')
  await user.clear(amount)
  await user.type(amount, '6500')
  await user.type(dialog.getByLabelText('Description (optional)'), 'Rainy days')
  await save()
  expect(await screen.findByText('Rainy days updated')).toBeVisible()
  await waitFor(() => expect(valuesOf(/^Rainy days Savings Account/)[0]).toBe('$6,500.00'))
  expect(screen.getByRole('button', { name: 'Edit Rainy days' })).toHaveFocus()
})

test('a custom type is preserved, although it is in no list', async () => {
  const assets = [{ asset_type: 'Gold coins', asset_value: 75, date_received: '2026-01-01' }]
  const { dialog, api, save } = await openDialog('Gold coins', fakeApi({ ...newcomer, assets }))
  expect(dialog.getByLabelText('Asset type')).toHaveValue('Gold coins')
  await save()
  expect(await screen.findByText('Gold coins updated')).toBeVisible()
  expect(api.received('updateAsset')).toEqual([expect.objectContaining({ asset_type: 'Gold coins' })])
})

test.each([
  ['Gold coins', 'Gold coins'],
  ['Vehicle', ''],
])('choosing Other for %s prefills the custom type with "%s"', async (asset_type, custom) => {
  const assets = [{ asset_type, asset_value: 75, date_received: '2026-01-01' }]
  const { user, dialog } = await openDialog(asset_type, fakeApi({ ...newcomer, assets }))
  await user.selectOptions(dialog.getByLabelText('Asset type'), 'Other')
  expect(dialog.getByLabelText('Custom type')).toHaveValue(custom)
})

test('an asset of type Other can be saved unchanged', async () => {
  const assets = [{ asset_type: 'Other', asset_value: 75, date_received: '2026-01-01' }]
  const { api, save } = await openDialog('Other', fakeApi({ ...newcomer, assets }))
  await save()
  expect(await screen.findByText('Other updated')).toBeVisible()
  expect(api.received('updateAsset')).toEqual([expect.objectContaining({ asset_type: 'Other' })])
})

test('an edit without an amount is refused at its field', async () => {
  const { user, api, dialog, save } = await openDialog('Vehicle')
  await user.clear(dialog.getByLabelText('Amount'))
  await save()
  expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription('Amount is required')
  expect(api.received('updateAsset')).toEqual([])
})

test('a failed edit shows an error', async () => {
  const api = fakeApi()
  api.fail('updateAsset', 'no_answer')
  const { dialog, save } = await openDialog('Vehicle', api)
  await save()
  expect(await dialog.findByText('Failed to update asset. Please try again.')).toBeVisible()
})
