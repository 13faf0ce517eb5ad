import { fakeApi } from '@solvent/testing'
import { screen } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

async function edit(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
}

test('a saved income is shown at once', async () => {
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

test('an income that is no amount is told at the field, and nothing is sent', async () => {
  const { user, api } = await renderApp({ path: '/profile', as: 'signed-in' })
  await edit(user)
  const income = screen.getByLabelText('Monthly Income')
  await user.clear(income)
  await user.type(income, '12.345')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Monthly Income must have at most two decimals')).toBeVisible()
  expect(income).toHaveValue('12.345')
  expect(api.received('updateProfile')).toEqual([])
})

test('cancelling keeps what was stored', async () => {
  const { user, api } = await renderApp({ path: '/profile', as: 'signed-in' })
  await edit(user)
  await user.type(screen.getByLabelText('Name'), ' the Second')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText(/the Second/)).not.toBeInTheDocument()
  expect(api.received('updateProfile')).toEqual([])
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
