import { ceilToMinor } from './ceil-to-minor'

test.each([
  ['full cents unchanged', 12.5, 1250n],
  ['fractions of a cent rounded up', 12.501, 1251n],
  ['less than a cent as one cent', 1e-9, 1n],
  ['the largest amount to the cent', 999_999_999_999.99, 99_999_999_999_999n],
  ['zero as zero', 0, 0n],
  ['a negative number as zero', -5, 0n],
  ['NaN as zero', Number.NaN, 0n],
])('converts %s', (_, typed, minor) => {
  expect(ceilToMinor(typed)).toBe(minor)
})

test.each([1e14, 1e21, Number.POSITIVE_INFINITY])('%p is more than any balance', (typed) => {
  expect(ceilToMinor(typed)).toBeGreaterThan(7_000_000_000_000_000n)
})
