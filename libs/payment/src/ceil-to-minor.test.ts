import { ceilToMinor } from './ceil-to-minor'

test.each([
  ['whole cents as they are', 12.5, 1250n],
  ['parts of a cent rounded up', 12.501, 1251n],
  ['less than a cent as one', 1e-9, 1n],
  ['the largest amount to the cent', 999_999_999_999.99, 99_999_999_999_999n],
  ['nothing as zero', 0, 0n],
  ['what is negative as zero', -5, 0n],
  ['what is no number as zero', Number.NaN, 0n],
])('compares %s', (_, typed, minor) => {
  expect(ceilToMinor(typed)).toBe(minor)
})

test.each([1e14, 1e21, Number.POSITIVE_INFINITY])('%p is more than every balance', (typed) => {
  expect(ceilToMinor(typed)).toBeGreaterThan(7_000_000_000_000_000n)
})
