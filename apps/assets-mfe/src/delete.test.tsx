import { fakeApi } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen } from '@testing-library/react'
import AssetsPage from './page'
import { rowNames } from './testing/list'

async function press(name: string, api = fakeApi(), address = '/assets') {
  const { user } = renderWithApi(<AssetsPage />, api, address)
  await user.click(await screen.findByRole('button', { name }))
  return { user, api }
}

test('a deleted asset disappears from the list and returns with Undo', async () => {
  const { user } = await press('Delete Vehicle')
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
  await press('Delete Vehicle')
  expect(await screen.findByRole('tab', { name: 'Current Assets (3)' })).toBeVisible()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
})

test('an asset that cannot be deleted stays, with one error message', async () => {
  const api = fakeApi()
  api.fail('deleteAsset', 'no_answer')
  await press('Delete Vehicle', api)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete asset. Please try again.')
  expect(screen.getByRole('button', { name: 'Delete Vehicle' })).toBeEnabled()
})

test('the reason of the server is shown when an asset cannot be deleted', async () => {
  const api = fakeApi()
  api.fail('deleteAsset', 'not_found', 'This asset is gone already.')
  await press('Delete Vehicle', api)
  expect(await screen.findByRole('alert')).toHaveTextContent('This asset is gone already.')
})

test('two assets can be deleted concurrently, each once', async () => {
  const api = fakeApi()
  const release = api.hold('deleteAsset')
  const { user } = await press('Delete Vehicle', api)
  const pressed = screen.getByRole('button', { name: 'Delete Vehicle' })
  expect(pressed).toBeDisabled()
  await user.click(pressed)
  await user.click(screen.getByRole('button', { name: 'Delete Savings Account' }))
  release()
  expect(await screen.findByText('Vehicle deleted')).toBeVisible()
  expect(await screen.findByText('Savings Account deleted')).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'Current Assets (2)' })).toBeVisible()
  expect(api.received('deleteAsset')).toHaveLength(2)
})
