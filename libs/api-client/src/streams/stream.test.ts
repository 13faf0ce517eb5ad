import { sendChat } from '@solvent/contracts'
import { subscribe } from '@solvent/event-bus'
import { renderHook, waitFor } from '@testing-library/react'
import { ApiError } from '../calls/api-error'
import { isSignedIn, startSession } from '../session/session'
import { testServer } from '../testing/test-server'
import { type StepOf, stream } from './stream'
import { useStream } from './use-stream'

const token = `e30.${btoa(JSON.stringify({ user_id: 'u1', exp: Math.floor(Date.now() / 1000) + 3600 }))}.`
const input = {
  body: { session_id: '0b000000-0000-4000-8000-000000000001', message: 'What is due?' },
}
const answer = { reply: 'Nothing is due. Well done.', status: 'ok', meta: {} }

const server = testServer()
beforeEach(() => {
  startSession(token)
})

function ask(signal = new AbortController().signal) {
  const events: StepOf<typeof sendChat>[] = []
  const onEvent = (event: StepOf<typeof sendChat>) => events.push(event)
  const promise = stream(sendChat, input, { onEvent, signal, idempotencyKey: 'k1' })
  return { events, promise }
}

async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(() => null).catch((cause: unknown) => cause)
  if (error instanceof ApiError) return error
  throw new Error('The call did not fail')
}

test('the parts of a reply arrive in order, and the full reply at the end', async () => {
  server.streamEvents([
    ['step', { label: 'Reading your liabilities...', ms: null }],
    ['delta', { text: 'Nothing is due. ' }],
    ['delta', { text: 'Well done.' }],
    ['done', answer],
  ])
  const { events, promise } = ask()
  expect(await promise).toEqual(answer)
  expect(events).toEqual([
    { name: 'step', data: { label: 'Reading your liabilities...', ms: null } },
    { name: 'delta', data: { text: 'Nothing is due. ' } },
    { name: 'delta', data: { text: 'Well done.' } },
  ])
})

test('a stream request sends the token, the date, the key and the body', async () => {
  server.streamEvents([['done', answer]])
  await ask().promise
  const [request] = server.received
  expect(request).toMatchObject({ method: 'POST', url: '/api/chat' })
  expect(request?.headers).toMatchObject({
    authorization: `Bearer ${token}`,
    accept: 'text/event-stream',
    'idempotency-key': 'k1',
    'x-client-date': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect(JSON.parse(request?.body ?? '')).toEqual(input.body)
})

test('a response without a stream is accepted', async () => {
  server.answerWith(200, answer)
  expect(await ask().promise).toEqual(answer)
})

test.each(['end', 'break'] as const)(
  'a stream without its last event (%s) is a lost connection',
  async (then) => {
    server.streamEvents([['delta', { text: 'Nothing is ' }]], then)
    const { events, promise } = ask()
    expect(await errorOf(promise)).toMatchObject({ status: null, code: 'no_answer' })
    expect(events).toHaveLength(1)
  },
)

test('an event known only to another release is ignored', async () => {
  server.streamEvents([
    ['mood', { happy: true }],
    ['done', answer],
  ])
  const { events, promise } = ask()
  expect(await promise).toEqual(answer)
  expect(events).toEqual([])
})

test.each([
  ['a part', ['delta', { text: 7 }]],
  ['an end', ['done', { reply: 'Hello' }]],
] as const)('%s that violates the contract is an error', async (_, event) => {
  server.streamEvents([event])
  expect(await errorOf(ask().promise)).toMatchObject({ status: null, code: 'unknown' })
})

test('an error at the end of a stream has its status and the server’s text', async () => {
  server.streamEvents([['failed', { error: 'Come back tomorrow.', code: 'too_many_messages' }]])
  expect(await errorOf(ask().promise)).toMatchObject({
    status: 429,
    code: 'too_many_messages',
    message: 'Come back tomorrow.',
    fromServer: true,
  })
})

test('an error at the end of a stream names the fields that are wrong', async () => {
  const fields = [{ field: 'lines.3', message: 'Line 4: It is dated in the future.' }]
  server.streamEvents([['failed', { error: 'Line 4 is wrong.', code: 'invalid_request', fields }]])
  expect(await errorOf(ask().promise)).toMatchObject({ status: 400, fields })
})

test('an error before the stream has its code and text', async () => {
  server.answerWith(404, { error: 'This entry does not exist.', code: 'not_found' })
  expect(await errorOf(ask().promise)).toMatchObject({
    status: 404,
    code: 'not_found',
    message: 'This entry does not exist.',
  })
})

test.each([
  [
    'before the stream',
    () => server.answerWith(401, { error: 'Your session has ended.', code: 'session_invalid' }),
  ],
  [
    'at its end',
    () => server.streamEvents([['failed', { error: 'Your session has ended.', code: 'session_invalid' }]]),
  ],
])('a session that is over %s ends on this page', async (_, refuse) => {
  const reasons: string[] = []
  const stop = subscribe('signedOut', ({ reason }) => reasons.push(reason))
  refuse()
  await errorOf(ask().promise)
  expect(isSignedIn()).toBe(false)
  expect(reasons).toEqual(['ended'])
  stop()
})

test('stopping a stream closes the connection', async () => {
  server.streamEvents([['delta', { text: 'Nothing is ' }]], 'stay')
  const controller = new AbortController()
  const { events, promise } = ask(controller.signal)
  await waitFor(() => expect(events).toHaveLength(1))
  controller.abort()
  expect(await errorOf(promise)).toMatchObject({ status: null })
  await waitFor(() => expect(server.received.at(-1)?.method).toBe('closed'))
})

describe('the key of a message', () => {
  function keys() {
    return server.received.flatMap(({ method, headers }) =>
      method === 'POST' ? [headers['idempotency-key']] : [],
    )
  }

  test('stays the same until there is a response', async () => {
    const { result } = renderHook(() => useStream(sendChat))
    const send = () =>
      result.current(input, { onEvent: () => undefined, signal: new AbortController().signal })
    server.streamEvents([['delta', { text: 'Nothing is ' }]])
    await errorOf(send())
    server.streamEvents([['done', answer]])
    await send()
    await send()
    const [first, second, third] = keys()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('stays the same while another message is sent in between', async () => {
    const { result } = renderHook(() => useStream(sendChat))
    const send = (message: string) => {
      const options = { onEvent: () => undefined, signal: new AbortController().signal }
      return result.current({ body: { ...input.body, message } }, options)
    }
    server.streamEvents([['delta', { text: 'Nothing is ' }]])
    await errorOf(send('Coffee 4'))
    server.streamEvents([['done', answer]])
    await send('Lunch 12')
    await send('Coffee 4')
    const [first, , third] = keys()
    expect(third).toBe(first)
  })

  test('changes after the person stopped the stream', async () => {
    const { result } = renderHook(() => useStream(sendChat))
    const controller = new AbortController()
    server.streamEvents([['delta', { text: 'Nothing is ' }]], 'stay')
    await errorOf(result.current(input, { onEvent: () => controller.abort(), signal: controller.signal }))
    server.streamEvents([['done', answer]])
    await result.current(input, { onEvent: () => undefined, signal: new AbortController().signal })
    const [first, second] = keys()
    expect(second).not.toBe(first)
  })
})
