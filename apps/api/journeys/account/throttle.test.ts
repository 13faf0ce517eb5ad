// Engines: both (concurrent attempts are counted under locks)
import { randomBytes } from 'node:crypto'
import { isNightly } from '@solvent/api-testing/nightly'
import { PASSWORD, type Person } from '@solvent/api-testing/person'
import { getSecretKey, login, register, resetPassword } from '@solvent/contracts'
import { buildApp } from '../../src/app'
import { newAddress, sendFrom } from '../../src/testing/from-address'
import { useOwnServer } from '../../src/testing/use-own-server'

const setting = useOwnServer()

// The clock is frozen between the steps of a test: on a busy machine a wait of one second could pass unnoticed.
beforeEach(() => {
  const { clock } = setting.server
  const start = Date.now()
  clock.now = () => new Date(start + clock.aheadMs)
})

function logInFrom(address: string, { email }: { email: string }, password: string) {
  return sendFrom(address, setting.server.url, login, { email, password })
}

async function failLogins(times: number, person: { email: string }): Promise<void> {
  const address = newAddress()
  for (let n = 0; n < times; n += 1) {
    expect(await logInFrom(address, person, 'wrong')).toMatchObject({ status: 401 })
  }
}

function advance(seconds: number): void {
  setting.server.clock.aheadMs += seconds * 1000
}

function refusedFor(wait: string) {
  const error = `Too many attempts. Please wait ${wait} and try again.`
  return { status: 429, retryAfter: wait.split(' ')[0], body: { code: 'too_many_requests', error } }
}

describe('an account', () => {
  test('allows five wrong passwords without a wait, then each one doubles it up to a minute', async () => {
    const person = await setting.newPerson()
    await failLogins(6, person)
    const address = newAddress()
    for (const wait of ['1 second', '2 seconds', '4 seconds', '8 seconds', '16 seconds', '32 seconds']) {
      expect(await logInFrom(address, person, PASSWORD)).toMatchObject(refusedFor(wait))
      advance(Number.parseInt(wait, 10))
      expect(await logInFrom(address, person, 'wrong')).toMatchObject({ status: 401 })
    }
    for (let n = 0; n < 2; n += 1) {
      expect(await logInFrom(address, person, PASSWORD)).toMatchObject(refusedFor('60 seconds'))
      advance(60)
      expect(await logInFrom(address, person, 'wrong')).toMatchObject({ status: 401 })
    }
  })

  test('lets its owner in from another address after the wait, and resets the count', async () => {
    const person = await setting.newPerson()
    await failLogins(6, person)
    advance(1)
    expect(await logInFrom(newAddress(), person, PASSWORD)).toMatchObject({ status: 200 })
    await failLogins(6, person)
  })

  test('that does not exist is throttled alike', async () => {
    const unknown = { email: 'unknown-at-all@example.com' }
    await failLogins(6, unknown)
    expect(await logInFrom(newAddress(), unknown, PASSWORD)).toMatchObject(refusedFor('1 second'))
  })

  test('counts password resets and password checks of a logged-in person together with logins', async () => {
    const person = await setting.newPerson()
    await failLogins(4, person)
    const { url } = setting.server
    const address = newAddress()
    const headers = { authorization: `Bearer ${person.token}` }
    const reset = { email: person.email, secret_key: 'AAAAAAAAAAAA', new_password: 'simple' }
    const wrongKey = await sendFrom(address, url, resetPassword, reset)
    expect(wrongKey).toMatchObject({ body: { code: 'wrong_recovery' } })
    const wrong = await sendFrom(address, url, getSecretKey, { password: 'wrong' }, headers)
    expect(wrong).toMatchObject({ body: { code: 'wrong_password' } })
    const refused = await sendFrom(address, url, getSecretKey, { password: PASSWORD }, headers)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  })

  test('is not blocked by a wait stored while the clock was ahead', async () => {
    const person = await setting.newPerson()
    advance(3600)
    await failLogins(7 - 1, person)
    advance(-3600)
    expect(await logInFrom(newAddress(), person, PASSWORD)).toMatchObject({ status: 200 })
  })
})

describe('a client address', () => {
  async function tryThirty(address: string): Promise<void> {
    const { url } = setting.server
    const attempts = Array.from({ length: 30 }, (_, n) =>
      sendFrom(address, url, login, { email: `stranger${n}@example.com`, password: 'wrong' }),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([401]))
  }

  test('has thirty attempts a minute across all accounts; other addresses are not affected', async () => {
    const person = await setting.newPerson()
    const address = newAddress()
    await tryThirty(address)
    const refused = await logInFrom(address, person, PASSWORD)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.retryAfter)).toBeGreaterThan(30)
    expect(await logInFrom(newAddress(), person, PASSWORD)).toMatchObject({ status: 200 })
    advance(60)
    expect(await logInFrom(address, person, PASSWORD)).toMatchObject({ status: 200 })
  })

  test('is that of the connection, whatever a header claims', async () => {
    const person = await setting.newPerson()
    const address = newAddress()
    await tryThirty(address)
    const body = { email: person.email, password: PASSWORD }
    const header = { 'x-forwarded-for': newAddress() }
    expect(await sendFrom(address, setting.server.url, login, body, header)).toMatchObject({ status: 429 })
  })

  test('is the one that a trusted proxy forwards', async () => {
    const { db, clock, ai } = setting.server
    const app = buildApp({
      db,
      clock,
      ai,
      serverKey: randomBytes(32),
      log: { level: 'silent' },
      trustProxy: '127.0.0.1',
    })
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const send = (person: Person, client: string) =>
      sendFrom(
        '127.0.0.1',
        url,
        login,
        { email: person.email, password: PASSWORD },
        { 'x-forwarded-for': client },
      )
    const person = await setting.newPerson()
    for (let n = 0; n < 30; n += 1) expect(await send(person, '203.0.113.5')).toMatchObject({ status: 200 })
    expect(await send(person, '203.0.113.5')).toMatchObject({ status: 429 })
    expect(await send(person, '203.0.113.6')).toMatchObject({ status: 200 })
    await app.close()
  })
})

