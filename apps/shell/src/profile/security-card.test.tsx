import { fakeApi } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

async function open(button: string, api = fakeApi()) {
  const { user, router } = await renderApp({ path: '/profile', as: 'signed-in', api })
  await user.click(await screen.findByRole('button', { name: button }))
  const form = await screen.findByRole('dialog')
  return { api, user, router, form, dialog: within(form) }
}

test.each([
  ['Abcdefg1', 'Abcdefg2', 'Passwords do not match'],
  ['Abc1', 'Abc1', 'Password must be at least 8 characters long'],
  ['abcdefg1', 'abcdefg1', 'Password must contain at least one uppercase letter'],
  ['ABCDEFG1', 'ABCDEFG1', 'Password must contain at least one lowercase letter'],
  ['Abcdefgh', 'Abcdefgh', 'Password must contain at least one number'],
])('the new password "%s", confirmed with "%s", is refused: %s', async (password, confirmation, message) => {
  const { api, user, dialog } = await open('Change password')
  await user.type(dialog.getByLabelText('Current password'), 'Chalkdust7')
  await user.type(dialog.getByLabelText('New password'), password)
  await user.type(dialog.getByLabelText('Confirm new password'), confirmation)
  await user.click(dialog.getByRole('button', { name: 'Change password' }))
  expect(await dialog.findAllByText(message)).toHaveLength(1)
  expect(api.received('changePassword')).toEqual([])
})

test('a wrong password is rejected in the dialog, and the right one changes it', async () => {
  const { user, form, dialog } = await open('Change password')
  await user.type(dialog.getByLabelText('Current password'), 'wrong')
  await user.type(dialog.getByLabelText('New password'), 'Northwind8')
  await user.type(dialog.getByLabelText('Confirm new password'), 'Northwind8')
  await user.click(dialog.getByRole('button', { name: 'Change password' }))
  expect(await dialog.findByText('The password is incorrect.')).toBeVisible()
  await user.clear(dialog.getByLabelText('Current password'))
  await user.type(dialog.getByLabelText('Current password'), 'Chalkdust7')
  await user.click(dialog.getByRole('button', { name: 'Change password' }))
  expect(
    await screen.findByText('Your password has been changed. Your other devices are logged out.'),
  ).toBeVisible()
  await waitFor(() => expect(form).not.toBeInTheDocument())
})

test('the secret key is shown after entering the password and can be copied', async () => {
  const { user, form, dialog } = await open('Show key')
  await user.type(dialog.getByLabelText('Password'), 'Chalkdust7')
  await user.click(dialog.getByRole('button', { name: 'Show key' }))
  const key = await dialog.findByLabelText('Your secret key')
  expect(key).toHaveValue('K7M2QX9RTB4H')
  expect(key).toHaveFocus()
  const written = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Secret key copied to clipboard!')).toBeVisible()
  expect(written).toHaveBeenCalledWith('K7M2QX9RTB4H')
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Show key' })).toHaveFocus()
})

test('without a password, the key is not requested', async () => {
  const { api, user, dialog } = await open('Show key')
  await user.click(dialog.getByRole('button', { name: 'Show key' }))
  expect(await dialog.findByText('Password is required')).toBeVisible()
  expect(api.received('getSecretKey')).toEqual([])
})

test('renewing the key shows the new one', async () => {
  const { user, dialog } = await open('Renew key')
  expect(dialog.getByText(/the old one no longer resets your password/)).toBeVisible()
  await user.type(dialog.getByLabelText('Password'), 'Chalkdust7')
  await user.click(dialog.getByRole('button', { name: 'Renew key' }))
  expect(await dialog.findByLabelText('Your secret key')).toHaveValue('H4BTR9XQ2M7K')
})

test.each(['Show key', 'Renew key'])('"%s" with a wrong password says so, once', async (button) => {
  const { user, dialog } = await open(button)
  await user.type(dialog.getByLabelText('Password'), 'wrong')
  await user.click(dialog.getByRole('button', { name: button }))
  expect(await dialog.findAllByText('The password is incorrect.')).toHaveLength(1)
  expect(dialog.getByLabelText('Password')).toHaveValue('wrong')
})

test('signing out everywhere asks first, then leads to the login', async () => {
  const { api, user, router, dialog } = await open('Log out everywhere')
  expect(api.received('logoutEverywhere')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(localStorage.getItem('access_token')).toBeNull()
})
