import { fakeApi, maya } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

afterEach(() => localStorage.clear())

async function show(api = fakeApi()) {
  const { user } = await renderApp({ path: '/profile', as: 'signed-in', api })
  const doubtful = await screen.findByRole('radio', { name: /When in doubt/ })
  return { api, user, doubtful, always: screen.getByRole('radio', { name: /Every time/ }) }
}

test('the assistant asks when in doubt, or every time if the user prefers', async () => {
  const { api, user, doubtful, always } = await show()
  expect(doubtful).toBeChecked()
  expect(screen.getByText('Saved in your profile')).toBeVisible()
  await user.click(always)
  expect(always).toBeChecked()
  await waitFor(() => expect(api.received('getProfile').length).toBeGreaterThan(1))
  await user.click(doubtful)
  await waitFor(() => expect(api.received('updateProfile')).toHaveLength(2))
  const same = {
    name: 'Maya Okafor',
    monthly_income: 4200,
    currency_preference: 'USD',
    selected_model: 'llama3.1-8b',
  }
  expect(api.received('updateProfile')).toEqual([
    { ...same, ask_before_saving: true },
    { ...same, ask_before_saving: false },
  ])
})

test('the stored choice is selected on every device', async () => {
  const api = fakeApi()
  const { user, always } = await show(api)
  await user.click(always)
  await waitFor(() => expect(api.received('getProfile').length).toBeGreaterThan(1))
  expect(screen.getByRole('radio', { name: /Every time/ })).toBeChecked()
  expect(localStorage.getItem('ask_before_saving')).toBeNull()
})

test('a choice that could not be saved is reverted, and the user sees why', async () => {
  const api = fakeApi()
  api.fail('updateProfile', 'unavailable')
  const { user, doubtful, always } = await show(api)
  await user.click(always)
  expect(await screen.findByText('The service is busy. Please try again in a moment.')).toBeVisible()
  expect(doubtful).toBeChecked()
})

test('a profile without a name asks for one first', async () => {
  const { user, always, doubtful } = await show(fakeApi({ ...maya, name: '' }))
  await user.click(always)
  expect(await screen.findByText(/^Your profile needs a name first/)).toBeVisible()
  expect(doubtful).toBeChecked()
})

test('the theme can be chosen here', async () => {
  const { user } = await renderApp({ path: '/profile', as: 'signed-in' })
  await screen.findByRole('region', { name: 'Preferences' })
  const [dark] = screen.getAllByRole('radio', { name: 'Dark' }).slice(-1)
  if (dark) await user.click(dark)
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
})

test('the paydays can be set, and are shown', async () => {
  const { api, user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Set paydays' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your paydays' }))
  await user.selectOptions(dialog.getByLabelText('How often are you paid?'), 'Once a month')
  await user.type(dialog.getByLabelText('Day of the month'), '28')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Paid on the 28th of each month')).toBeVisible()
  expect(api.received('savePlanChoice')).toEqual([{ pay: { kind: 'monthly', day: 28 } }])
  expect(screen.getByRole('button', { name: 'Change paydays' })).toBeVisible()
})
