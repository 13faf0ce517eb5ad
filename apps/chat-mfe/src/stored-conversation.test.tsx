import { fakeApi } from '@solvent/testing'
import { cleanup, screen } from '@testing-library/react'
import { GREETING, log, showWidget } from './testing/show-widget'

test('a conversation is restored on the next visit', async () => {
  const api = fakeApi()
  const { open, send } = showWidget(api)
  await open()
  await screen.findByText(GREETING)
  await send('What is due?')
  await log().findByText('Your Credit Card comes first this month.')
  cleanup()
  const again = showWidget(api)
  await again.open()
  expect(await log().findByText('What is due?')).toBeVisible()
  expect(api.received('createSession')).toHaveLength(1)
})

describe('a stored conversation', () => {
  const missing = '0c000000-0000-4000-8000-000000000009'

  test.each(['not an id', missing])('that no longer exists (%s) is replaced by a new one', async (stored) => {
    localStorage.setItem('chat_session_id', stored)
    const { api, open } = showWidget()
    await open()
    expect(await screen.findByText(GREETING)).toBeVisible()
    expect(api.received('createSession')).toHaveLength(1)
    expect(localStorage.getItem('chat_session_id')).not.toBe(stored)
  })

  test('that no longer exists when a message is sent is replaced, and the message is sent again', async () => {
    const { api, open, send } = showWidget()
    await open()
    await screen.findByText(GREETING)
    localStorage.setItem('chat_session_id', missing)
    await send('What is due?')
    expect(await log().findByText('Your Credit Card comes first this month.')).toBeVisible()
    expect(api.received('sendChat')).toHaveLength(2)
  })

  test('that still does not exist is not tried a third time', async () => {
    const api = fakeApi()
    api.fail('sendChat', 'not_found')
    const { open, send } = showWidget(api)
    await open()
    await screen.findByText(GREETING)
    await send('What is due?')
    expect(await log().findByText(/^Sorry, I encountered an error/)).toBeVisible()
    expect(api.received('sendChat')).toHaveLength(2)
  })
})
