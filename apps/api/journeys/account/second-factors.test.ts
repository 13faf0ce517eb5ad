// Engines: both (codes are used up under locks)
import { answer } from '@solvent/api-testing/client'
import { isNightly } from '@solvent/api-testing/nightly'
import { accessTokenOf, PASSWORD, Person } from '@solvent/api-testing/person'
import { getProfile, getSecretKey, login, resetPassword } from '@solvent/contracts'
import {
  confirmApp,
  confirmWithCode,
  forgetDevice,
  listSecondFactors,
  loginWithCode,
  removeApp,
  renewBackupCodes,
  startApp,
} from '@solvent/contracts/second-factors'
import { listSecurityEvents } from '@solvent/contracts/security-events'
import { newAddress, sendFrom } from '../../src/testing/from-address'
import { addApp, codeOf, enterPassword, guestOf } from '../../src/testing/second-factor'
import { useOwnServer } from '../../src/testing/use-own-server'

const setting = useOwnServer(undefined, { trustProxy: '127.0.0.1' })

const STEP_MS = 30_000
const WRONG_CODE = { status: 403, code: 'wrong_code' }

// Frozen between the steps of a test, so that no code expires on a busy machine.
beforeEach(() => {
  const { clock } = setting.server
  const start = Date.now()
  clock.now = () => new Date(start + clock.aheadMs)
})

function now(): Date {
  return setting.server.clock.now()
}

function pass(milliseconds: number): void {
  setting.server.clock.aheadMs += milliseconds
}

/** A person with an authenticator app whose next code is not used yet. */
async function personWithApp() {
  const person = await setting.newPerson()
  const app = await addApp(person, now())
  pass(STEP_MS)
  return { person, ...app, nextCode: () => codeOf(app.secret, now()) }
}

async function enterCode(person: Person, code: string) {
  const { ticket } = await enterPassword(person)
  return guestOf(person).send(loginWithCode, { body: { ticket, code, remember: false } })
}

describe('an authenticator app', () => {
  test('is added with its first code, and the password alone then no longer opens the account', async () => {
    const person = await setting.newPerson()
    const { backupCodes, secret } = await addApp(person, now())
    expect(new Set(backupCodes).size).toBe(10)
    expect(backupCodes).toEqual(backupCodes.map(() => expect.stringMatching(/^(\w{4}-){2}\w{4}$/)))
    expect(await person.answer(listSecondFactors)).toMatchObject({
      app_added_at: now().toISOString(),
      backup_codes_left: 10,
      passkeys: [],
    })
    pass(STEP_MS)
    expect(await enterPassword(person)).toMatchObject({ has_code: true, has_passkey: false })
    const { body } = await enterCode(person, codeOf(secret, now()))
    const { access_token: token } = loginWithCode.response.parse(body)
    expect(await person.answer(getProfile, { token })).toMatchObject({ email: person.email })
  })

  test('comes with ten backup codes, of which only salted argon2id hashes are stored', async () => {
    const { person } = await personWithApp()
    const rows = await setting.server.db.readEverything((tx) =>
      tx.query<{ code_hash: string }>('select code_hash from backup_codes where user_id = $1', [
        person.userId,
      ]),
    )
    expect(rows).toHaveLength(10)
    expect(rows.filter(({ code_hash }) => !code_hash.startsWith('$argon2id$'))).toEqual([])
    expect(new Set(rows.map(({ code_hash }) => code_hash.split('$').at(-2))).size).toBe(10)
  })

  test('is not added by a wrong code', async () => {
    const person = await setting.newPerson()
    await person.answer(startApp, { body: { password: PASSWORD } })
    expect(await person.refusal(confirmApp, { body: { code: '000000' } })).toMatchObject(WRONG_CODE)
    await person.answer(login, { body: { email: person.email, password: PASSWORD } }).then(accessTokenOf)
  })

  test('needs the password', async () => {
    const person = await setting.newPerson()
    expect(await person.refusal(startApp, { body: { password: 'wrong' } })).toMatchObject({
      code: 'wrong_password',
    })
  })

  test('is not replaced by another one', async () => {
    const { person } = await personWithApp()
    expect(await person.refusal(startApp, { body: { password: PASSWORD } })).toMatchObject({
      status: 400,
      error: 'You have an authenticator app already. Remove it first.',
    })
  })

  test('is removed with its backup codes, and the password is enough again', async () => {
    const { person } = await personWithApp()
    await person.answer(removeApp)
    expect(await person.answer(listSecondFactors)).toMatchObject({ app_added_at: null, backup_codes_left: 0 })
    await person.answer(login, { body: { email: person.email, password: PASSWORD } }).then(accessTokenOf)
  })
})

