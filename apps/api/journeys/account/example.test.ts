// Engines: one
import { answer } from '@solvent/api-testing/client'
import { Person, randomAddress } from '@solvent/api-testing/person'
import {
  getDashboard,
  getPlanDrift,
  getProfile,
  getRecommendations,
  leaveExample,
  listEntries,
  listLiabilities,
  startExample,
} from '@solvent/contracts'
import { bankFilePool } from '../../src/domain/bank-files/bank-file-pool'
import { createPerson } from '../../src/domain/example/example-account'
import { nearlyFree } from '../../src/domain/example/nearly-free'
import { deleteOldExamples } from '../../src/domain/example/old-examples'
import { steady } from '../../src/domain/example/steady'
import { struggling } from '../../src/domain/example/struggling'
import { planPool } from '../../src/domain/plan/plan-pool'
import { deriveServerKeys } from '../../src/domain/secrets/server-keys'
import type { Services } from '../../src/domain/services'
import { TODAY } from '../../src/testing/start-server'
import { useOwnServer } from '../../src/testing/use-own-server'

const setting = useOwnServer()

/** A person with an example account; the server chooses its email. */
async function startAsGuest(): Promise<Person> {
  const { url } = setting.server
  const { access_token } = await answer(url, startExample, { address: randomAddress() })
  const guest = new Person(url, '', access_token)
  const { email } = await guest.answer(getProfile)
  return new Person(url, email, access_token)
}

test('an example shows realistic books with payments due', async () => {
  const example = await startAsGuest()
  expect(await example.answer(getProfile)).toMatchObject({ name: 'Maya Okafor', is_example: true })
  const { liabilities } = await example.answer(listLiabilities)
  expect(liabilities.map(({ description }) => description)).toContain('Visa')
  const plan = await example.answer(getRecommendations)
  expect(plan.recommendations[0]).toMatchObject({ liability: { description: 'Visa' }, urgency: 'high' })
  expect(plan.recommendations[0]?.overdue_amount).toBeGreaterThan(0)
  expect((await example.answer(getPlanDrift)).since).not.toBeNull()
})

test('each visitor gets a separate example, and a registered account is not an example', async () => {
  const [one, other] = await Promise.all([startAsGuest(), startAsGuest()])
  expect(one.email).not.toBe(other.email)
  await one.answer(leaveExample)
  expect(await other.answer(getProfile)).toMatchObject({ is_example: true })
  const own = await setting.newPerson()
  expect(await own.answer(getProfile)).toMatchObject({ is_example: false })
})

test('leaving an example deletes it completely', async () => {
  const example = await startAsGuest()
  await example.answer(leaveExample)
  expect(await example.refusal(getProfile)).toMatchObject({ status: 401 })
  const rows = await setting.server.db.readEverything((tx) =>
    tx.query('select from users where user_id = $1', [example.userId]),
  )
  expect(rows).toEqual([])
})

test('a registered account cannot be left like an example', async () => {
  const person = await setting.newPerson()
  expect(await person.refusal(leaveExample)).toMatchObject({ status: 404 })
  await person.answer(getProfile)
})

test('abandoned examples are deleted after a day, and registered accounts are not', async () => {
  const { db } = setting.server
  const person = await setting.newPerson()
  const example = await startAsGuest()
  const madeAt = Date.parse((await example.answer(getProfile)).created_at)
  await deleteOldExamples(db, new Date(madeAt + 23 * 3_600_000))
  await example.answer(getProfile)
  await deleteOldExamples(db, new Date(madeAt + 25 * 3_600_000))
  expect(await example.refusal(getProfile)).toMatchObject({ status: 401 })
  await person.answer(getProfile)
})

test.each([
  ['struggling', struggling, { short: true, debts: 6 }],
  ['steady', steady, { short: false, debts: 5 }],
  ['nearly free', nearlyFree, { short: false, debts: 2 }],
] as const)('the %s person has books that add up, in the order of their days', async (_, who, expected) => {
  const { url, db, clock, ai, serverKey } = setting.server
  const keys = deriveServerKeys(serverKey)
  const services: Services = {
    db,
    clock,
    ai,
    keys,
    registrationsPerMinute: 60,
    report: () => {},
    plans: planPool(),
    bankFiles: bankFilePool(),
  }
  const email = `${who.name.split(' ')[0]}@example.org`
  const made = await createPerson(services, who, {
    email,
    password: 'Correct-Horse-9',
    client: { address: randomAddress(), userAgent: '' },
    isExample: false,
  })
  const person = new Person(url, email, made.access_token)
  const plan = await person.answer(getRecommendations)
  expect({ short: plan.shortfall !== null, debts: plan.recommendations.length }).toEqual(expected)
  const { entries } = await person.answer(listEntries)
  // Interest of several days is posted on the first read.
  const days = entries.filter(({ kind }) => kind !== 'interest').map(({ occurred_on }) => occurred_on)
  expect(days).toEqual(days.toSorted().reverse())
  expect(days[0] && days[0] <= TODAY).toBe(true)
  expect((await person.answer(getDashboard)).net_worth).not.toBe(0)
})
