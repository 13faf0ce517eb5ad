import { fakeApi, maya } from '@solvent/testing'
import { within } from '@testing-library/react'
import { openDialog, openWithSources } from './testing/open-dialog'

test('the dialog waits for the sources, which can be requested again after a failure', async () => {
  const api = fakeApi()
  api.fail('listAssets')
  const { user, dialog } = await openDialog(api)
  expect(dialog.getByRole('button', { name: 'Pay $100.00' })).toBeDisabled()
  expect(await dialog.findByText('Failed to load asset data.')).toBeVisible()
  api.recover('listAssets')
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByLabelText('Pay from')).toBeVisible()
  expect(await dialog.findByRole('button', { name: 'Pay $100.00' })).toBeEnabled()
})

test('only liquid assets with a balance are offered', async () => {
  const assets = [
    ...maya.assets,
    { asset_type: 'Checking Account', asset_value: 0, date_received: '2026-01-01' },
  ]
  const { dialog } = await openWithSources(fakeApi({ ...maya, assets }))
  const offered = within(dialog.getByLabelText('Pay from')).getAllByRole('option')
  const labels = offered.map((option) => option.textContent).filter((text) => text?.includes('$'))
  expect(labels).toEqual(['Cash ($1,000.00)', 'Savings Account ($6,200.00)'])
})

test('a person without funds sees this and what to do', async () => {
  const assets = maya.assets.filter(({ is_liquid }) => is_liquid === false)
  const { user, dialog, api } = await openDialog(fakeApi({ ...maya, assets }))
  expect(await dialog.findByRole('option', { name: 'No funds' })).toBeInTheDocument()
  const source = dialog.getByLabelText('Pay from')
  expect(source).toBeDisabled()
  expect(source).toHaveAccessibleDescription('To make a payment, add cash or savings under Assets.')
  await user.click(dialog.getByRole('button', { name: 'Pay $100.00' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Insufficient funds in Cash. Available: $0.00')
  expect(api.received('payLiability')).toEqual([])
})

test('an amount chosen with the arrow keys before the sources are loaded stays chosen', async () => {
  const api = fakeApi()
  const release = api.hold('listAssets')
  const { user, dialog } = await openDialog(api)
  await user.keyboard('{ArrowRight}')
  const full = dialog.getByRole('radio', { name: /^Full/ })
  expect(full).toBeChecked()
  expect(dialog.getByRole('option', { name: 'Loading assets...' })).toBeInTheDocument()
  release()
  expect(await dialog.findByRole('option', { name: 'Cash ($1,000.00)' })).toBeInTheDocument()
  expect(full).toBeChecked()
  expect(full).toHaveFocus()
})

test('a house or a car comes last, in the group not usually used for payments', async () => {
  const assets = [
    { asset_type: 'Real Estate', asset_value: 90_000, date_received: '2026-01-01' },
    ...maya.assets,
  ]
  const { dialog } = await openWithSources(fakeApi({ ...maya, assets }))
  const group = within(dialog.getByRole('group', { name: 'Not usually used for payments' }))
  expect(group.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Real Estate ($90,000.00)',
  ])
  expect(dialog.getAllByRole('option').at(-1)).toHaveTextContent('Real Estate')
  expect(dialog.getByLabelText('Pay from')).toHaveValue('Cash')
})

test('a source that covers the amount is chosen when Cash does not, until the person chooses', async () => {
  const { user, dialog } = await openWithSources()
  const source = dialog.getByLabelText('Pay from')
  expect(source).toHaveValue('Cash')
  await user.click(dialog.getByRole('radio', { name: /^Full/ }))
  expect(source).toHaveValue('Savings Account')
  expect(source).not.toHaveAccessibleDescription()
  await user.selectOptions(source, 'Cash')
  expect(source).toHaveAccessibleDescription('Insufficient funds in Cash. Available: $1,000.00')
})
