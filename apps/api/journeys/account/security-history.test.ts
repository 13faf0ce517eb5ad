// Engines: both (attempts are counted in the background)
import { eventually } from '@solvent/api-testing/eventually'
import { accessTokenOf, logIn, PASSWORD, type Person } from '@solvent/api-testing/person'
import {
  changePassword,
  getProfile,
  getSecretKey,
  login,
  renewSecretKey,
  resetPassword,
} from '@solvent/contracts'
import { createApiToken, listApiTokens } from '@solvent/contracts/api-tokens'
import { loginWithCode } from '@solvent/contracts/second-factors'
import { listSecurityEvents, reportPassword } from '@solvent/contracts/security-events'
import { addApp, codeOf, enterPassword, guestOf } from '../../src/testing/second-factor'
import { useOwnServer } from '../../src/testing/use-own-server'

const setting = useOwnServer(undefined, { trustProxy: '127.0.0.1' })

const NEW_PASSWORD = 'Battery-Staple-7'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
const DAY_MS = 24 * 3_600_000

async function eventsOf(person: Person) {
  return (await person.answer(listSecurityEvents)).events
}

async function kindsOf(person: Person): Promise<string[]> {
  return (await eventsOf(person)).map(({ kind, detail }) => `${kind} ${detail}`.trim())
}

function tryLogin(person: Person, password: string, address = person.address) {
  return guestOf(person).send(login, { body: { email: person.email, password }, address, userAgent: FIREFOX })
}

test('says what happened, when, on which device and roughly where', async () => {
  const person = await setting.newPerson()
  await tryLogin(person, PASSWORD, '198.51.100.23')
  await tryLogin(person, PASSWORD, '2001:db8:1:2:3:4:5:6')
  expect(await eventsOf(person)).toMatchObject([
    { kind: 'login', network: '2001:db8:1:*' },
    {
      kind: 'login',
      detail: 'password',
      device: 'Firefox on Linux',
      network: '198.51.100.*',
      attempts: 1,
      at: expect.stringMatching(/^2\d{3}-.*Z$/),
    },
    { kind: 'registered' },
  ])
})

test('counts failed logins from one place within an hour as one event', async () => {
  const person = await setting.newPerson()
  for (let n = 0; n < 3; n += 1) await tryLogin(person, 'wrong', '198.51.100.23')
  await tryLogin(person, 'wrong', '203.0.113.9')
  await eventually(async () => {
    const failed = (await eventsOf(person)).filter(({ kind }) => kind === 'login_failed')
    expect(failed).toMatchObject([
      { network: '203.0.113.*', attempts: 1 },
      { network: '198.51.100.*', attempts: 3 },
    ])
  })
  setting.server.clock.aheadMs += 3_600_000
  await tryLogin(person, 'wrong', '203.0.113.9')
  await eventually(async () => {
    const failed = (await eventsOf(person)).filter(({ kind }) => kind === 'login_failed')
    expect(failed.map(({ attempts }) => attempts)).toEqual([1, 1, 3])
  })
})

test('shows a login whose second factor did not follow', async () => {
  const person = await setting.newPerson()
  const { secret } = await addApp(person, setting.server.clock.now())
  const { ticket } = await enterPassword(person)
  expect(await kindsOf(person)).toEqual(['login_unfinished', 'app_added', 'registered'])
  await guestOf(person).send(loginWithCode, { body: { ticket, code: '000000', remember: false } })
  await eventually(async () => expect(await kindsOf(person)).toContain('code_failed'))
  setting.server.clock.aheadMs += 30_000
  const code = codeOf(secret, setting.server.clock.now())
  await guestOf(person).answer(loginWithCode, { body: { ticket, code, remember: false } })
  expect(await kindsOf(person)).toEqual(['code_failed', 'login app_code', 'app_added', 'registered'])
})

test('shows what changed or revealed a secret', async () => {
  const person = await setting.newPerson()
  await person.answer(getSecretKey, { body: { password: PASSWORD } })
  const { secret_key } = await person.answer(renewSecretKey, { body: { password: PASSWORD } })
  await person.answer(changePassword, { body: { password: PASSWORD, new_password: NEW_PASSWORD } })
  await person.refusal(getSecretKey, { body: { password: PASSWORD } })
  await eventually(async () => expect(await kindsOf(person)).toContain('password_failed'))
  const reset = { email: person.email, secret_key: 'AAAAAAAAAAAA', new_password: PASSWORD }
  await guestOf(person).refusal(resetPassword, { body: reset })
  await eventually(async () => expect(await kindsOf(person)).toContain('reset_failed'))
  await guestOf(person).answer(resetPassword, { body: { ...reset, secret_key } })
  expect(await kindsOf(await logIn(person))).toEqual([
    'login password',
    'password_reset',
    'reset_failed',
    'password_failed',
    'password_changed',
    'secret_key_renewed',
    'secret_key_shown',
    'registered',
  ])
})

test('keeps what happened for 90 days, and the last 100 failures and other events', async () => {
  const person = await setting.newPerson()
  for (let n = 0; n < 3; n += 1) await tryLogin(person, PASSWORD)
  setting.server.clock.aheadMs += 91 * DAY_MS
  expect(await kindsOf(await logIn(person))).toEqual(['login password'])
})

test('is empty of what other people did', async () => {
  const person = await setting.newPerson()
  await tryLogin(await setting.newPerson(), PASSWORD)
  expect(await kindsOf(person)).toEqual(['registered'])
})

describe('"this was not me"', () => {
  test('ends everything but this session, and refuses the password until there is a new one', async () => {
    const person = await setting.newPerson()
    const thief = await logIn(person)
    const body = { name: 'Script', scope: 'manage', expires_in_days: null, password: PASSWORD }
    const { token } = await thief.answer(createApiToken, { body })
    await person.answer(reportPassword)
    expect(await thief.refusal(getProfile)).toMatchObject({ status: 401 })
    expect(await person.refusal(getProfile, { token })).toMatchObject({ status: 401 })
    expect((await person.answer(listApiTokens)).tokens).toEqual([])
    expect(await person.answer(getProfile)).toMatchObject({ password_reported_at: expect.any(String) })
    expect((await tryLogin(person, PASSWORD)).body).toMatchObject({
      code: 'wrong_credentials',
      error:
        'This password was reported as known to someone else. Reset it with your secret key, or log in with a passkey.',
    })
    await person.answer(changePassword, { body: { password: PASSWORD, new_password: NEW_PASSWORD } })
    expect(await person.answer(getProfile)).toMatchObject({ password_reported_at: null })
    accessTokenOf(await person.answer(login, { body: { email: person.email, password: NEW_PASSWORD } }))
  })

  test('is undone by the secret key', async () => {
    const person = await setting.newPerson()
    await person.answer(reportPassword)
    await guestOf(person).answer(resetPassword, {
      body: { email: person.email, secret_key: person.secretKey, new_password: NEW_PASSWORD },
    })
    expect(await tryLogin(person, NEW_PASSWORD)).toMatchObject({ status: 200 })
  })

  test('tells a guesser of the password nothing', async () => {
    const person = await setting.newPerson()
    await person.answer(reportPassword)
    expect((await tryLogin(person, 'wrong')).body).toMatchObject({ error: 'Email or password is incorrect.' })
  })
})
