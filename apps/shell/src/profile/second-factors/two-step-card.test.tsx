import { fakeApi, maya } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

async function openProfile(api = fakeApi()) {
  const app = await renderApp({ path: '/profile', as: 'signed-in', api })
  await screen.findByRole('button', { name: 'Show key' })
  return app
}

test('an authenticator app is added with a QR code and its first code, and backup codes follow', async () => {
  const { user } = await openProfile()
  await user.click(await screen.findByRole('button', { name: 'Add an app' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Password'), maya.password)
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: "I can't scan it" }))
  expect(screen.getByLabelText('Key for your app')).toHaveValue('JBSWY3DPEHPK3PXP')
  await user.type(screen.getByLabelText('Code'), '000000')
  await user.click(screen.getByRole('button', { name: 'Add app' }))
  expect(await screen.findByText('This code is not correct, or it was already used.')).toBeVisible()
  await user.clear(screen.getByLabelText('Code'))
  await user.type(screen.getByLabelText('Code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Add app' }))
  const codes = within(await screen.findByRole('list', { name: 'Backup codes' }))
  expect(codes.getAllByRole('listitem')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('button', { name: 'Remove the authenticator app' })).toBeVisible()
  expect(screen.getByText('2 codes are left. New codes replace them.')).toBeVisible()
})

const protectedPerson = { ...maya, has_second_factor: true }

test('a call that needs the second factor waits for a code, and then succeeds', async () => {
  const api = fakeApi(protectedPerson)
  const { user } = await openProfile(api)
  api.fail('getSecretKey', 'factor_needed')
  await user.click(screen.getByRole('button', { name: 'Show key' }))
  await user.type(screen.getByLabelText('Password'), maya.password)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show key' }))
  await user.type(await screen.findByLabelText('Code'), '123456')
  api.recover('getSecretKey')
  await user.click(screen.getByRole('button', { name: 'Confirm with code' }))
  expect(await screen.findByLabelText('Your secret key')).toHaveValue(maya.secret_key)
})

test('a call that needs the second factor fails if the person does not confirm it', async () => {
  const api = fakeApi(protectedPerson)
  const { user } = await openProfile(api)
  api.fail('getSecretKey', 'factor_needed')
  await user.click(screen.getByRole('button', { name: 'Show key' }))
  await user.type(screen.getByLabelText('Password'), maya.password)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show key' }))
  const confirmation = await screen.findByRole('dialog', { name: "Confirm it's you" })
  await user.click(within(confirmation).getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Please confirm that it is you.')).toBeVisible()
  await waitFor(() => expect(api.received('getSecretKey')).toHaveLength(1))
})
