// Engines: none
import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { HASH_COST } from './hash-cost'
import { deriveKey, hashSecret, verifySecret } from './secret-hash'

jest.unmock('./hash-cost')

test('a stored hash is argon2id with 64 MiB, three passes and a unique salt', async () => {
  const [one, two] = [await hashSecret('Sesam-1'), await hashSecret('Sesam-1')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  expect(one).not.toBe(two)
  expect(await verifySecret('Sesam-1', one)).toBe(true)
  expect(await verifySecret('sesam-1', one)).toBe(false)
})

test('without a hash no secret matches', async () => {
  expect(await verifySecret('Sesam-1', null)).toBe(false)
})

test('a key from a password is argon2id of the given salt, at the cost of a password hash', async () => {
  const [salt, other] = [randomBytes(16), randomBytes(16)]
  const key = await deriveKey('Sesam-1', salt, HASH_COST)
  const hashed = await hash('Sesam-1', { ...HASH_COST, salt })
  expect(hashed).toMatch(/^\$argon2id\$/)
  expect(hashed.split('$').at(-1)).toBe(key.toString('base64').replace(/=+$/, ''))
  expect(await deriveKey('Sesam-1', other, HASH_COST)).not.toEqual(key)
})
