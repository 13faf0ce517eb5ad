import { fakeApi } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

const ADDRESS = 'https://hooks.example/solvent'

async function withWebhook() {
  const api = fakeApi()
  const app = await renderApp({ path: '/profile', as: 'signed-in', api })
  await app.user.click(await screen.findByRole('button', { name: 'Add webhook' }))
  const form = await screen.findByRole('dialog', { name: 'Add a webhook' })
  const dialog = within(form)
  await app.user.type(dialog.getByLabelText('Address'), ADDRESS)
  await app.user.type(dialog.getByLabelText('Password'), 'Chalkdust7')
  await app.user.click(dialog.getByRole('button', { name: 'Add webhook' }))
  expect(await dialog.findByLabelText('The secret that signs our calls')).toHaveValue('whsec_c2VjcmV0')
  await app.user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(form).not.toBeInTheDocument())
  return { ...app, api }
}

test('a webhook is added, its secret is shown once, and it is listed', async () => {
  await withWebhook()
  expect(screen.getByText(ADDRESS).closest('li')).toHaveTextContent(/Not called yet · Added /)
  expect(document.body).not.toHaveTextContent('whsec_')
})

test('the outcome of the first call shows without another save', async () => {
  await withWebhook()
  const row = screen.getByText(ADDRESS).closest('li')
  await waitFor(() => expect(row).toHaveTextContent(/The last call failed · Added /), { timeout: 4000 })
})

test('an address that is none is explained at the field', async () => {
  const { user } = await renderApp({ path: '/profile', as: 'signed-in', api: fakeApi() })
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Address'), 'hooks.example')
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }))
  expect(await dialog.findByText(/Enter an address that starts with https/)).toBeVisible()
})

test('a call that failed says why, and is sent again', async () => {
  const { api, user } = await withWebhook()
  await user.click(screen.getByRole('button', { name: `Calls to ${ADDRESS}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Calls to ${ADDRESS}` }))
  expect(await dialog.findByText(/Failed · The answer was 500 · 8 attempts/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Send again' }))
  expect(await dialog.findByText(/^Waiting/)).toBeVisible()
  expect(api.received('repeatWebhookCall')).toHaveLength(1)
  expect(await dialog.findByText(/^Delivered · The answer was 200/, {}, { timeout: 4000 })).toBeVisible()
})

test('a removed webhook disappears', async () => {
  const { user } = await withWebhook()
  await user.click(screen.getByRole('button', { name: `Remove ${ADDRESS}` }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText(ADDRESS)).not.toBeInTheDocument())
})
