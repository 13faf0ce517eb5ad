// Engines: one
import { randomUUID } from 'node:crypto'
import { PASSWORD } from '@solvent/api-testing/person'
import { login, register } from '@solvent/contracts'
import { newAddress, sendFrom } from '../../src/testing/from-address'
import { useOwnServer } from '../../src/testing/use-own-server'

// These tests send many concurrent requests that need a hash, so each hash must have its real cost.
jest.unmock('../../src/domain/secrets/hash-cost')

const setting = useOwnServer()

function logInFrom(address: string, email: string, password: string) {
  return sendFrom(address, setting.server.url, login, { email, password })
}

/** A person who has logged in from this address before. */
async function knownPerson(): Promise<{ email: string; address: string }> {
  const { email } = await setting.newPerson()
  const address = newAddress()
  expect(await logInFrom(address, email, PASSWORD)).toMatchObject({ status: 200 })
  return { email, address }
}

const loginFlood = (count: number) =>
  Array.from({ length: count }, () => logInFrom(newAddress(), `${randomUUID()}@example.com`, 'wrong'))

test('of fifty concurrent registrations of one email one succeeds, and all get a response', async () => {
  const email = `${randomUUID()}@example.com`
  const body = { email, username: 'nora', password: PASSWORD, name: 'Nora' }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => sendFrom(newAddress(), setting.server.url, register, body)),
  )
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length
  expect(count(200)).toBe(1)
  expect(count(409) + count(429)).toBe(49)
  for (const { status, retryAfter } of answers)
    expect([status, retryAfter]).toEqual([status, status === 429 ? '2' : undefined])
})

test('one address with many logins leaves room for another', async () => {
  const { email } = await setting.newPerson()
  const busyAddress = newAddress()
  const many = Array.from({ length: 60 }, (_, n) => logInFrom(busyAddress, `busy-${n}@example.com`, 'wrong'))
  await Promise.race(many)
  expect(await logInFrom(newAddress(), email, PASSWORD)).toMatchObject({ status: 200 })
  const statuses = (await Promise.all(many)).map(({ status }) => status)
  expect(statuses).toContain(429)
})

test('under a login flood, a person can log in from a known address', async () => {
  const { email, address } = await knownPerson()
  const flood = loginFlood(80)
  await Promise.race(flood)
  expect(await logInFrom(address, email, PASSWORD)).toMatchObject({ status: 200 })
  const answers = await Promise.all(flood)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]))
  expect(answers.find(({ status }) => status === 429)?.body).toEqual({
    error: 'Too many people are logging in right now. Please try again in a few seconds.',
    code: 'too_many_requests',
  })
})

test('a person whose account is attacked from many addresses can log in from a known one', async () => {
  const { email, address } = await knownPerson()
  const attack = Array.from({ length: 80 }, () => logInFrom(newAddress(), email, 'wrong'))
  await Promise.race(attack)
  expect(await logInFrom(address, email, PASSWORD)).toMatchObject({ status: 200 })
  await Promise.all(attack)
})
