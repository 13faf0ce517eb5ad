// Engines: one
import { answer } from '@solvent/api-testing/client'
import { PASSWORD, type Person } from '@solvent/api-testing/person'
import { changePassword, getSecretKey, login, register, resetPassword } from '@solvent/contracts'
import { HASH_COST } from '../../src/domain/secrets/hash-cost'
import { findSecrets } from '../../src/storage/tables/users-table'
import { useOwnServer } from '../../src/testing/use-own-server'

const setting = useOwnServer()
const firstCost = { ...HASH_COST }

afterEach(() => Object.assign(HASH_COST, firstCost))

function secretsOf({ userId }: Person) {
  return setting.server.db.asUser(userId, findSecrets)
}

test('when the hash cost rises, a login rehashes the password, and all secrets still work', async () => {
  const person = await setting.newPerson()
  const before = await secretsOf(person)
  HASH_COST.timeCost += 1
  const credentials = { email: person.email, password: PASSWORD }
  await person.refusal(login, { body: { ...credentials, password: 'wrong' } })
  expect(await secretsOf(person)).toEqual(before)

  await person.answer(login, { body: credentials })
  const after = await secretsOf(person)
  for (const name of ['passwordHash', 'recoveryKeyHash'] as const) {
    expect(before?.[name]).toContain(`t=${firstCost.timeCost},`)
    expect(after?.[name]).toContain(`t=${firstCost.timeCost + 1},`)
  }
  expect(after?.recoveryKeySealed).toMatch(/\.1024-2-1$/)
  await person.answer(login, { body: credentials })
  expect(await secretsOf(person)).toEqual(after)
  expect(await person.answer(getSecretKey, { body: { password: PASSWORD } })).toEqual({
    secret_key: person.secretKey,
  })
  const reset = { email: person.email, secret_key: person.secretKey, new_password: 'Battery-Staple-7' }
  await person.answer(resetPassword, { body: reset })
})

test('a recovery key sealed at another cost can still be shown', async () => {
  const person = await setting.newPerson()
  HASH_COST.memoryCost *= 2
  expect(await person.answer(getSecretKey, { body: { password: PASSWORD } })).toEqual({
    secret_key: person.secretKey,
  })
})

test('a password that meets the rules is accepted everywhere, even a common one', async () => {
  const { url } = setting.server
  const newcomer = { username: 'n', email: 'common@example.com', password: 'Password123' }
  const { access_token: token, secret_key: secretKey } = await answer(url, register, { body: newcomer })
  const change = { password: newcomer.password, new_password: 'Welcome123' }
  await answer(url, changePassword, { body: change, token })
  const reset = { email: newcomer.email, secret_key: secretKey, new_password: 'qwerty' }
  await answer(url, resetPassword, { body: reset })
  await answer(url, login, { body: { email: newcomer.email, password: 'qwerty' } })
})
