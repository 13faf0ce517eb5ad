// Engines: none
import { hashSecret, verifySecret } from './secret-hash'

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
