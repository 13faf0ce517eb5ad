import { fakeApi } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

async function openProfile(api = fakeApi()) {
  const app = await renderApp({ path: '/profile', as: 'signed-in', api })
  await screen.findByText('Safari on iOS')
  return { ...app, api }
}

async function openNewToken() {
  const app = await openProfile()
  await app.user.click(screen.getByRole('button', { name: 'Create token' }))
  const form = await screen.findByRole('dialog', { name: 'Create an API token' })
  const send = () => app.user.click(within(form).getByRole('button', { name: 'Create token' }))
  return { ...app, form, dialog: within(form), send }
}

test('the devices are listed, and this one has no button', async () => {
  await openProfile()
  expect(screen.getByText('Firefox on Linux').closest('li')).toHaveTextContent(/This device · 203\.0\.113\.7/)
  expect(screen.queryByRole('button', { name: 'Log out Firefox on Linux' })).not.toBeInTheDocument()
})

test('another device is logged out and disappears from the list', async () => {
  const { user } = await openProfile()
  await user.click(screen.getByRole('button', { name: 'Log out Safari on iOS' }))
  expect(await screen.findByText('Safari on iOS is logged out')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument())
})

test('a device that could not be logged out stays in the list', async () => {
  const { user, api } = await openProfile()
  api.fail('endDevice', 'unavailable')
  await user.click(screen.getByRole('button', { name: 'Log out Safari on iOS' }))
  expect(await screen.findByText(/The service is busy/)).toBeVisible()
  expect(screen.getByText('Safari on iOS')).toBeVisible()
})

test('a token is created with the chosen scope and end, shown once, and listed', async () => {
  const { api, user, form, dialog, send } = await openNewToken()
  await user.type(dialog.getByLabelText('Name'), 'Budget script')
  await user.click(dialog.getByRole('radio', { name: /Read and record/ }))
  await user.selectOptions(dialog.getByLabelText('Valid for'), '30 days')
  await user.type(dialog.getByLabelText('Password'), 'Chalkdust7')
  await send()
  const token = await dialog.findByLabelText('Your new token')
  expect(token).toHaveFocus()
  expect(api.received('createApiToken')).toEqual([
    { name: 'Budget script', scope: 'record', expires_in_days: 30, password: 'Chalkdust7' },
  ])
  const written = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^solvent_pat_/))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expect(screen.getByText('Budget script').closest('li')).toHaveTextContent(/Read and record · Never used/)
  expect(document.body).not.toHaveTextContent('solvent_pat_')
})

test('a token without an end is asked for as such', async () => {
  const { api, user, dialog, send } = await openNewToken()
  await user.type(dialog.getByLabelText('Name'), 'Server')
  await user.selectOptions(dialog.getByLabelText('Valid for'), 'No end')
  await user.type(dialog.getByLabelText('Password'), 'Chalkdust7')
  await send()
  await dialog.findByLabelText('Your new token')
  expect(api.received('createApiToken')).toMatchObject([{ expires_in_days: null, scope: 'read' }])
})

test('a missing name and a wrong password are explained at the fields, and what was typed stays', async () => {
  const { user, dialog, send } = await openNewToken()
  await user.type(dialog.getByLabelText('Password'), 'wrong')
  await send()
  expect(await dialog.findByText('Name is required')).toBeVisible()
  await user.type(dialog.getByLabelText('Name'), 'Server')
  await send()
  expect(await dialog.findByText('The password is incorrect.')).toBeVisible()
  expect(dialog.getByLabelText('Name')).toHaveValue('Server')
})

test('revoking a token asks first', async () => {
  const { api, user, form, dialog, send } = await openNewToken()
  await user.type(dialog.getByLabelText('Name'), 'Old laptop')
  await user.type(dialog.getByLabelText('Password'), 'Chalkdust7')
  await send()
  await user.click(await dialog.findByRole('button', { name: 'Done' }))
  await waitFor(() => expect(form).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Revoke Old laptop' }))
  const question = within(await screen.findByRole('dialog', { name: 'Revoke Old laptop?' }))
  expect(api.received('revokeApiToken')).toEqual([])
  await user.click(question.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Old laptop is revoked')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Old laptop')).not.toBeInTheDocument())
})

test('a list that cannot be loaded says so, and the other one is shown', async () => {
  const api = fakeApi()
  api.fail('listApiTokens', 'not_found')
  await openProfile(api)
  expect(await screen.findByText('Failed to load your programs.')).toBeVisible()
  expect(screen.getByText('Safari on iOS')).toBeVisible()
})

test('a calendar address is created with the password, shown once, and listed', async () => {
  const { api, user } = await openProfile()
  await user.click(screen.getByRole('button', { name: 'Create calendar address' }))
  const form = await screen.findByRole('dialog', { name: 'Create a calendar address' })
  await user.type(within(form).getByLabelText('Password'), 'Chalkdust7')
  await user.click(within(form).getByRole('button', { name: 'Create address' }))
  const address = await within(form).findByLabelText('Your calendar address')
  expect(address).toHaveDisplayValue(/^http.*\/api\/calendar\.ics\?token=solvent_pat_/)
  expect(api.received('createApiToken')).toMatchObject([{ scope: 'calendar', expires_in_days: null }])
  await user.click(within(form).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expect(screen.getByText('Calendar').closest('li')).toHaveTextContent(
    /Due dates for a calendar · Never used/,
  )
})

describe('a program asks for access', () => {
  const request = (query: string) => renderApp({ path: `/profile?${query}`, as: 'signed-in', api: fakeApi() })

  test('the person sees who asks and where it runs, and can choose only what it asked for', async () => {
    await request('client_id=claude&code_challenge=c')
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Allow Claude Desktop to use your account?' }),
    )
    expect(dialog.getByText(/It runs at claude\.example\./)).toBeVisible()
    expect(dialog.getByText(/^Access ends when you revoke it here, or 180 days after/)).toBeVisible()
    expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'read',
      'record',
    ])
    expect(dialog.getByRole('radio', { name: /Read only/ })).toBeChecked()
  })

  test('a wrong password allows nothing', async () => {
    const { user } = await request('client_id=claude&code_challenge=c')
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Password'), 'wrong')
    await user.click(dialog.getByRole('button', { name: 'Allow' }))
    expect(await dialog.findByText('The password is incorrect.')).toBeVisible()
  })

  test('an unknown program is refused, and closing the dialog leads to the profile', async () => {
    const { user } = await request('client_id=unknown')
    const dialog = await screen.findByRole('dialog', { name: 'Access not allowed' })
    await user.click(within(dialog).getByRole('button', { name: 'Go to your profile' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(screen.getByText('Safari on iOS')).toBeVisible()
  })

  test('a request that we do not offer leads back only after a click', async () => {
    await request('client_id=claude')
    const dialog = within(await screen.findByRole('dialog', { name: 'Access not allowed' }))
    expect(dialog.getByRole('button', { name: 'Back to Claude Desktop' })).toBeVisible()
  })
})
