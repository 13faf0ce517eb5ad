import {
  addAsset,
  getDashboard,
  getProfile,
  listAssets,
  listEntries,
  login,
  payLiability,
  readBankFile,
} from '@solvent/contracts'
import { subscribe } from '@solvent/event-bus'
import { isSignedIn, startSession } from '../session/session'
import { testServer } from '../testing/test-server'
import { ApiError, messageOf } from './api-error'
import { call } from './call'

const token = `e30.${btoa(JSON.stringify({ user_id: 'u1', exp: Math.floor(Date.now() / 1000) + 3600 }))}.`

const newerToken = `e30.${btoa(JSON.stringify({ user_id: 'u2', exp: Math.floor(Date.now() / 1000) + 7200 }))}.`

const server = testServer()
beforeEach(() => {
  startSession(token)
})

async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(() => null).catch((cause: unknown) => cause)
  if (error instanceof ApiError) return error
  throw new Error('The call did not fail')
}

test('a call sends the token, its params in the path and its body', async () => {
  server.answerWith(200, {})
  await call(payLiability, {
    params: { id: 'a/b' },
    body: { payment_type: 'partial', payment_account: 'Cash', payment_amount: 12.5 },
  })
  const [request] = server.received
  expect(request).toMatchObject({ method: 'POST', url: '/api/liabilities/a%2Fb/pay' })
  expect(request?.headers.authorization).toBe(`Bearer ${token}`)
  expect(JSON.parse(request?.body ?? '')).toEqual({
    payment_type: 'partial',
    payment_account: 'Cash',
    payment_amount: 12.5,
  })
})

test('an upload sends the bytes of a file as they are, and has no JSON', async () => {
  server.answerWith(200, { kind: 'ofx', statements: [] })
  const bytes = new TextEncoder().encode('xxOFXHEADER:100xx').subarray(2, 15)
  for (const body of [new File([bytes], 'march.ofx'), bytes]) {
    await call(readBankFile, { body })
  }
  expect(
    server.received.map(({ method, url, headers, body }) => [method, url, headers['content-type'], body]),
  ).toEqual(Array(2).fill(['POST', '/api/bank-files', 'application/octet-stream', 'OFXHEADER:100']))
})

test('the query of a read is in the query string', async () => {
  server.answerWith(200, { entries: [], next: null })
  await call(listEntries, { query: { kind: 'payment', limit: 20 } })
  await call(listEntries, {})
  expect(server.received.map(({ url }) => url)).toEqual([
    '/api/entries?kind=payment&limit=20',
    '/api/entries',
  ])
})

test('a save sends a new idempotency key each time, and a read sends none', async () => {
  server.answerWith(200, {})
  const body = { asset_type: 'Cash', asset_value: 1, date_received: '2026-01-01' }
  await call(addAsset, { body })
  await call(addAsset, { body })
  await call(listAssets, {})
  const [first, second, read] = server.received.map(({ headers }) => headers['idempotency-key'])
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toMatch(/^[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
  expect(read).toBeUndefined()
})

test("an error has the server's text and the fields to correct", async () => {
  const fields = [{ field: 'email', message: 'is required' }]
  server.answerWith(400, { error: 'Email is required', code: 'invalid_request', fields })
  const error = await errorOf(call(login, { body: { email: 'a@b.c', password: 'x' } }))
  expect(error).toMatchObject({ status: 400, code: 'invalid_request', fields })
  expect(messageOf(error, 'Login failed.')).toBe('Email is required')
})

test.each([
  ['no code', { error: 'The books are closed for today.' }],
  ['an invalid code', { error: 'The books are closed for today.', code: 7 }],
  ['unknown fields', { error: 'The books are closed for today.', request: '4711' }],
])('an error with %s still shows its text', async (_, body) => {
  server.answerWith(409, body)
  const error = await errorOf(call(listAssets, {}))
  expect(error).toMatchObject({ status: 409, code: 'unknown', fields: [] })
  expect(messageOf(error, 'Failed to load asset data.')).toBe('The books are closed for today.')
})

test.each([[{ error: '' }], [{ error: { reason: 'closed' } }], [[]], ['closed'], [null]])(
  'an error without a text, %j, is shown with the text of the screen',
  async (body) => {
    server.answerWith(409, body)
    const error = await errorOf(call(listAssets, {}))
    expect(messageOf(error, 'Failed to load asset data.')).toBe('Failed to load asset data.')
  },
)

test('a response that is not from our server is shown with the text of the screen', async () => {
  server.answerWith(502, '<html>Bad gateway</html>')
  const error = await errorOf(call(listAssets, {}))
  expect(messageOf(error, 'Failed to load asset data.')).toBe('Failed to load asset data.')
})

function recordSessionEnds() {
  const reasons: string[] = []
  return { reasons, stop: subscribe('signedOut', ({ reason }) => reasons.push(reason)) }
}

const sessionOver = { error: 'Your session has ended. Please log in again.', code: 'session_invalid' }

test('a 401 ends the session only once for all pending calls', async () => {
  const { reasons, stop } = recordSessionEnds()
  server.answerWith(401, sessionOver)
  await Promise.all([1, 2, 3, 4, 5].map(() => errorOf(call(listAssets, {}))))
  expect(isSignedIn()).toBe(false)
  expect(reasons).toEqual(['ended'])
  stop()
})

test('a 401 for an earlier session does not end the current one', async () => {
  const { reasons, stop } = recordSessionEnds()
  server.answerWith(401, sessionOver)
  const lateError = errorOf(call(listAssets, {}))
  startSession(newerToken)
  await lateError
  expect(isSignedIn()).toBe(true)
  expect(reasons).toEqual([])
  stop()
})

const userNotFound = { error: 'User not found' }

test.each([
  [
    'a dashboard of an unknown user, by its code',
    getDashboard,
    { error: 'Gone', code: 'user_not_found' },
    ['ended'],
  ],
  ['a dashboard of an unknown user, by its text', getDashboard, userNotFound, ['ended']],
  ['any other 404 of the dashboard', getDashboard, { error: 'Not found' }, []],
  ['an unknown user in another call', getProfile, { ...userNotFound, code: 'user_not_found' }, []],
])('%s: whether the session ends', async (_, endpoint, body, ends) => {
  const { reasons, stop } = recordSessionEnds()
  server.answerWith(404, body)
  await errorOf(call(endpoint, {}))
  expect(reasons).toEqual(ends)
  stop()
})

test('a failed login does not end a session', async () => {
  const reasons: string[] = []
  const stop = subscribe('signedOut', ({ reason }) => reasons.push(reason))
  server.answerWith(401, { error: 'Email or password is incorrect.', code: 'wrong_credentials' })
  await errorOf(call(login, { body: { email: 'a@b.c', password: 'x' } }))
  expect(reasons).toEqual([])
  stop()
})

const save = () =>
  call(addAsset, { body: { asset_type: 'Cash', asset_value: 1, date_received: '2026-01-01' } })

test.each([
  ['a read', () => call(listAssets, {}), 'Check your connection and try again.'],
  ['a save', save, 'Nothing you typed is lost. Check your connection and try again.'],
])('%s without a response says what happened and what to do', async (_, send, advice) => {
  jest.spyOn(console, 'error').mockImplementation() // jsdom logs each broken connection
  server.breakConnections()
  expect((await errorOf(send())).message).toBe(`The server cannot be reached. ${advice}`)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect((await errorOf(send())).message).toBe(`You are offline. ${advice}`)
  jest.restoreAllMocks()
})
