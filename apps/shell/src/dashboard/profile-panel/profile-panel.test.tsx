import { fakeApi, maya } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

async function open(api = fakeApi()) {
  const app = await renderApp({ path: '/', as: 'signed-in', api })
  await app.user.click(await screen.findByRole('button', { name: 'User Profile' }))
  await screen.findByRole('button', { name: 'Quick edit' })
  return app
}

/** The value beside a name in the panel. */
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

test('the panel is closed at first, and opens to show the profile', async () => {
  const { user } = await renderApp({ path: '/', as: 'signed-in' })
  const title = await screen.findByRole('button', { name: 'User Profile' })
  expect(title).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByText('maya@example.com')).not.toBeInTheDocument()
  await user.click(title)
  expect(await screen.findByText('maya@example.com')).toBeVisible()
  expect(fact('Monthly salary')).toHaveTextContent('$4,200')
  expect(screen.getByRole('link', { name: 'Profile Settings' })).toHaveAttribute('href', '/profile')
})

test('quick edit changes the panel for this visit only, and reloads the dashboard', async () => {
  const { api, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Quick edit' }))
  expect(screen.getByLabelText('Monthly salary')).toHaveFocus()
  expect(screen.getByText(/Not saved after this visit/)).toBeVisible()
  await user.clear(screen.getByLabelText('Monthly salary'))
  await user.type(screen.getByLabelText('Monthly salary'), 'plenty')
  await user.clear(screen.getByLabelText('Other income'))
  await user.type(screen.getByLabelText('Other income'), '1,250')
  await user.selectOptions(screen.getByLabelText('Currency'), 'GBP')
  const before = api.received('getDashboard').length
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('button', { name: 'Quick edit' })).toHaveFocus()
  expect(fact('Monthly salary')).toHaveTextContent('£0')
  expect(fact('Other income')).toHaveTextContent('£1,250')
  expect(api.received('updateProfile')).toEqual([])
  await waitFor(() => expect(api.received('getDashboard')).toHaveLength(before + 1))
  expect(screen.getByRole('group', { name: 'Monthly Income' })).toHaveTextContent('$4,200')
})

test('Cancel discards the changes', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Quick edit' }))
  await user.type(screen.getByLabelText('Other income'), '99')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(fact('Other income')).toHaveTextContent('$0')
})

test('input survives closing and reopening the panel', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Quick edit' }))
  await user.type(screen.getByLabelText('Other income'), '99')
  await user.click(screen.getByRole('button', { name: 'User Profile' }))
  await user.click(screen.getByRole('button', { name: 'User Profile' }))
  expect(await screen.findByLabelText('Other income')).toHaveValue('099')
})

test.each([
  ['USD', ['USD', 'INR', 'EUR', 'GBP']],
  ['CAD', ['USD', 'INR', 'EUR', 'GBP', 'CAD']],
] as const)('with %s stored, the panel offers %j', async (currency, offered) => {
  const { user } = await open(fakeApi({ ...maya, currency }))
  await user.click(screen.getByRole('button', { name: 'Quick edit' }))
  const select = screen.getByLabelText('Currency')
  expect(select).toHaveValue(currency)
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(offered)
})

test('the secret key is shown after entering the password', async () => {
  const { api, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Show secret key' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Show key' }))
  expect(await dialog.findAllByText('Password is required')).toHaveLength(1)
  expect(api.received('getSecretKey')).toEqual([])
  await user.type(dialog.getByLabelText('Password'), maya.password)
  await user.click(dialog.getByRole('button', { name: 'Show key' }))
  expect(await dialog.findByLabelText('Your secret key')).toHaveValue(maya.secret_key)
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Show secret key' })).toHaveFocus()
})

test('a key that cannot be fetched is reported in the dialog', async () => {
  const { api, user } = await open()
  api.fail('getSecretKey', 'no_answer')
  await user.click(screen.getByRole('button', { name: 'Show secret key' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Password'), maya.password)
  await user.click(dialog.getByRole('button', { name: 'Show key' }))
  expect(await dialog.findAllByText('Failed to retrieve secret key')).toHaveLength(1)
  expect(dialog.getByLabelText('Password')).toHaveValue(maya.password)
})
