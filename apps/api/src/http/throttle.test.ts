import { randomBytes } from 'node:crypto'
import { getSecretKey, login, resetPassword } from '@solvent/contracts'
import { buildApp } from '../app'
import { sendFrom } from '../testing/from-address'
import { PASSWORD, type Person, useServer } from '../testing/person'

// The times of real hashes are what some of these tests are about.
jest.unmock('../domain/hash-cost')

const setting = useServer()

let lastAddress = 1

/** A client address that no other test has used. */
function newAddress(): string {
  lastAddress += 1
  return `127.0.0.${lastAddress}`
}

function logInFrom(address: string, { email }: { email: string }, password: string) {
  return sendFrom(address, setting.server.url, login, { email, password })
}

async function failTimes(times: number, person: { email: string }): Promise<void> {
  const address = newAddress()
  for (let n = 0; n < times; n += 1) {
    expect(await logInFrom(address, person, 'wrong')).toMatchObject({ status: 401 })
  }
}

function later(seconds: number): void {
  setting.server.clock.aheadMs += seconds * 1000
}

function refusedFor(wait: string) {
  const error = `Too many attempts. Please wait ${wait} and try again.`
  return { status: 429, retryAfter: wait.split(' ')[0], body: { code: 'too_many_requests', error } }
}

describe('an account', () => {
  test('allows five wrong passwords without a wait, then each one doubles it up to a minute', async () => {
    const person = await setting.newPerson()
    await failTimes(6, person)
    const address = newAddress()
    for (const wait of ['1 second', '2 seconds', '4 seconds', '8 seconds', '16 seconds', '32 seconds']) {
      expect(await logInFrom(address, person, PASSWORD)).toMatchObject(refusedFor(wait))
      later(Number.parseInt(wait, 10))
      expect(await logInFrom(address, person, 'wrong')).toMatchObject({ status: 401 })
    }
    for (let n = 0; n < 2; n += 1) {
      expect(await logInFrom(address, person, PASSWORD)).toMatchObject(refusedFor('60 seconds'))
      later(60)
      expect(await logInFrom(address, person, 'wrong')).toMatchObject({ status: 401 })
    }
  })

  test('lets its owner in from another address after the wait, and then forgives', async () => {
    const person = await setting.newPerson()
    await failTimes(6, person)
    later(1)
    expect(await logInFrom(newAddress(), person, PASSWORD)).toMatchObject({ status: 200 })
    await failTimes(6, person)
  })

  test('that does not exist is refused alike', async () => {
    const nobody = { email: 'nobody-at-all@example.com' }
    await failTimes(6, nobody)
    expect(await logInFrom(newAddress(), nobody, PASSWORD)).toMatchObject(refusedFor('1 second'))
  })

  test('counts resets and the calls of a signed-in person together with logins', async () => {
    const person = await setting.newPerson()
    await failTimes(4, person)
    const body = { email: person.email, secret_key: 'AAAAAAAAAAAA', new_password: 'simple' }
    expect(await person.refusal(resetPassword, { body })).toMatchObject({ code: 'wrong_recovery' })
    const wrong = await person.refusal(getSecretKey, { body: { password: 'wrong' } })
    expect(wrong).toMatchObject({ code: 'wrong_password' })
    const refused = await person.refusal(getSecretKey, { body: { password: PASSWORD } })
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
  })

  test('is not blocked by a wait that was written while the clock ran ahead', async () => {
    const person = await setting.newPerson()
    later(3600)
    await failTimes(7 - 1, person)
    later(-3600)
    expect(await logInFrom(newAddress(), person, PASSWORD)).toMatchObject({ status: 200 })
  })
})

test('of many wrong passwords at once only a few reach the costly check', async () => {
  const person = await setting.newPerson()
  const { clock } = setting.server
  const { now } = clock
  const instant = now()
  clock.now = () => instant
  const tries = Array.from({ length: 60 }, (_, n) => logInFrom(`127.0.1.${n + 1}`, person, 'wrong'))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  clock.now = now
  expect(statuses.filter((status) => status === 401)).toHaveLength(6)
  expect(statuses.filter((status) => status === 429)).toHaveLength(54)
})

describe('a client address', () => {
  async function tryThirty(address: string): Promise<void> {
    const { url } = setting.server
    const tries = Array.from({ length: 30 }, (_, n) =>
      sendFrom(address, url, login, { email: `stranger${n}@example.com`, password: 'wrong' }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([401]))
  }

  test('has thirty tries a minute, whatever the account; others go on', async () => {
    const person = await setting.newPerson()
    const address = newAddress()
    await tryThirty(address)
    const refused = await logInFrom(address, person, PASSWORD)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.retryAfter)).toBeGreaterThan(30)
    expect(await logInFrom(newAddress(), person, PASSWORD)).toMatchObject({ status: 200 })
    later(60)
    expect(await logInFrom(address, person, PASSWORD)).toMatchObject({ status: 200 })
  })

  test('is the one of the connection, whatever a header says', async () => {
    const person = await setting.newPerson()
    const address = newAddress()
    await tryThirty(address)
    const body = { email: person.email, password: PASSWORD }
    const header = { 'x-forwarded-for': newAddress() }
    expect(await sendFrom(address, setting.server.url, login, body, header)).toMatchObject({ status: 429 })
  })

  test('is the one that a trusted proxy names', async () => {
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

test('an unknown e-mail takes as long to refuse as a wrong password', async () => {
  const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  const timed = async (email: string) => {
    const start = performance.now()
    expect(await logInFrom(newAddress(), { email }, 'wrong')).toMatchObject({ status: 401 })
    return performance.now() - start
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let n = 0; n < 9; n += 1) {
    const person = await setting.newPerson()
    known.push(await timed(person.email))
    unknown.push(await timed(`unknown${n}@example.com`))
  }
  const ratio = median(known) / median(unknown)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})
