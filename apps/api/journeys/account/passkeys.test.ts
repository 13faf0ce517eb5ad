// Engines: both (challenges are used up under locks)
import { eventually } from '@solvent/api-testing/eventually'
import { accessTokenOf, PASSWORD, type Person } from '@solvent/api-testing/person'
import { getProfile, getSecretKey, login } from '@solvent/contracts'
import {
  addPasskey,
  challengePasskey,
  confirmWithPasskey,
  listSecondFactors,
  loginWithPasskey,
  MAX_PASSKEYS,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@solvent/contracts/second-factors'
import { listSecurityEvents } from '@solvent/contracts/security-events'
import { Authenticator } from '../../src/testing/authenticator'
import { addKey, enterPassword, guestOf, newUseChallenge, placeOf } from '../../src/testing/second-factor'
import { useOwnServer } from '../../src/testing/use-own-server'

const setting = useOwnServer()

const REFUSED = { status: 403, code: 'passkey_refused' }
const MINUTE_MS = 60_000

async function personWithKey() {
  const person = await setting.newPerson()
  return { person, ...(await addKey(person)) }
}

async function useKey(person: Person, key: Authenticator, changes: object = {}) {
  const challenge = await newUseChallenge(person)
  return key.use({ challenge, ...placeOf(person.url), ...changes })
}

function logInWith(person: Person, credential: object, ticket?: string) {
  return guestOf(person).send(loginWithPasskey, {
    body: { credential, ...(ticket !== undefined && { ticket }) },
  })
}

async function createOptions(person: Person) {
  return (await person.answer(startPasskey, { body: { password: PASSWORD } })).options
}

describe('a passkey', () => {
  test('logs its person in without an email or a password', async () => {
    const { person, key, backupCodes } = await personWithKey()
    expect(backupCodes).toHaveLength(10)
    const { status, body } = await logInWith(person, await useKey(person, key))
    expect(status).toBe(200)
    const { access_token: token } = loginWithPasskey.response.parse(body)
    expect(await person.answer(getProfile, { token })).toMatchObject({ email: person.email })
    expect((await person.answer(listSecondFactors)).passkeys).toMatchObject([
      { name: 'Phone', last_used_at: expect.any(String) },
    ])
  })

  test('is the second factor of its person', async () => {
    const { person, key } = await personWithKey()
    const { ticket, has_passkey } = await enterPassword(person)
    expect(has_passkey).toBe(true)
    expect(await logInWith(person, await useKey(person, key), ticket)).toMatchObject({ status: 200 })
    expect(await logInWith(person, await useKey(person, key), ticket)).toMatchObject({
      code: 'login_expired',
    })
  })

  test('of another person is no second factor', async () => {
    const { person } = await personWithKey()
    const other = await personWithKey()
    const { ticket } = await enterPassword(person)
    expect(await logInWith(person, await useKey(other.person, other.key), ticket)).toMatchObject(REFUSED)
  })

  test('confirms a sensitive call', async () => {
    const { person, key } = await personWithKey()
    setting.server.clock.aheadMs += 5 * MINUTE_MS
    const body = { password: PASSWORD }
    expect(await person.refusal(getSecretKey, { body })).toMatchObject({ code: 'factor_needed' })
    await person.answer(confirmWithPasskey, { body: { credential: await useKey(person, key) } })
    await person.answer(getSecretKey, { body })
  })

  test('of another person confirms nothing', async () => {
    const { person } = await personWithKey()
    const other = await personWithKey()
    const credential = await useKey(other.person, other.key)
    expect(await person.refusal(confirmWithPasskey, { body: { credential } })).toMatchObject(REFUSED)
  })

  test('is renamed and removed, and without any the password is enough again', async () => {
    const { person, key } = await personWithKey()
    await addKey(person, 'Laptop')
    const [, phone] = (await person.answer(listSecondFactors)).passkeys
    const params = { id: `${phone?.id}` }
    await person.answer(renamePasskey, { params, body: { name: 'Old phone' } })
    expect((await person.answer(listSecondFactors)).passkeys).toMatchObject([
      { name: 'Laptop' },
      { name: 'Old phone' },
    ])
    await person.answer(removePasskey, { params })
    expect(await logInWith(person, await useKey(person, key))).toMatchObject(REFUSED)
    const [laptop] = (await person.answer(listSecondFactors)).passkeys
    await person.answer(removePasskey, { params: { id: `${laptop?.id}` } })
    accessTokenOf(await person.answer(login, { body: { email: person.email, password: PASSWORD } }))
    expect(await person.answer(listSecondFactors)).toMatchObject({ passkeys: [], backup_codes_left: 0 })
  })

  test(`comes with backup codes only if it is the first second factor, and at most ${MAX_PASSKEYS} are kept`, async () => {
    const { person } = await personWithKey()
    for (let n = 1; n < MAX_PASSKEYS; n += 1) expect((await addKey(person)).backupCodes).toEqual([])
    expect(await person.refusal(startPasskey, { body: { password: PASSWORD } })).toMatchObject({
      status: 409,
      code: 'too_many_passkeys',
    })
  })
})

describe('the answer of an authenticator is refused', () => {
  test.each([
    ['for another origin', { origin: 'https://solvent.invalid' }],
    ['for another domain', { rpId: 'solvent.invalid' }],
    ['without verifying who uses it', { isVerified: false }],
    ['to a challenge that we did not make', { challenge: 'A'.repeat(72) }],
  ])('%s', async (_, changes) => {
    const { person, key } = await personWithKey()
    expect(await logInWith(person, await useKey(person, key, changes))).toMatchObject(REFUSED)
  })

  test('the second time', async () => {
    const { person, key } = await personWithKey()
    const credential = await useKey(person, key)
    expect(await logInWith(person, credential)).toMatchObject({ status: 200 })
    expect(await logInWith(person, credential)).toMatchObject(REFUSED)
  })

  test('that does not count signatures, the second time', async () => {
    const { person, key } = await personWithKey()
    key.counter = -1
    const credential = await useKey(person, key)
    const replies = await Promise.all([logInWith(person, credential), logInWith(person, credential)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  test('whose counter goes back, as that of a copy does, and the history says so', async () => {
    const { person, key } = await personWithKey()
    key.counter = 10
    expect(await logInWith(person, await useKey(person, key))).toMatchObject({ status: 200 })
    key.counter = 5
    expect(await logInWith(person, await useKey(person, key))).toMatchObject(REFUSED)
    await eventually(async () => {
      const { events } = await person.answer(listSecurityEvents)
      expect(events).toContainEqual(expect.objectContaining({ kind: 'passkey_refused', detail: 'Phone' }))
    })
  })

  test('after five minutes', async () => {
    const { person, key } = await personWithKey()
    const credential = await useKey(person, key)
    setting.server.clock.aheadMs += 5 * MINUTE_MS
    expect(await logInWith(person, credential)).toMatchObject(REFUSED)
  })

  test('that names no person, or one without this passkey', async () => {
    const { person, key } = await personWithKey()
    const stranger = await setting.newPerson()
    const credential = await useKey(person, key)
    const handle = Buffer.from(stranger.userId.replaceAll('-', ''), 'hex').toString('base64url')
    for (const user_handle of ['A', handle]) {
      expect(await logInWith(person, { ...credential, user_handle })).toMatchObject(REFUSED)
    }
  })

  test('of a key that only claims to be known', async () => {
    const { person, key } = await personWithKey()
    const stranger = new Authenticator(key.userHandle)
    const credential = await useKey(person, stranger)
    expect(await logInWith(person, { ...credential, id: key.id })).toMatchObject(REFUSED)
  })
})

describe('a new passkey is refused', () => {
  test.each([
    ['for another origin', { origin: 'https://solvent.invalid' }],
    ['for another domain', { rpId: 'solvent.invalid' }],
    ['without verifying who creates it', { isVerified: false }],
  ])('%s', async (_, changes) => {
    const person = await setting.newPerson()
    const { challenge, user } = await createOptions(person)
    const credential = new Authenticator(user.id).create({ challenge, ...placeOf(person.url), ...changes })
    expect(await person.refusal(addPasskey, { body: { name: 'Phone', credential } })).toMatchObject(REFUSED)
  })

  test('for a challenge of another person, or one for logging in', async () => {
    const person = await setting.newPerson()
    const other = await setting.newPerson()
    const { user } = await createOptions(person)
    for (const challenge of [(await createOptions(other)).challenge, await newUseChallenge(person)]) {
      const credential = new Authenticator(user.id).create({ challenge, ...placeOf(person.url) })
      expect(await person.refusal(addPasskey, { body: { name: 'Phone', credential } })).toMatchObject(REFUSED)
    }
  })

  test('the second time', async () => {
    const person = await setting.newPerson()
    const { challenge, user } = await createOptions(person)
    const options = { challenge, ...placeOf(person.url) }
    const body = { name: 'Phone', credential: new Authenticator(user.id).create(options) }
    await person.answer(addPasskey, { body })
    expect(await person.refusal(addPasskey, { body })).toMatchObject(REFUSED)
    const another = { name: 'Copy', credential: new Authenticator(user.id).create(options) }
    expect(await person.refusal(addPasskey, { body: another })).toMatchObject(REFUSED)
  })

  test('without the password', async () => {
    const person = await setting.newPerson()
    expect(await person.refusal(startPasskey, { body: { password: 'wrong' } })).toMatchObject({
      code: 'wrong_password',
    })
  })
})

test('the options for logging in name no account', async () => {
  const { person } = await personWithKey()
  const { options } = await guestOf(person).answer(challengePasskey)
  expect(options).toEqual({
    challenge: expect.any(String),
    rpId: '127.0.0.1',
    timeout: 300_000,
    userVerification: 'required',
  })
})
