import { fakeApi } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { log, savedTables, showWidget } from './testing/show-widget'

const spoken = () => within(screen.getByRole('status', { name: 'The assistant says' }))

test('an answer streams in with its steps, and is announced in whole sentences', async () => {
  const api = fakeApi()
  const step = api.interrupt('sendChat', 1)
  const { ask } = showWidget(api)
  await ask('I spent 12.50 and spent 8')
  expect(await log().findByText('Reading your liabilities...')).toBeVisible()
  step.resume()
  await log().findByText('Saved: $12.50 spent from Cash. Saved: $8.00 spent from Cash.')
  expect(spoken().getByText('Saved: $12.50 spent from Cash.')).toBeInTheDocument()
  expect(log().queryByText('Reading your liabilities...')).not.toBeInTheDocument()
})

test('an incomplete sentence is shown but not announced', async () => {
  const api = fakeApi()
  // After the step and "Your Credit Card comes".
  const half = api.interrupt('sendChat', 5)
  const { ask } = showWidget(api)
  await ask('What is due?')
  expect(await log().findByText('Your Credit Card comes')).toBeVisible()
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off')
  expect(spoken().queryByText(/Your Credit/)).not.toBeInTheDocument()
  half.resume()
  expect(await spoken().findByText('Your Credit Card comes first this month.')).toBeInTheDocument()
})

test('a stopped answer ends immediately, and what it saved shows here and on every screen', async () => {
  const api = fakeApi()
  api.interrupt('sendChat', 2)
  const { user, ask } = showWidget(api)
  expect(await screen.findByText('Assets 17000')).toBeVisible()
  const tables = savedTables()
  await ask('I spent 12.50 on lunch')
  await log().findByText('Saved:')
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await log().findByText('Stopped. Anything already saved stays saved.')).toBeVisible()
  expect(log().getByRole('region', { name: 'lunch, from Cash' })).toBeVisible()
  expect(log().getAllByText('I spent 12.50 on lunch')).toHaveLength(1)
  expect(await screen.findByText('Assets 16987.5')).toBeVisible()
  expect(tables).toEqual(['expenses'])
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
})

test('a broken answer is reported, the message stays in the field, and sending it again saves once', async () => {
  const api = fakeApi()
  const broken = api.interrupt('sendChat', 3)
  const { user, ask } = showWidget(api)
  await ask('I spent 12.50 on lunch')
  broken.cut()
  expect(await log().findByText(/^Sorry, I encountered an error connecting/)).toBeVisible()
  expect(log().getByText('Not answered')).toBeVisible()
  expect(screen.getByLabelText('Message')).toHaveValue('I spent 12.50 on lunch')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await log().findByText('Saved: $12.50 spent from Cash.')).toBeVisible()
  expect(log().getAllByText('I spent 12.50 on lunch')).toHaveLength(1)
  expect(log().queryByText(/^Sorry/)).not.toBeInTheDocument()
  expect(await screen.findByText('Assets 16987.5')).toBeVisible()
})

test('a failed message does not replace newer text in the field', async () => {
  const api = fakeApi()
  const broken = api.interrupt('sendChat', 1)
  const { user, ask } = showWidget(api)
  await ask('What is due?')
  await user.type(screen.getByLabelText('Message'), 'And then?')
  broken.cut()
  await log().findByText(/^Sorry/)
  expect(screen.getByLabelText('Message')).toHaveValue('And then?')
  expect(log().getByText('What is due?')).toBeVisible()
})

test.each([
  ['assistant_busy', 'The assistant is still answering your last message.'],
  ['too_many_messages', 'You have reached your daily message limit. Please try again tomorrow.'],
  [
    'assistant_failed',
    'Sorry, I encountered an error connecting to the server. Please make sure the backend is running and try again.',
  ],
] as const)('a refusal (%s) shows a helpful message', async (code, text) => {
  const api = fakeApi()
  api.fail('sendChat', code)
  const { ask } = showWidget(api)
  await ask('What is due?')
  expect(await log().findByText(text)).toBeVisible()
  expect(screen.getByLabelText('Message')).toHaveValue('What is due?')
})

test('the request behind an answer can be inspected in full', async () => {
  const { user, api, ask } = showWidget()
  await ask('What is due?')
  const what = await log().findByRole('button', { name: 'What was sent' })
  expect(api.received('getTurn')).toEqual([])
  await user.click(what)
  expect(await log().findByText('Sent to api.cerebras.ai, model llama3.1-8b.')).toBeVisible()
  expect(
    log()
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Read your liabilities', 'Computed the plan of this month'])
  await user.click(log().getByRole('button', { name: 'Full request (JSON)' }))
  expect(await log().findByLabelText('Full request')).toHaveTextContent('"content": "What is due?"')
})

test('the request behind an answer can be retried after a failed load', async () => {
  const api = fakeApi()
  api.fail('getTurn', 'not_found')
  const { user, ask } = showWidget(api)
  await ask('What is due?')
  await user.click(await log().findByRole('button', { name: 'What was sent' }))
  expect(await log().findByText('Failed to load what was sent.')).toBeVisible()
  api.recover('getTurn')
  await user.click(log().getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(log().getByText(/^Sent to/)).toBeVisible())
})
