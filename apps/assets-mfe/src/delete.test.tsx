import { fakeApi, maya } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import AssetsPage from './page'
import { rowNames } from './testing/list'

async function press(name: string, api = fakeApi(), address = '/assets') {
  const { user } = renderWithApi(<AssetsPage />, api, address)
  await user.click(await screen.findByRole('button', { name }))
  return { user, api }
}

/** The same, confirmed. */
async function remove(name: string, api = fakeApi()) {
  const { user } = await press(`Delete ${name}`, api)
  await confirm(user, name)
  return { user, api }
}

async function confirm(user: Awaited<ReturnType<typeof press>>['user'], name: string) {
  const dialog = within(await screen.findByRole('dialog', { name: `Delete ${name}?` }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
}

test('deleting an asset that holds money asks once, with the sum', async () => {
  const { user, api } = await press('Delete Vehicle')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Vehicle?' }))
  expect(dialog.getByText(/^It holds \$9,800\.00, /)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(api.received('deleteAsset')).toEqual([])
  expect(screen.getByRole('button', { name: 'Delete Vehicle' })).toHaveFocus()
})

test('an empty asset is deleted without asking', async () => {
  const assets = [{ asset_type: 'Cash', asset_value: 0, date_received: '2026-01-01' }]
  await press('Delete Cash', fakeApi({ ...maya, assets }))
  expect(await screen.findByText('Cash deleted')).toBeVisible()
})

test('a deleted asset disappears from the list and returns with Undo', async () => {
  const { user } = await remove('Vehicle')
  expect(await screen.findByText('Vehicle deleted')).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'Current Assets (3)' })).toBeVisible()
  expect(rowNames()).not.toContain('Vehicle')
  expect(screen.getByRole('group', { name: 'Total value' })).toHaveTextContent('$7,200.00')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('tab', { name: 'Current Assets (4)' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete Vehicle' })).toBeEnabled()
})

test('a deleted expected asset disappears from the list and returns with Undo', async () => {
  const { user } = await press('Delete Tax refund', fakeApi(), '/assets?tab=expected')
  expect(await screen.findByText('Tax refund deleted')).toBeVisible()
  expect(await screen.findByText('No expected assets recorded yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('tab', { name: 'Expected Assets (1)' })).toBeVisible()
})

test('the list takes the focus when the focused row is deleted', async () => {
  await remove('Vehicle')
  expect(await screen.findByRole('tab', { name: 'Current Assets (3)' })).toBeVisible()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
})

test('an asset that cannot be deleted stays, with one error message', async () => {
  const api = fakeApi()
  api.fail('deleteAsset', 'no_answer')
  await remove('Vehicle', api)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete asset. Please try again.')
  expect(screen.getByRole('button', { name: 'Delete Vehicle' })).toBeEnabled()
})

test('the reason of the server is shown when an asset cannot be deleted', async () => {
  const api = fakeApi()
  api.fail('deleteAsset', 'not_found', 'This asset is gone already.')
  await remove('Vehicle', api)
  expect(await screen.findByRole('alert')).toHaveTextContent('This asset is gone already.')
})

test('two assets can be deleted concurrently, each once', async () => {
  const api = fakeApi()
  const release = api.hold('deleteAsset')
  const { user } = await remove('Vehicle', api)
  const pressed = screen.getByRole('button', { name: 'Delete Vehicle' })
  expect(pressed).toBeDisabled()
  await user.click(pressed)
  await user.click(screen.getByRole('button', { name: 'Delete Savings Account' }))
  await confirm(user, 'Savings Account')
  release()
  expect(await screen.findByText('Vehicle deleted')).toBeVisible()
  expect(await screen.findByText('Savings Account deleted')).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'Current Assets (2)' })).toBeVisible()
  expect(api.received('deleteAsset')).toHaveLength(2)
})
