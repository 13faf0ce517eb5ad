import { ceilDiv, halfUpDiv, maxOf, minOf } from './integer-math'

test.each([
  [5n, 10n, 1n],
  [4n, 10n, 0n],
  [15n, 10n, 2n],
  [14n, 10n, 1n],
  [-5n, 10n, 0n],
  [-6n, 10n, -1n],
  [-15n, 10n, -1n],
  [1n, 3n, 0n],
  [2n, 3n, 1n],
  [0n, 7n, 0n],
])('%s/%s rounds half up to %s', (n, d, rounded) => {
  expect(halfUpDiv(n, d)).toBe(rounded)
})

test.each([
  [100_000n, 3n, 33_334n],
  [9n, 3n, 3n],
  [0n, 3n, 0n],
  [-10n, 3n, -3n],
])('%s/%s rounds up to %s', (n, d, rounded) => {
  expect(ceilDiv(n, d)).toBe(rounded)
})

test.each([0n, -2n])('a divisor of %s throws', (d) => {
  expect(() => halfUpDiv(1n, d)).toThrow('Divisor must be positive')
  expect(() => ceilDiv(1n, d)).toThrow('Divisor must be positive')
})

test('minOf and maxOf return the smaller and the larger amount', () => {
  expect([minOf(1n, 2n), minOf(2n, 1n), maxOf(1n, 2n), maxOf(2n, 1n)]).toEqual([1n, 1n, 2n, 2n])
})
