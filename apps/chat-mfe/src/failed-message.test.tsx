import { endSession } from '@solvent/api-client'
import { fakeApi } from '@solvent/testing'
import { screen, waitFor } from '@testing-library/react'
import { GREETING, log, showWidget } from './testing/show-widget'

test.each([
  [
    'no_answer',
    undefined,
    'Sorry, I encountered an error connecting to the server. Please make sure the backend is running and try again.',
  ],
  [
    'session_invalid',
    undefined,
    'Your session has expired. Please log in again to continue using the chatbot.',
  ],
  ['user_not_found', undefined, 'Authentication error. Please log in again to use the chatbot.'],
  [
    'unavailable',
    'The API key was refused.',
    'Please configure your API key in profile settings, then ask me again.',
  ],
] as const)('a message that fails with %s shows an explanation', async (failure, text, message) => {
  const api = fakeApi()
  const { open, send } = showWidget(api)
  await open()
  await screen.findByText(GREETING)
  api.fail('sendChat', failure, text)
  await send('What is due?')
  expect(await log().findByText(message)).toBeVisible()
})

test('an expired session is reported before anything is sent', async () => {
  const { api, open, send } = showWidget()
  await open()
  await screen.findByText(GREETING)
  localStorage.removeItem('access_token')
  await send('What is due?')
  const message = 'Your session has expired. Please log in again to continue using the chatbot.'
  expect(await log().findByText(message)).toBeVisible()
  expect(api.received('sendChat')).toEqual([])
})

test('asks a guest to log in', async () => {
  const { api, open } = showWidget()
  endSession('asked')
  await open()
  expect(await log().findByText(/^Please log in to use the Personal Finance Assistant/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  expect(api.received('createSession')).toEqual([])
})

test('a failed start shows an error and can be retried', async () => {
  const api = fakeApi()
  api.fail('createSession')
  const { user, open } = showWidget(api)
  await open()
  expect(await log().findByText(/^Hello\. I am having trouble connecting/)).toBeVisible()
  api.recover('createSession')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByText(GREETING)).toBeVisible())
})
