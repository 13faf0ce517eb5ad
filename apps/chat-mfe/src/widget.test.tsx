import { endSession, useRead } from '@solvent/api-client'
import { getDashboard } from '@solvent/contracts'
import { fakeApi, newcomer } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import ChatWidget from './widget'

const GREETING = 'Hello. Tell me what you spent or earned, or ask me what to pay first.'

/** Stands for another remote on the same page. */
function TotalAssets() {
  const { data } = useRead(getDashboard, {})
  return <output>Assets {data?.total_assets}</output>
}

function show(api = fakeApi()) {
  const onConfigure = jest.fn()
  const { user } = renderWithApi(
    <>
      <ChatWidget onConfigure={onConfigure} />
      <TotalAssets />
    </>,
    api,
  )
  const open = () => user.click(screen.getByRole('button', { name: 'Open assistant' }))
  const say = async (text: string) => {
    await user.type(screen.getByLabelText('Message'), text)
    await user.click(screen.getByRole('button', { name: 'Send' }))
  }
  return { api, user, onConfigure, open, say }
}

const log = () => within(screen.getByRole('log', { name: 'Conversation' }))

test('stays out of the way until it is opened', async () => {
  const { api, open } = show()
  expect(screen.getByRole('region', { name: 'Personal Finance Assistant' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open assistant' })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('log')).not.toBeInTheDocument()
  expect(api.received('createSession')).toEqual([])
  await open()
  expect(await screen.findByText(GREETING)).toBeVisible()
  expect(api.received('createSession')).toEqual([{ title: 'Financial Planning Chat' }])
})

test('opens by itself where it is asked for', async () => {
  renderWithApi(<ChatWidget onConfigure={jest.fn()} wanted />, fakeApi())
  expect(await screen.findByText(GREETING)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Close assistant' })).toBeVisible()
})

test('an expense described in words is saved and every screen shows it', async () => {
  const { open, say } = show()
  expect(await screen.findByText('Assets 17000')).toBeVisible()
  await open()
  await screen.findByText(GREETING)
  await say('I spent 12.50 on lunch')
  expect(await log().findByText('Saved: $12.50 spent from Cash.')).toBeVisible()
  expect(log().getByText('I spent 12.50 on lunch')).toBeVisible()
  expect(screen.getByLabelText('Message')).toHaveValue('')
  expect(await screen.findByText('Assets 16987.5')).toBeVisible()
})

test('a suggestion asks with one tap', async () => {
  const { user, open } = show()
  await open()
  await screen.findByText(GREETING)
  const chips = within(screen.getByRole('list', { name: 'Suggestions' })).getAllByRole('button')
  expect(chips).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'What should I pay first?' }))
  expect(await log().findByText('Your Credit Card comes first this month.')).toBeVisible()
})

test('what was said is there again after a visit elsewhere', async () => {
  const api = fakeApi()
  const { open, say } = show(api)
  await open()
  await screen.findByText(GREETING)
  await say('What is due?')
  await log().findByText('Your Credit Card comes first this month.')
  cleanup()
  const again = show(api)
  await again.open()
  expect(await log().findByText('What is due?')).toBeVisible()
  expect(api.received('createSession')).toHaveLength(1)
})

test('a message half written is kept when the assistant is closed and opened', async () => {
  const { user, open } = show()
  await open()
  await user.type(screen.getByLabelText('Message'), 'What if')
  await user.click(screen.getByRole('button', { name: 'Close assistant' }))
  expect(screen.queryByRole('log')).not.toBeInTheDocument()
  await open()
  expect(screen.getByLabelText('Message')).toHaveValue('What if')
})

test('nothing is sent while empty, before there is a session, or before the last reply', async () => {
  const api = fakeApi()
  const openSession = api.hold('createSession')
  const answer = api.hold('sendChat')
  const { user, open } = show(api)
  await open()
  expect(screen.getByText('Loading conversation...')).toBeVisible()
  await user.type(screen.getByLabelText('Message'), 'Hello{Enter}')
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  openSession()
  await screen.findByText(GREETING)
  await user.clear(screen.getByLabelText('Message'))
  await user.type(screen.getByLabelText('Message'), '   {Enter}')
  expect(api.received('sendChat')).toEqual([])

  await user.type(screen.getByLabelText('Message'), 'Hello{Enter}')
  expect(screen.getByText('Thinking...')).toBeVisible()
  await user.type(screen.getByLabelText('Message'), 'Are you there{Enter}')
  expect(screen.getByLabelText('Message')).toHaveValue('Are you there')
  answer()
  expect(await log().findByText('Your Credit Card comes first this month.')).toBeVisible()
  expect(api.received('sendChat')).toEqual([expect.objectContaining({ message: 'Hello' })])
})

test('without an API key it leads to where one is entered', async () => {
  const { user, onConfigure, open, say } = show(fakeApi(newcomer))
  await open()
  await screen.findByText(GREETING)
  await say('What is due?')
  await user.click(await screen.findByRole('button', { name: 'Configure API Key' }))
  expect(onConfigure).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('log')).not.toBeInTheDocument()
})

describe('a stored session', () => {
  const gone = '0c000000-0000-4000-8000-000000000009'

  test.each(['not an id', gone])('that is gone (%s) is replaced by a new one', async (stored) => {
    localStorage.setItem('chat_session_id', stored)
    const { api, open } = show()
    await open()
    expect(await screen.findByText(GREETING)).toBeVisible()
    expect(api.received('createSession')).toHaveLength(1)
    expect(localStorage.getItem('chat_session_id')).not.toBe(stored)
  })

  test('that is gone at a message is replaced, and the message sent once more', async () => {
    const { api, open, say } = show()
    await open()
    await screen.findByText(GREETING)
    localStorage.setItem('chat_session_id', gone)
    await say('What is due?')
    expect(await log().findByText('Your Credit Card comes first this month.')).toBeVisible()
    expect(api.received('sendChat')).toHaveLength(2)
  })

  test('that stays gone is not tried a third time', async () => {
    const api = fakeApi()
    api.fail('sendChat', 'not_found')
    const { open, say } = show(api)
    await open()
    await screen.findByText(GREETING)
    await say('What is due?')
    expect(await log().findByText(/^Sorry, I encountered an error/)).toBeVisible()
    expect(api.received('sendChat')).toHaveLength(2)
  })
})

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
] as const)('a message that fails with %s is answered in words', async (failure, text, message) => {
  const api = fakeApi()
  const { open, say } = show(api)
  await open()
  await screen.findByText(GREETING)
  api.fail('sendChat', failure, text)
  await say('What is due?')
  expect(await log().findByText(message)).toBeVisible()
})

test('a token that ran out is reported before anything is sent', async () => {
  const { api, open, say } = show()
  await open()
  await screen.findByText(GREETING)
  localStorage.removeItem('access_token')
  await say('What is due?')
  const message = 'Your session has expired. Please log in again to continue using the chatbot.'
  expect(await log().findByText(message)).toBeVisible()
  expect(api.received('sendChat')).toEqual([])
})

test('asks a guest to log in', async () => {
  const { api, open } = show()
  endSession('asked')
  await open()
  expect(await log().findByText(/^Please log in to use the Personal Finance Assistant/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  expect(api.received('createSession')).toEqual([])
})

test('trouble at the start is reported in a greeting, and can be tried again', async () => {
  const api = fakeApi()
  api.fail('createSession')
  const { user, open } = show(api)
  await open()
  expect(await log().findByText(/^Hello\. I am having trouble connecting/)).toBeVisible()
  api.recover('createSession')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByText(GREETING)).toBeVisible())
})
