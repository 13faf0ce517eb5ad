// Engines: none
import { toAddressId, toUserId } from './user-id'

test.each([
  ['Zoe@Example.com', ' zoe@example.com '],
  ['zo\u00eb@example.com', 'zoe\u0308@example.com'],
  ['ZO\u00cb@EXAMPLE.COM', 'zo\u00eb@example.com'],
])('%s and %s are one account', (one, other) => {
  expect(toUserId(one)).toBe(toUserId(other))
})

test('an address never shares its id with an account', () => {
  expect(toAddressId('127.0.0.1')).not.toBe(toUserId('127.0.0.1'))
  expect(toAddressId('127.0.0.1')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})
