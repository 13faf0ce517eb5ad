import { assert, bigInt, property } from 'fast-check'
import { formatMinor, fromMinor, toMinor } from './minor-units'

test.each([
  [0, 0n],
  [-0, 0n],
  [12.5, 1250n],
  ['12.50', 1250n],
  [0.07, 7n],
  [1.1, 110n],
  [-3.45, -345n],
  ['-0.01', -1n],
  [8.29, 829n],
  [999_999_999_999.99, 99_999_999_999_999n],
  [-999_999_999_999.99, -99_999_999_999_999n],
])('the amount %s is %s cents', (decimal, cents) => {
  expect(toMinor(decimal)).toBe(cents)
})

test.each([
  [Number.NaN, 'plain decimal'],
  [Number.POSITIVE_INFINITY, 'plain decimal'],
  [1e21, 'plain decimal'],
  [1e-7, 'plain decimal'],
  ['1e3', 'plain decimal'],
  ['1,000.00', 'plain decimal'],
  ['', 'plain decimal'],
  [' 1', 'plain decimal'],
  ['1\n', 'plain decimal'],
  ['+1', 'plain decimal'],
  ['.5', 'plain decimal'],
  ['5.', 'plain decimal'],
  ['007', 'plain decimal'],
  ['0x10', 'plain decimal'],
  [0.1 + 0.2, 'two decimal places'],
  ['1.500', 'two decimal places'],
  [1_000_000_000_000, 'beyond'],
  ['-1000000000000.00', 'beyond'],
  ['9'.repeat(100_000), 'beyond'],
])('the amount %p throws with a reason', (decimal, reason) => {
  expect(() => toMinor(decimal)).toThrow(RangeError)
  expect(() => toMinor(decimal)).toThrow(reason)
})

test.each([
  [123_450n, '1234.50'],
  [-123_450n, '-1234.50'],
  [5n, '0.05'],
  [-5n, '-0.05'],
  [0n, '0.00'],
])('%s cents are formatted as %s', (cents, text) => {
  expect(formatMinor(cents)).toBe(text)
})

test('an amount converted to a JSON number converts back to the same cents', () => {
  assert(
    property(bigInt(-99_999_999_999_999n, 99_999_999_999_999n), (cents) => {
      expect(toMinor(fromMinor(cents))).toBe(cents)
      expect(toMinor(formatMinor(cents))).toBe(cents)
    }),
  )
})

test('a total too large for a JSON number throws instead of losing cents', () => {
  expect(String(fromMinor(6_999_999_999_999_999n))).toBe('69999999999999.99')
  expect(() => fromMinor(7_000_000_000_000_001n)).toThrow('too large')
  expect(() => fromMinor(-7_000_000_000_000_001n)).toThrow('too large')
})
