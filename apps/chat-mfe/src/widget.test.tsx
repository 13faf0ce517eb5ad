import { fakeApi, newcomer } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import { GREETING, log, showWidget } from './testing/show-widget'
import ChatWidget from './widget'

test('sends no requests until it is opened', async () => {
  const { api, open } = showWidget()
  expect(screen.getByRole('region', { name: 'Personal Finance Assistant' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open assistant' })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('log')).not.toBeInTheDocument()
  expect(api.received('createSession')).toEqual([])
  await open()
  expect(await screen.findByText(GREETING)).toBeVisible()
  expect(api.received('createSession')).toEqual([{ title: 'Financial Planning Chat' }])
})

test('opens when it is requested', async () => {
  renderWithApi(<ChatWidget onConfigure={jest.fn()} wanted />, fakeApi())
  expect(await screen.findByText(GREETING)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Close assistant' })).toBeVisible()
})

test('an expense described in words is saved and shows on every screen', async () => {
  const { open, send } = showWidget()
  expect(await screen.findByText('Assets 17000')).toBeVisible()
  await open()
  await screen.findByText(GREETING)
  await send('I spent 12.50 on lunch')
  expect(await log().findByText('Saved: $12.50 spent from Cash.')).toBeVisible()
  expect(log().getByText('I spent 12.50 on lunch')).toBeVisible()
  expect(screen.getByLabelText('Message')).toHaveValue('')
  expect(await screen.findByText('Assets 16987.5')).toBeVisible()
})

test('a suggestion is sent with one tap', async () => {
  const { user, open } = showWidget()
  await open()
  await screen.findByText(GREETING)
  const chips = within(screen.getByRole('list', { name: 'Suggestions' })).getAllByRole('button')
  expect(chips).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'What should I pay first?' }))
  expect(await log().findByText('Your Credit Card comes first this month.')).toBeVisible()
})

test('typed text is preserved when the assistant is closed and reopened', async () => {
  const { user, open } = showWidget()
  await open()
  await user.type(screen.getByLabelText('Message'), 'What if')
  await user.click(screen.getByRole('button', { name: 'Close assistant' }))
  expect(screen.queryByRole('log')).not.toBeInTheDocument()
  await open()
  expect(screen.getByLabelText('Message')).toHaveValue('What if')
})

test('nothing is sent when empty, before the conversation is open, or before the last reply', async () => {
  const api = fakeApi()
  const release = api.hold('createSession')
  const answer = api.hold('sendChat')
  const { user, open } = showWidget(api)
  await open()
  expect(screen.getByText('Loading conversation...')).toBeVisible()
  await user.type(screen.getByLabelText('Message'), 'Hello{Enter}')
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  release()
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

test('without an API key it links to its setting', async () => {
  const { user, onConfigure, open, send } = showWidget(fakeApi(newcomer))
  await open()
  await screen.findByText(GREETING)
  await send('What is due?')
  await user.click(await screen.findByRole('button', { name: 'Configure API Key' }))
  expect(onConfigure).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('log')).not.toBeInTheDocument()
})