const ATTEMPTS = isNightly ? 1000 : 250

describe(`${ATTEMPTS} wrong passwords in a minute`, () => {
  /** The number of passwords that were checked; the clock advances by a minute in even steps. */
  async function attack(person: Person, addressOf: (n: number) => string): Promise<number> {
    const { clock } = setting.server
    const { now } = clock
    const start = Date.now()
    let checked = 0
    for (let n = 0; n < ATTEMPTS; n += 1) {
      clock.now = () => new Date(start + (n * 60_000) / ATTEMPTS)
      const { status } = await logInFrom(addressOf(n), person, `Wrong-Password-${n}`)
      if (status !== 429) checked += 1
    }
    clock.now = now
    advance(60)
    return checked
  }

  test.each<[string, (n: number) => string]>([
    ['one address', () => '127.3.0.1'],
    ['a new address each', (n) => `127.4.${n >> 8}.${n & 255}`],
  ])(
    'from %s: at most 20 reach the costly check',
    async (_, addressOf) => {
      expect(await attack(await setting.newPerson(), addressOf)).toBeLessThanOrEqual(20)
    },
    120_000,
  )

  test('do not lock out the owner, who has logged in from another address before', async () => {
    const person = await setting.newPerson()
    const home = newAddress()
    expect(await logInFrom(home, person, PASSWORD)).toMatchObject({ status: 200 })
    await failLogins(6, person)
    expect(await logInFrom(newAddress(), person, PASSWORD)).toMatchObject({ status: 429 })
    expect(await logInFrom(home, person, PASSWORD)).toMatchObject({ status: 200 })
    expect(await logInFrom(newAddress(), person, PASSWORD)).toMatchObject({ status: 429 })
  })

  test('from the address of the owner have to wait like any other', async () => {
    const person = await setting.newPerson()
    for (let n = 0; n < 6; n += 1)
      await person.refusal(login, { body: { email: person.email, password: 'x' } })
    const refused = await person.refusal(login, { body: { email: person.email, password: PASSWORD } })
    expect(refused).toMatchObject({ status: 429 })
  })
})

test('an address can create a limited number of accounts a minute; others are not affected', async () => {
  const { db, clock, ai, serverKey } = setting.server
  const log = { level: 'silent' }
  const app = buildApp({ db, clock, ai, serverKey, log, registrationsPerMinute: 3 })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  let n = 0
  const signUpFrom = (address: string) => {
    n += 1
    return sendFrom(address, url, register, { username: 'n', email: `n${n}@example.com`, password: PASSWORD })
  }
  const address = newAddress()
  for (let times = 0; times < 3; times += 1) expect(await signUpFrom(address)).toMatchObject({ status: 200 })
  expect(await signUpFrom(address)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(await signUpFrom(newAddress())).toMatchObject({ status: 200 })
  advance(60)
  expect(await signUpFrom(address)).toMatchObject({ status: 200 })
  await app.close()
})

test('failed attempts are deleted after a day, known networks after 90 days', async () => {
  const { clock, db } = setting.server
  const person = await setting.newPerson()
  const throttleCounts = () =>
    db.readEverything((tx) =>
      tx.query<{ subject: string; count: string }>(
        `select left(subject, 7) as subject, count(*) from throttles group by 1 order by 1`,
      ),
    )
  await db.deleteOldThrottles()
  const before = await throttleCounts()
  advance(-86_400 - 60)
  await failLogins(2, { email: 'long-ago@example.com' })
  advance(-86_400 * 89)
  await logInFrom(newAddress(), person, PASSWORD)
  expect(await throttleCounts()).not.toEqual(before)
  clock.aheadMs = 0
  await logInFrom(newAddress(), { email: person.email }, PASSWORD)
  await db.deleteOldThrottles()
  const after = await throttleCounts()
  const countOf = (rows: typeof after, subject: string) =>
    Number(rows.find((row) => row.subject === subject)?.count ?? 0)
  expect(countOf(after, 'account')).toBe(countOf(before, 'account') + 1)
  expect(countOf(after, 'address')).toBe(countOf(before, 'address') + 1)
  expect(countOf(after, 'network')).toBe(countOf(before, 'network') + 1)
})

test('recent attempts are not deleted, and a request cannot delete those of others', async () => {
  const [person, other] = [await setting.newPerson(), await setting.newPerson()]
  await failLogins(6, other)
  const { db } = setting.server
  await db.deleteOldThrottles()
  const taken = await db.asUser(person.userId, (tx) =>
    tx.query('delete from throttles where user_id <> $1 returning 1', [person.userId]),
  )
  expect(taken).toEqual([])
  expect(await logInFrom(newAddress(), other, PASSWORD)).toMatchObject({ status: 429 })
})
