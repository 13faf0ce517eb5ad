import { endSession, isSignedIn, startSession } from '@solvent/api-client'
import { fakeApi, maya } from '@solvent/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

async function signIn(user: Awaited<ReturnType<typeof renderApp>>['user'], password: string) {
  await user.type(screen.getByLabelText('Email'), maya.email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

test('signing in with the right password opens the dashboard', async () => {
  const { user } = await renderApp({ path: '/login', as: 'guest' })
  await signIn(user, maya.password)
  expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
  expect(isSignedIn()).toBe(true)
})

test("a rejected login shows the server's message and preserves the input", async () => {
  const api = fakeApi()
  api.fail('login', 'wrong_credentials')
  const { user } = await renderApp({ path: '/login', as: 'guest', api })
  await signIn(user, 'nope')
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is incorrect.')
  expect(screen.getByLabelText('Email')).toHaveValue(maya.email)
})

test("an unreachable server shows the page's own error message", async () => {
  const api = fakeApi()
  api.fail('login', 'no_answer')
  const { user } = await renderApp({ path: '/login', as: 'guest', api })
  await signIn(user, maya.password)
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please check your credentials.')
})

test('password managers can fill in the fields, and a password can be pasted', async () => {
  const { user } = await renderApp({ path: '/login', as: 'guest' })
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
  await user.type(screen.getByLabelText('Email'), maya.email)
  await user.click(screen.getByLabelText('Password'))
  await user.paste(maya.password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test('empty fields are reported at the fields and nothing is sent', async () => {
  const { user, api } = await renderApp({ path: '/login', as: 'guest' })
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('Email is required')).toBeVisible()
  expect(screen.getByText('Password is required')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(api.received('login')).toEqual([])
})

test('an invalid email is rejected at its field', async () => {
  const { user, api } = await renderApp({ path: '/login', as: 'guest' })
  await user.type(screen.getByLabelText('Email'), 'maya')
  await user.type(screen.getByLabelText('Password'), maya.password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('Email must be an email address')).toBeVisible()
  expect(api.received('login')).toEqual([])
})

test('the button shows progress while signing in and is disabled', async () => {
  const api = fakeApi()
  const release = api.hold('login')
  const { user } = await renderApp({ path: '/login', as: 'guest', api })
  await signIn(user, maya.password)
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled()
  release()
  expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test.each(['/login', '/register', '/reset-password'])(
  '%s redirects a signed-in user to the dashboard',
  async (path) => {
    const { router } = await renderApp({ path, as: 'signed-in' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  },
)

test.each(['/', '/dashboard', '/profile', '/assets', '/liabilities', '/recommendations', '/nowhere'])(
  '%s redirects a guest to the login',
  async (path) => {
    const { router } = await renderApp({ path, as: 'guest' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  },
)

test('an unknown address redirects a signed-in user to the dashboard', async () => {
  const { router } = await renderApp({ path: '/nowhere', as: 'signed-in' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('an expired token is ignored', async () => {
  const expired = `e30.${btoa(JSON.stringify({ user_id: 'u1', exp: 1 }))}.`
  const { router } = await renderApp({ path: '/login', as: 'guest' })
  startSession(expired)
  await router.navigate('/assets')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(localStorage.getItem('access_token')).toBeNull()
})

test('signing in returns to the requested page', async () => {
  const { user, router } = await renderApp({ path: '/profile?tab=account', as: 'guest' })
  await signIn(user, maya.password)
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  expect(router.state.location.search).toBe('?tab=account')
})

test('an ended session is reported once, and signing in returns to the page', async () => {
  const { user, router } = await renderApp({ path: '/profile', as: 'signed-in' })
  act(() => endSession('ended'))
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible()
  await signIn(user, maya.password)
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
})

test('after a session ends during navigation, signing in opens the new page', async () => {
  const { user, router } = await renderApp({ path: '/', as: 'signed-in' })
  act(() => {
    void router.navigate('/profile?tab=account')
    endSession('ended')
  })
  await screen.findByRole('heading', { name: 'Log in to Solvent' })
  await signIn(user, maya.password)
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  expect(router.state.location.search).toBe('?tab=account')
})

test('a 401 response ends the session', async () => {
  const api = fakeApi()
  api.fail('getProfile', 'session_invalid')
  const { router } = await renderApp({ path: '/profile', as: 'signed-in', api })
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
  expect(localStorage.getItem('access_token')).toBeNull()
})

test('an expired token on return is reported once, and signing in opens the requested page', async () => {
  const { user, router } = await renderApp({ path: '/login', as: 'guest' })
  localStorage.setItem('access_token', `${btoa('{}')}.${btoa('{"user_id":"u1","exp":1}')}.`)
  await act(() => router.navigate('/profile'))
  expect(router.state.location.pathname).toBe('/login')
  expect(screen.getAllByText('Your session has ended. Please log in again.')).toHaveLength(1)
  expect(localStorage.getItem('access_token')).toBeNull()
  await signIn(user, maya.password)
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
})

test('after signing out, no notice is shown and signing in opens the dashboard', async () => {
  const { user, router } = await renderApp({ path: '/profile', as: 'signed-in' })
  act(() => endSession('asked'))
  expect(await screen.findByRole('heading', { name: 'Log in to Solvent' })).toBeVisible()
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
  await signIn(user, maya.password)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('signing in in another tab signs this one in, too', async () => {
  const api = fakeApi()
  const { router } = await renderApp({ path: '/login', as: 'guest', api })
  localStorage.setItem('access_token', api.token)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('signing out in another tab signs this one out, too', async () => {
  const { router } = await renderApp({ path: '/profile', as: 'signed-in' })
  localStorage.removeItem('access_token')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test.each(['//other.site/', 'https://other.site/', '/\\other.site', '/login', 'nonsense://'])(
  'signing in never returns to the address %s',
  async (address) => {
    const { user, router } = await renderApp({ path: '/login', as: 'guest' })
    sessionStorage.setItem('return_path', address)
    await signIn(user, maya.password)
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  },
)

test('a new visitor sees what the product does and how to start', async () => {
  await renderApp({ path: '/login', as: 'guest' })
  for (const benefit of [
    'AI-powered budget recommendations',
    'Smart payment prioritization',
    'Personal finance chatbot',
  ])
    expect(screen.getByText(benefit)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/reset-password',
  )
})

describe('an account with a second factor', () => {
  test('asks for a code after the right password, and opens the dashboard with it', async () => {
    const api = fakeApi({ ...maya, has_second_factor: true })
    const { user } = await renderApp({ path: '/login', as: 'guest', api })
    await signIn(user, maya.password)
    expect(await screen.findByRole('heading', { name: "Confirm it's you" })).toBeVisible()
    expect(isSignedIn()).toBe(false)
    await user.type(screen.getByLabelText('Code'), '000000')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This code is not correct, or it was already used.',
    )
    await user.clear(screen.getByLabelText('Code'))
    await user.type(screen.getByLabelText('Code'), '123456')
    await user.click(screen.getByLabelText("Don't ask on this device for 30 days"))
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
    expect(api.received('loginWithCode')).toEqual([
      { ticket: 'ticket', code: '000000', remember: false },
      { ticket: 'ticket', code: '123456', remember: true },
    ])
  })

  test('offers the way with the secret key and the way back', async () => {
    const api = fakeApi({ ...maya, has_second_factor: true })
    const { user } = await renderApp({ path: '/login', as: 'guest', api })
    await signIn(user, maya.password)
    expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeVisible()
    expect(screen.getByRole('link', { name: "I can't confirm it: use my secret key" })).toHaveAttribute(
      'href',
      '/reset-password',
    )
    await user.click(screen.getByRole('button', { name: 'Back to login' }))
    expect(await screen.findByRole('heading', { name: 'Log in to Solvent' })).toBeVisible()
  })
})
