// Engines: one
import { randomUUID } from 'node:crypto'
import { PASSWORD } from '@solvent/api-testing/person'
import { login, register } from '@solvent/contracts'
import { newAddress, sendFrom } from '../../src/testing/from-address'
import { useOwnServer } from '../../src/testing/use-own-server'

// These tests are about many who want a hash at the same moment, each of which takes its time.
jest.unmock('../../src/domain/secrets/hash-cost')

const setting = useOwnServer()

function logInFrom(address: string, email: string, password: string) {
  return sendFrom(address, setting.server.url, login, { email, password })
}

/** Somebody who was logged in from this address before. */
async function knownPerson(): Promise<{ email: string; address: string }> {
  const { email } = await setting.newPerson()
  const address = newAddress()
  expect(await logInFrom(address, email, PASSWORD)).toMatchObject({ status: 200 })
  return { email, address }
}

const strangers = (count: number) =>
  Array.from({ length: count }, () => logInFrom(newAddress(), `${randomUUID()}@example.com`, 'wrong'))

test('of fifty registrations of one e-mail at once one is made, and all are answered', async () => {
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

test('an address that wants all places leaves room for another one', async () => {
  const { email } = await setting.newPerson()
  const greedy = newAddress()
  const many = Array.from({ length: 60 }, (_, n) => logInFrom(greedy, `greedy-${n}@example.com`, 'wrong'))
  await Promise.race(many)
  expect(await logInFrom(newAddress(), email, PASSWORD)).toMatchObject({ status: 200 })
  const statuses = (await Promise.all(many)).map(({ status }) => status)
  expect(statuses).toContain(429)
})

test('in a storm of logins those are let in who were there before from the same address', async () => {
  const { email, address } = await knownPerson()
  const storm = strangers(80)
  await Promise.race(storm)
  expect(await logInFrom(address, email, PASSWORD)).toMatchObject({ status: 200 })
  const answers = await Promise.all(storm)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]))
  expect(answers.find(({ status }) => status === 429)?.body).toEqual({
    error: 'Too many people are logging in at this moment. Please try again in a few seconds.',
    code: 'too_many_requests',
  })
})

test('somebody whose account is attacked from everywhere is let in from where they were before', async () => {
  const { email, address } = await knownPerson()
  const attack = Array.from({ length: 80 }, () => logInFrom(newAddress(), email, 'wrong'))
  await Promise.race(attack)
  expect(await logInFrom(address, email, PASSWORD)).toMatchObject({ status: 200 })
  await Promise.all(attack)
})
