import { fakeApi, maya } from '@solvent/testing'
import { screen } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

async function edit(api = fakeApi()) {
  const { user } = await renderApp({ path: '/profile', as: 'signed-in', api })
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  return { api, user }
}

test('a negative income is rejected once, at its field, and nothing is sent', async () => {
  const { api, user } = await edit()
  const income = screen.getByLabelText('Monthly Income')
  await user.clear(income)
  await user.type(income, '-5')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findAllByText('Monthly Income must not be negative')).toHaveLength(1)
  expect(income).toHaveAccessibleDescription('Monthly Income must not be negative')
  expect(income).toHaveFocus()
  expect(income).toHaveValue('-5')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(api.received('updateProfile')).toEqual([])
})

test('the notice about unavailable models is shown once, also on the next edit', async () => {
  const notice = 'Unable to fetch models. Using default model.'
  const api = fakeApi({ ...maya, model: 'qwen-3-32b' })
  api.fail('listModels', 'models_unavailable')
  const { user } = await edit(api)
  expect((await screen.findByText(notice)).closest('[role="status"]')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText(notice)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  expect(await screen.findAllByText(notice)).toHaveLength(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a new key that could not be tested is saved, and the page says so until the next edit', async () => {
  const { user } = await edit()
  await user.type(screen.getByLabelText('API Key'), 'csk-offline')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  const notice = 'Your API key is saved. The provider could not be reached to try it.'
  expect(await screen.findByText(notice)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  expect(screen.queryByText(notice)).not.toBeInTheDocument()
})

test('the profile says who receives the messages to the assistant', async () => {
  const note = /are then sent to Cerebras/
  const { user } = await edit()
  expect(screen.getByText(note)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText(note)).toBeVisible()
})
