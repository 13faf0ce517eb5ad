import { maya } from '@solvent/testing'
import { screen, within } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'
import { eventText } from './event-texts'

const event = { id: '', kind: 'login', detail: '', device: '', network: '', at: '', attempts: 1 }

test.each([
  [{ kind: 'login', detail: 'backup_code' }, 'Logged in with the password and a backup code'],
  [{ kind: 'passkey_removed', detail: 'Phone' }, 'Passkey removed: Phone'],
  [{ kind: 'login_failed', attempts: 3 }, 'Failed login, 3 times'],
  [{ kind: 'invented_later' }, 'Something else'],
])('%j reads "%s"', (fields, text) => {
  expect(eventText({ ...event, ...fields })).toBe(text)
})

test('the history shows what happened, and someone who was not that logs the others out and chooses a new password', async () => {
  const { user, api } = await renderApp({ path: '/profile', as: 'signed-in' })
  expect(await screen.findByText('Failed login, 3 times')).toBeVisible()
  expect(screen.getByText(/Firefox on Windows · 203\.0\.113\.\*/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: "This wasn't me" }))
  await user.click(await screen.findByRole('button', { name: 'Log everyone else out' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }))
  expect(api.received('reportPassword')).toHaveLength(1)
  await user.type(dialog.getByLabelText('Current password'), maya.password)
  await user.type(dialog.getByLabelText('New password'), 'Battery-Staple-7')
  await user.type(dialog.getByLabelText('Confirm new password'), 'Battery-Staple-7')
  await user.click(dialog.getByRole('button', { name: 'Change password' }))
  expect(api.received('changePassword')).toHaveLength(1)
})