describe('a code', () => {
  test('is accepted once', async () => {
    const { person, nextCode } = await personWithApp()
    const code = nextCode()
    expect(await enterCode(person, code)).toMatchObject({ status: 200 })
    expect(await enterCode(person, code)).toMatchObject(WRONG_CODE)
  })

  test('of the step before is accepted, but not after that of a later one', async () => {
    const { person, secret, nextCode } = await personWithApp()
    const before = nextCode()
    pass(STEP_MS)
    expect(await enterCode(person, before)).toMatchObject({ status: 200 })
    pass(STEP_MS)
    const skipped = nextCode()
    expect(await enterCode(person, codeOf(secret, new Date(now().getTime() + STEP_MS)))).toMatchObject({
      status: 200,
    })
    expect(await enterCode(person, skipped)).toMatchObject(WRONG_CODE)
  })

  test('of an hour ago is refused', async () => {
    const { person, nextCode } = await personWithApp()
    const code = nextCode()
    pass(3_600_000)
    expect(await enterCode(person, code)).toMatchObject(WRONG_CODE)
  })

  test('used twice concurrently is accepted once', async () => {
    const { person, nextCode } = await personWithApp()
    const code = nextCode()
    const replies = await Promise.all([enterCode(person, code), enterCode(person, code)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403])
  })
})

describe('a backup code', () => {
  test('is accepted once, however it is written', async () => {
    const { person, backupCodes } = await personWithApp()
    const [code = ''] = backupCodes
    expect(await enterCode(person, ` ${code.toUpperCase().replaceAll('-', ' ')}`)).toMatchObject({
      status: 200,
    })
    expect(await enterCode(person, code)).toMatchObject(WRONG_CODE)
    expect(await person.answer(listSecondFactors)).toMatchObject({ backup_codes_left: 9 })
  })

  test('is refused if its end is wrong', async () => {
    const { person, backupCodes } = await personWithApp()
    const [code = ''] = backupCodes
    expect(await enterCode(person, `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`)).toMatchObject(
      WRONG_CODE,
    )
  })

  test('is refused once there are new ones', async () => {
    const { person, backupCodes } = await personWithApp()
    const { backup_codes: renewed } = await person.answer(renewBackupCodes)
    expect(renewed).toHaveLength(10)
    expect(await enterCode(person, `${backupCodes[0]}`)).toMatchObject(WRONG_CODE)
    expect(await enterCode(person, `${renewed[0]}`)).toMatchObject({ status: 200 })
  })
})

describe('a login that waits for its code', () => {
  test('expires after ten minutes', async () => {
    const { person, nextCode } = await personWithApp()
    const { ticket } = await enterPassword(person)
    pass(10 * 60_000)
    const refused = await guestOf(person).refusal(loginWithCode, {
      body: { ticket, code: nextCode(), remember: false },
    })
    expect(refused).toMatchObject({ status: 403, code: 'login_expired' })
  })

  test('is completed once', async () => {
    const { person, backupCodes } = await personWithApp()
    const { ticket } = await enterPassword(person)
    const [one, other] = backupCodes
    const guest = guestOf(person)
    await guest.answer(loginWithCode, { body: { ticket, code: one, remember: false } })
    expect(
      await guest.refusal(loginWithCode, { body: { ticket, code: other, remember: false } }),
    ).toMatchObject({
      code: 'login_expired',
    })
    // The refused login has not used up its code.
    expect(await person.answer(listSecondFactors)).toMatchObject({ backup_codes_left: 9 })
  })

  test('ends when the password changes', async () => {
    const { person, nextCode } = await personWithApp()
    const { ticket } = await enterPassword(person)
    await guestOf(person).answer(resetPassword, {
      body: { email: person.email, secret_key: person.secretKey, new_password: 'Battery-Staple-7' },
    })
    const body = { ticket, code: nextCode(), remember: false }
    expect(await guestOf(person).send(loginWithCode, { body })).toMatchObject({ status: 403 })
  })

  test.each(['', 'x', 'a.b.c'])('is not continued with the ticket "%s"', async (ticket) => {
    const { person, nextCode } = await personWithApp()
    const body = { ticket, code: nextCode(), remember: false }
    expect(await guestOf(person).refusal(loginWithCode, { body })).toMatchObject({ code: 'login_expired' })
  })

  test('grants nothing', async () => {
    const { person } = await personWithApp()
    const { ticket } = await enterPassword(person)
    expect(await person.refusal(getProfile, { token: ticket })).toMatchObject({ status: 401 })
  })
})

const GUESSES = isNightly ? 10_000 : 300

test(`of ${GUESSES} guesses of a code from ever new addresses, at most 10 are looked at`, async () => {
  const { person } = await personWithApp()
  const { ticket } = await enterPassword(person)
  const statuses: number[] = []
  for (let n = 0; n < GUESSES; n += 1) {
    // A minute passes in all.
    pass(60_000 / GUESSES)
    const body = { ticket, code: String(n).padStart(6, '0'), remember: false }
    statuses.push((await sendFrom(newAddress(), person.url, loginWithCode, body)).status)
  }
  const looked = statuses.filter((status) => status === 403)
  expect(looked.length).toBeGreaterThan(4)
  expect(looked.length).toBeLessThanOrEqual(10)
  expect(new Set(statuses)).toEqual(new Set([403, 429]))
})

