import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

test('deleting an account requires the password and says what is lost', async () => {
  const { user, router } = await renderApp({ path: '/profile', as: 'signed-in' })
  await user.click(await screen.findByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/You can't undo it/)).toBeVisible()
  await user.type(dialog.getByLabelText('Password'), 'wrong')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(await dialog.findAllByText('The password is incorrect.')).toHaveLength(1)
  expect(router.state.location.pathname).toBe('/profile')

  await user.clear(dialog.getByLabelText('Password'))
  await user.type(dialog.getByLabelText('Password'), 'Chalkdust7')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(await screen.findByText('Your account and all its data have been deleted.')).toBeVisible()
  expect(localStorage.getItem('access_token')).toBeNull()
})

test('Escape cancels the deletion', async () => {
  const { user, api } = await renderApp({ path: '/profile', as: 'signed-in' })
  await user.click(await screen.findByRole('button', { name: 'Delete account' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(api.received('deleteAccount')).toEqual([])
  expect(screen.getByRole('button', { name: 'Delete account' })).toHaveFocus()
})
