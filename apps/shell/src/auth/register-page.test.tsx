import { savedFiles } from '@solvent/api-client/testing/saved-files'
import { fakeApi, maya } from '@solvent/testing'
import { screen } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

type User = Awaited<ReturnType<typeof renderApp>>['user']

async function fillIn(user: User, password: string, confirmation = password) {
  await user.type(screen.getByLabelText('Username'), 'ada')
  await user.type(screen.getByLabelText('Email Address'), 'ada@example.com')
  await user.type(screen.getByLabelText('Password'), password)
  await user.type(screen.getByLabelText('Confirm Password'), confirmation)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
}

test.each([
  ['Secret123', 'Secret124', 'Passwords do not match'],
  ['a', 'b', 'Passwords do not match'],
  ['Short1', undefined, 'Password must be at least 8 characters long'],
  ['lowercase1', undefined, 'Password must contain at least one uppercase letter'],
  ['UPPERCASE1', undefined, 'Password must contain at least one lowercase letter'],
  ['NoNumbers', undefined, 'Password must contain at least one number'],
])('the password %s, repeated as %s, is refused: %s', async (password, confirmation, message) => {
  const { user, api } = await renderApp({ path: '/register', as: 'guest' })
  await fillIn(user, password, confirmation)
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(api.received('register')).toEqual([])
})

test('after registering the recovery key is shown, can be copied, and leads to the dashboard', async () => {
  const { user } = await renderApp({ path: '/register', as: 'guest' })
  await fillIn(user, 'Secret123')
  expect(await screen.findByRole('heading', { name: 'Registration Successful' })).toBeVisible()
  expect(screen.getByLabelText('Your secret key')).toHaveAttribute('readonly')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Secret key copied to clipboard!')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue to Dashboard' }))
  expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test('an email that is taken is rejected and the input is preserved', async () => {
  const api = fakeApi()
  api.fail('register', 'email_taken')
  const { user } = await renderApp({ path: '/register', as: 'guest', api })
  await fillIn(user, 'Secret123')
  expect(await screen.findByRole('alert')).toHaveTextContent('An account with this email already exists.')
  expect(screen.getByLabelText('Email Address')).toHaveValue('ada@example.com')
})

const files = savedFiles()

test('the recovery key can be saved as a text file', async () => {
  const { user } = await renderApp({ path: '/register', as: 'guest' })
  await fillIn(user, 'Secret123')
  await user.click(await screen.findByRole('button', { name: 'Download as a text file' }))
  expect(await files[0]?.content).toContain(`Secret key: ${maya.secret_key}`)
})

test("a failure without a server message shows the page's own message", async () => {
  const api = fakeApi()
  api.fail('register', 'no_answer')
  const { user } = await renderApp({ path: '/register', as: 'guest', api })
  await fillIn(user, 'Secret123')
  expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed.')
})

test('missing values are reported at their fields; the name is optional', async () => {
  const { user, api } = await renderApp({ path: '/register', as: 'guest' })
  await user.type(screen.getByLabelText('Password'), 'Secret123')
  await user.type(screen.getByLabelText('Confirm Password'), 'Secret123')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('Username is required')).toBeVisible()
  expect(screen.getByLabelText('Username')).toHaveFocus()
  expect(screen.getByLabelText('Full Name (Optional)')).toBeValid()
  expect(api.received('register')).toEqual([])
})

test('passwords that differ are reported whatever else is missing', async () => {
  const { user, api } = await renderApp({ path: '/register', as: 'guest' })
  await user.type(screen.getByLabelText('Password'), 'Secret123')
  await user.type(screen.getByLabelText('Confirm Password'), 'Secret124')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Passwords do not match')
  expect(api.received('register')).toEqual([])
})

test('an empty form shows what is missing at each field', async () => {
  const { user } = await renderApp({ path: '/register', as: 'guest' })
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  for (const label of ['Username', 'Email Address', 'Password'])
    expect(await screen.findByText(`${label} is required`)).toBeVisible()
  expect(screen.getByText('Please confirm your password')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Username')).toHaveFocus()
})

test('a password that is not repeated is reported at the second field, and not sent', async () => {
  const { user, api } = await renderApp({ path: '/register', as: 'guest' })
  await user.type(screen.getByLabelText('Username'), 'ada')
  await user.type(screen.getByLabelText('Email Address'), 'ada@example.com')
  await user.type(screen.getByLabelText('Password'), 'Secret123')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('Please confirm your password')).toBeVisible()
  expect(screen.getByLabelText('Confirm Password')).toHaveFocus()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(api.received('register')).toEqual([])
})

test('the password field shows its rules and can reveal the password', async () => {
  const { user } = await renderApp({ path: '/register', as: 'guest' })
  const password = screen.getByLabelText('Password')
  expect(password).toHaveAccessibleDescription(
    'Must be at least 8 characters with uppercase, lowercase, and numbers',
  )
  expect(password).toHaveAttribute('autocomplete', 'new-password')
  await user.click(screen.getByRole('button', { name: 'Show Password' }))
  expect(password).toHaveAttribute('type', 'text')
})