describe('a sensitive call', () => {
  test('is free for five minutes after the login, and needs the second factor again after that', async () => {
    const { person, nextCode } = await personWithApp()
    const body = { password: PASSWORD }
    await person.answer(getSecretKey, { body })
    pass(5 * 60_000)
    expect(await person.refusal(getSecretKey, { body })).toMatchObject({
      status: 403,
      code: 'factor_needed',
      error: 'Please confirm that it is you.',
    })
    expect(await person.refusal(confirmWithCode, { body: { code: '000000' } })).toMatchObject(WRONG_CODE)
    expect(await person.refusal(getSecretKey, { body })).toMatchObject({ code: 'factor_needed' })
    await person.answer(confirmWithCode, { body: { code: nextCode() } })
    await person.answer(getSecretKey, { body })
  })

  test('never needs one in an account without', async () => {
    const person = await setting.newPerson()
    pass(3_600_000)
    expect(await person.answer(getSecretKey, { body: { password: PASSWORD } })).toEqual({
      secret_key: person.secretKey,
    })
  })
})

describe('a device', () => {
  async function rememberedDevice(headers: Record<string, string> = {}) {
    const known = await personWithApp()
    const { ticket } = await enterPassword(known.person)
    const response = await fetch(`${known.person.url}${loginWithCode.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ticket, code: known.nextCode(), remember: true }),
    })
    const cookie = response.headers.get('set-cookie') ?? ''
    return { ...known, cookie, sent: cookie.split(';')[0] ?? '' }
  }

  function logIn({ url, email }: Person, cookie: string) {
    return answer(url, login, { body: { email, password: PASSWORD }, cookie })
  }

  test('that is remembered needs only the password for 30 days', async () => {
    const { person, cookie, sent } = await rememberedDevice()
    expect(cookie).toMatch(/; Max-Age=2592000; Path=\/api\/auth\/login; HttpOnly; SameSite=Strict$/)
    accessTokenOf(await logIn(person, sent))
    expect(await logIn(person, '')).toHaveProperty('ticket')
    pass(30 * 24 * 3_600_000)
    expect(await logIn(person, sent)).toHaveProperty('ticket')
  })

  test('that is remembered over https has a cookie that never leaves it', async () => {
    const { person, cookie, sent } = await rememberedDevice({ 'x-forwarded-proto': 'https' })
    expect(cookie).toMatch(/^__Secure-device-[\w-]+=.*; Secure; SameSite=Strict$/)
    accessTokenOf(await logIn(person, sent))
  })

  test('that is remembered must still confirm sensitive calls', async () => {
    const { person, sent } = await rememberedDevice()
    const token = accessTokenOf(await logIn(person, sent))
    const refused = await person.refusal(getSecretKey, { token, body: { password: PASSWORD } })
    expect(refused).toMatchObject({ code: 'factor_needed' })
  })

  test('that is forgotten needs the second factor again', async () => {
    const { person, sent } = await rememberedDevice()
    const { remembered_devices: devices } = await person.answer(listSecondFactors)
    expect(devices).toMatchObject([{ network: '127.0.0.1' }])
    await person.answer(forgetDevice, { params: { id: `${devices[0]?.id}` } })
    expect(await logIn(person, sent)).toHaveProperty('ticket')
    expect(await person.answer(listSecondFactors)).toMatchObject({ remembered_devices: [] })
  })

  test('that is remembered for one person is not for another', async () => {
    const { sent } = await rememberedDevice()
    const { person } = await personWithApp()
    expect(await logIn(person, sent)).toHaveProperty('ticket')
  })
})

test('the secret key still opens the account, removes the second factor, and the account says so', async () => {
  const { person } = await personWithApp()
  const other = new Person(person.url, person.email, person.token, person.secretKey)
  await guestOf(person).answer(resetPassword, {
    body: { email: person.email, secret_key: person.secretKey, new_password: 'Battery-Staple-7' },
  })
  expect(await other.refusal(getProfile)).toMatchObject({ status: 401 })
  const answered = await other.answer(login, { body: { email: person.email, password: 'Battery-Staple-7' } })
  const token = accessTokenOf(answered)
  expect(await other.answer(getProfile, { token })).toMatchObject({ factor_removed_at: now().toISOString() })
  const { events } = await other.answer(listSecurityEvents, { token })
  expect(events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['factors_removed', 'password_reset']),
  )
  expect(await other.answer(listSecondFactors, { token })).toMatchObject({
    app_added_at: null,
    backup_codes_left: 0,
  })
})
