import { fakeApi, newcomer } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import AssetsPage from './page'

const apiWithAsset = (asset_type: string) =>
  fakeApi({ ...newcomer, assets: [{ asset_type, asset_value: 75, date_received: '2026-01-01' }] })

async function openEdit(type: string) {
  const { user, api } = renderWithApi(<AssetsPage />, apiWithAsset(type))
  await user.click(await screen.findByRole('button', { name: `Edit ${type}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit asset' }))
  const save = () => user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  return { user, api, dialog, save }
}

async function openExpected() {
  const { user, api } = renderWithApi(<AssetsPage />, fakeApi(newcomer), '/assets?tab=expected')
  await user.click(screen.getByRole('button', { name: 'Add Asset' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add expected asset' }))
  const add = () => user.click(dialog.getByRole('button', { name: 'Add Asset' }))
  return { user, api, dialog, add }
}

/** Expects the message at the field and nowhere else. */
function expectOnlyAt(field: HTMLElement, message: string) {
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(screen.getAllByText(message)).toHaveLength(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
}

test('Custom asks for a custom type, as Other does', async () => {
  const { user, api, dialog, save } = await openEdit('Custom')
  const type = dialog.getByLabelText('Asset type')
  expect(dialog.getByLabelText('Custom type')).toHaveValue('Custom')
  await user.selectOptions(type, 'Vehicle')
  expect(dialog.queryByLabelText('Custom type')).not.toBeInTheDocument()
  await user.selectOptions(type, 'Custom')
  const custom = dialog.getByLabelText('Custom type')
  await user.clear(custom)
  await user.type(custom, 'Gold coins')
  await save()
  expect(await screen.findByText('Gold coins updated')).toBeVisible()
  expect(api.received('updateAsset')).toEqual([expect.objectContaining({ asset_type: 'Gold coins' })])
})

test('an expected asset requires a type and an amount, reported at their fields', async () => {
  const { api, dialog, add } = await openExpected()
  await add()
  expectOnlyAt(dialog.getByLabelText('Asset type'), 'Asset type is required')
  expectOnlyAt(dialog.getByLabelText('Amount'), 'Amount is required')
  expect(api.received('addTentativeAsset')).toEqual([])
})

test('an expected asset requires a date', async () => {
  const { user, api, dialog, add } = await openExpected()
  await user.selectOptions(dialog.getByLabelText('Asset type'), 'Cash')
  await user.type(dialog.getByLabelText('Amount'), '75')
  await user.clear(dialog.getByLabelText('Expected date'))
  await add()
  expectOnlyAt(dialog.getByLabelText('Expected date'), 'Expected date is required')
  expect(api.received('addTentativeAsset')).toEqual([])
})

test('an edited asset requires a type', async () => {
  const { api, dialog, save } = await openEdit('Vehicle')
  expect(dialog.getByRole('option', { name: 'Choose a type' })).toBeDisabled()
  api.fail('updateAsset', 'invalid_request', undefined, [{ field: 'asset_type', message: 'is required' }])
  await save()
  await dialog.findByText('Asset type is required')
  expectOnlyAt(dialog.getByLabelText('Asset type'), 'Asset type is required')
})

test.each(['Other', 'Custom'])('an edit to %s requires a custom type', async (choice) => {
  const { user, api, dialog, save } = await openEdit(choice)
  await user.clear(dialog.getByLabelText('Custom type'))
  await save()
  expectOnlyAt(dialog.getByLabelText('Custom type'), 'Custom type is required')
  expect(dialog.getByLabelText('Asset type')).toBeValid()
  expect(api.received('updateAsset')).toEqual([])
})

test.each([
  ['Date received', '', 'Date received is required'],
  ['Amount', '-5', 'Amount must not be negative'],
])('an edit with the %s "%s" is refused at its field', async (label, typed, message) => {
  const { user, api, dialog, save } = await openEdit('Vehicle')
  const field = dialog.getByLabelText(label)
  await user.clear(field)
  if (typed) await user.type(field, typed)
  await save()
  expectOnlyAt(field, message)
  expect(api.received('updateAsset')).toEqual([])
})
