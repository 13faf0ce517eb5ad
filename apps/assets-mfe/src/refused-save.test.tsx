import { fakeApi } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import AssetsPage from './page'

const REASON = 'The books are full.'

/** Expects exactly one alert with the message, and not the server's reason. */
async function expectOnlyAlert(message: string) {
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getAllByText(message)).toHaveLength(1)
  expect(screen.queryByText(REASON)).not.toBeInTheDocument()
}

test.each([
  ['addAsset', '/assets', 'Add Asset'],
  ['addTentativeAsset', '/assets?tab=expected', 'Add expected asset'],
])('a refused %s shows one error and keeps the form values', async (call, address, title) => {
  const api = fakeApi()
  api.fail(call, 'invalid_request', REASON)
  const { user } = renderWithApi(<AssetsPage />, api, address)
  await user.click(screen.getByRole('button', { name: 'Add Asset' }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await user.selectOptions(dialog.getByLabelText('Asset type'), 'Vehicle')
  await user.type(dialog.getByLabelText('Amount'), '20')
  await user.click(dialog.getByRole('button', { name: 'Add Asset' }))
  await expectOnlyAlert('Failed to add asset. Please try again.')
  expect(dialog.getByLabelText('Asset type')).toHaveValue('Vehicle')
  expect(dialog.getByLabelText('Amount')).toHaveValue('20')
})

test('a refused edit shows one error and keeps the form values', async () => {
  const api = fakeApi()
  api.fail('updateAsset', 'invalid_request', REASON)
  const { user } = renderWithApi(<AssetsPage />, api)
  await user.click(await screen.findByRole('button', { name: 'Edit Vehicle' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit asset' }))
  await user.clear(dialog.getByLabelText('Amount'))
  await user.type(dialog.getByLabelText('Amount'), '20')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await expectOnlyAlert('Failed to update asset. Please try again.')
  expect(dialog.getByLabelText('Amount')).toHaveValue('20')
})
