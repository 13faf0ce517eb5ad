import { fakeApi, maya, newcomer } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

async function edit(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
}

test('a saved income is shown immediately', async () => {
  const { user } = await renderApp({ path: '/profile', as: 'signed-in' })
  await edit(user)
  const income = screen.getByLabelText('Monthly Income')
  await user.clear(income)
  await user.type(income, '2,345.60')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('$2,345.60')).toBeVisible()
})

test('a blank income is saved as none', async () => {
  const { user } = await renderApp({ path: '/profile', as: 'signed-in' })
  await edit(user)
  await user.clear(screen.getByLabelText('Monthly Income'))
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Not set')).toBeVisible()
})

test('an invalid income is reported at its field and nothing is sent', async () => {
  const { user, api } = await renderApp({ path: '/profile', as: 'signed-in' })
  await edit(user)
  const income = screen.getByLabelText('Monthly Income')
  await user.clear(income)
  await user.type(income, '12.345')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('At most two decimals')).toBeVisible()
  expect(income).toHaveValue('12.345')
  expect(api.received('updateProfile')).toEqual([])
})

test('Cancel leaves the profile unchanged', async () => {
  const { user, api } = await renderApp({ path: '/profile', as: 'signed-in' })
  await edit(user)
  await user.type(screen.getByLabelText('Name'), ' the Second')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText(/the Second/)).not.toBeInTheDocument()
  expect(api.received('updateProfile')).toEqual([])
  await edit(user)
  expect(screen.getByLabelText('Name')).toHaveValue('Maya Okafor')
  expect(screen.queryByText('Draft restored.')).not.toBeInTheDocument()
})

test('after a reload the form is open with the unsaved changes, and says so', async () => {
  const { user, api, unmount } = await renderApp({ path: '/profile', as: 'signed-in' })
  await edit(user)
  await user.type(screen.getByLabelText('Name'), ' the Second')
  unmount()
  await renderApp({ path: '/profile', as: 'signed-in', api, isReloaded: true })
  expect(await screen.findByText('Draft restored.')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Maya Okafor the Second')
})

test('the email cannot be changed', async () => {
  const { user } = await renderApp({ path: '/profile', as: 'signed-in' })
  await edit(user)
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  expect(screen.getByText('Email cannot be changed')).toBeVisible()
})

test('a profile that cannot be loaded says so', async () => {
  const api = fakeApi()
  api.fail('getProfile', 'not_found')
  await renderApp({ path: '/profile', as: 'signed-in', api })
  expect(await screen.findByText('Failed to load profile.')).toBeVisible()
})

test('the page says that it loads, then shows the four sections', async () => {
  const api = fakeApi()
  const release = api.hold('getProfile')
  await renderApp({ path: '/profile', as: 'signed-in', api })
  expect(await screen.findByText('Loading profile...')).toBeVisible()
  release()
  const sections = [
    ['Basic Information', ['Maya Okafor', 'maya@example.com']],
    ['Financial Information', ['$4,200.00', 'USD']],
    ['AI Assistant Configuration', ['Configured', 'csk-...x7f2', 'llama3.1-8b']],
    ['Account Information', ['Member Since', 'Last Updated']],
  ] as const
  for (const [title, texts] of sections) {
    const section = await screen.findByRole('region', { name: title })
    for (const text of texts) expect(within(section).getByText(text)).toBeVisible()
  }
  expect(screen.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/')
})

test('without a key, the page says that none is configured and requests no models', async () => {
  const api = fakeApi(newcomer)
  const { user } = await renderApp({ path: '/profile', as: 'signed-in', api })
  expect(await screen.findByText('Not configured')).toBeVisible()
  expect(screen.getByText('Not set')).toBeVisible()
  await edit(user)
  expect(screen.getByLabelText('Selected model')).toHaveValue('llama3.1-8b')
  expect(screen.getByLabelText('Selected model')).toHaveAttribute('readonly')
  expect(api.received('listModels')).toEqual([])
})

test('the models are fetched only when editing starts', async () => {
  const { user, api } = await renderApp({ path: '/profile', as: 'signed-in' })
  await screen.findByText('Basic Information')
  expect(api.received('listModels')).toEqual([])
  await edit(user)
  await waitFor(() => expect(api.received('listModels')).toHaveLength(1))
  expect(screen.getByRole('combobox', { name: 'Selected model' })).toHaveValue('llama3.1-8b')
})

test('models that cannot be fetched are reported once, and the default one is saved', async () => {
  const api = fakeApi({ ...maya, model: 'qwen-3-32b' })
  api.fail('listModels', 'models_unavailable')
  const { user } = await renderApp({ path: '/profile', as: 'signed-in', api })
  await edit(user)
  const model = screen.getByRole('combobox', { name: 'Selected model' })
  expect(model).toHaveValue('qwen-3-32b')
  expect(await screen.findAllByText('Unable to fetch models. Using default model.')).toHaveLength(1)
  expect(model).toHaveValue('llama3.1-8b')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Profile updated')
  expect(api.received('updateProfile')).toMatchObject([{ selected_model: 'llama3.1-8b' }])
})

test('a blank key leaves the stored one unchanged, and a new one is trimmed', async () => {
  const { user, api } = await renderApp({ path: '/profile', as: 'signed-in' })
  await edit(user)
  const key = screen.getByPlaceholderText(/csk-/)
  await user.type(key, '   ')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await edit(user)
  await user.type(screen.getByLabelText('API Key'), ' csk-0123456789 ')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('csk-...6789')).toBeVisible()
  const [blank, typed] = api.received('updateProfile')
  expect(blank).not.toHaveProperty('cerebras_api_key')
  expect(typed).toHaveProperty('cerebras_api_key', 'csk-0123456789')
})

test.each([
  ['USD', ['USD', 'EUR', 'GBP', 'CAD', 'AUD']],
  ['INR', ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'INR']],
] as const)(
  'with %s stored, the currencies are %j and the stored one is chosen',
  async (currency, offered) => {
    const api = fakeApi({ ...maya, currency })
    const { user } = await renderApp({ path: '/profile', as: 'signed-in', api })
    await edit(user)
    const select = screen.getByRole('combobox', { name: 'Currency preference' })
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(offered)
    expect(select).toHaveValue(currency)
  },
)

test('a name is required, and its field gets the focus', async () => {
  const { user } = await renderApp({ path: '/profile', as: 'signed-in' })
  await edit(user)
  await user.clear(screen.getByLabelText('Name'))
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Name is required')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

test('the button shows progress while saving, and a lost connection preserves the input', async () => {
  const api = fakeApi()
  const { user } = await renderApp({ path: '/profile', as: 'signed-in', api })
  await edit(user)
  await user.type(screen.getByLabelText('Name'), ' Bell')
  const release = api.hold('updateProfile')
  api.fail('updateProfile', 'no_answer')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByRole('button', { name: 'Updating...' })).toBeDisabled()
  release()
  expect(await screen.findAllByText('Failed to update profile.')).toHaveLength(1)
  expect(screen.getByLabelText('Name')).toHaveValue('Maya Okafor Bell')
})

test("a rejection is shown once, with the server's message", async () => {
  const api = fakeApi()
  api.fail('updateProfile', 'invalid_request', 'Please choose another name.')
  const { user } = await renderApp({ path: '/profile', as: 'signed-in', api })
  await edit(user)
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findAllByText('Please choose another name.')).toHaveLength(1)
})

test('the focus moves into the form and back out of it', async () => {
  const { user } = await renderApp({ path: '/profile', as: 'signed-in' })
  await edit(user)
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus()
})
