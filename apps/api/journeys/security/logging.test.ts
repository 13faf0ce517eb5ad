// Engines: one

import { eventually } from '@solvent/api-testing/eventually'
import { PASSWORD } from '@solvent/api-testing/person'
import {
  getProfile,
  getSecretKey,
  login,
  logout,
  register,
  resetPassword,
  updateProfile,
} from '@solvent/contracts'
import { useOwnServer } from '../../src/testing/use-own-server'

const setting = useOwnServer()

test('no password, key or token is ever logged, not even when the database fails', async () => {
  const { server } = setting
  const person = await setting.newPerson()
  const aiKey = 'csk-canary-canary-canary'
  const newPassword = 'Canary-Password-2'
  const profile = { name: 'A', monthly_income: 0, currency_preference: 'USD', selected_model: 'm' }
  await person.answer(updateProfile, { body: { ...profile, cerebras_api_key: aiKey } })
  await person.answer(getSecretKey, { body: { password: PASSWORD } })
  await person.refusal(login, { body: { email: person.email, password: 'Wrong-Canary-3' } })

  const asUser = server.db.asUser
  server.db.asUser = () =>
    Promise.reject(Object.assign(new Error('no connection'), { detail: PASSWORD, params: [person.token] }))
  const body = { email: person.email, secret_key: person.secretKey, new_password: newPassword }
  expect(await person.refusal(resetPassword, { body })).toEqual({
    status: 500,
    code: 'internal',
    error: 'Something went wrong on our side. Nothing was saved. Please try again.',
  })
  await person.refusal(register, { body: { username: 'x', email: 'x@example.com', password: newPassword } })
  server.db.asUser = asUser

  const logged = server.log.join('')
  expect(logged).toContain('no connection')
  expect(logged).toContain('/api/auth/login')
  const secrets = [PASSWORD, newPassword, 'Wrong-Canary-3', aiKey, person.secretKey, person.token]
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([])
})

/** The lines logged during the work. */
async function loggedBy(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const { log } = setting.server
  const before = log.length
  await work()
  // A request is logged after the last byte of its response, and before the next request is logged.
  const last = `last-${before}`
  await fetch(`${setting.server.url}/api/nothing`, { headers: { 'x-request-id': last } })
  const end = await eventually(() => {
    const found = log.findIndex((line) => line.includes(last))
    if (found < 0) throw new Error('The last request is not logged yet.')
    return found
  })
  return log.slice(before, end).map((line) => JSON.parse(line))
}

test('each request logs one line with its route, status, duration and account', async () => {
  const person = await setting.newPerson()
  const lines = await loggedBy(() => person.answer(getProfile))
  expect(lines).toMatchObject([
    {
      level: 30,
      msg: 'request',
      request_id: expect.stringMatching(/^[\w-]{36}$/),
      account: person.userId,
      method: 'GET',
      route: '/api/profile',
      status: 200,
      ms: expect.any(Number),
    },
  ])
})

test('the time of a line is in milliseconds of UTC', async () => {
  const start = Date.now()
  const [line] = await loggedBy(() => fetch(`${setting.server.url}/api/health`))
  expect(line?.time).toBeGreaterThanOrEqual(start)
  expect(line?.time).toBeLessThanOrEqual(Date.now())
})

test.each([
  ['is used if it is safe to log', 'from-proxy_1', true],
  ['is replaced if it is too long', 'x'.repeat(65), false],
  ['is replaced if it has characters other than letters, digits, _ and -', 'a b{"c"}', false],
])('the request id, which the response returns, %s', async (_, given, isUsed) => {
  let id: string | null = null
  const lines = await loggedBy(async () => {
    const response = await fetch(`${setting.server.url}/api/health`, { headers: { 'x-request-id': given } })
    id = response.headers.get('x-request-id')
  })
  expect(id === given).toBe(isUsed)
  expect(lines.filter(({ request_id }) => request_id === id)).toHaveLength(lines.length)
})

test('logins, refused tokens and throttled attempts are logged with the account, never with the email', async () => {
  const person = await setting.newPerson()
  const body = { email: person.email, password: 'Wrong-Canary-3' }
  const lines = await loggedBy(async () => {
    await person.answer(login, { body: { ...body, password: PASSWORD } })
    for (let times = 0; times < 7; times += 1) await person.refusal(login, { body })
    await person.answer(logout)
    await person.refusal(logout)
    await person.refusal(logout, { token: `${person.token}x` })
  })
  const events = lines.filter(({ msg }) => msg === 'event')
  const attempt = { event: 'secret_tried', use: 'login', accountId: person.userId }
  expect(events).toMatchObject([
    { ...attempt, ok: true },
    ...Array.from({ length: 6 }, () => ({ ...attempt, ok: false })),
    { ...attempt, event: 'throttled' },
    { event: 'token_refused', reason: 'revoked', accountId: person.userId },
    { event: 'token_refused', reason: 'invalid' },
  ])
  expect(JSON.stringify(lines)).not.toContain(person.email)
})
