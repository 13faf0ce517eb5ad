import { halfUpDiv } from '@solvent/money'
import { assert, bigInt, constantFrom, integer, maxSafeInteger, oneof, property } from 'fast-check'
import { rateBase } from '../interest'
import { interestOf, MONTHS_BASE } from './interest-of'

const someBase = constantFrom(MONTHS_BASE, Number(rateBase('weekly')), Number(rateBase('biweekly')))

test('interest is exact to the cent for every amount below 2^53', () => {
  const someAmount = oneof(
    integer({ min: 0, max: 5_000_000 }),
    maxSafeInteger().map(Math.abs),
    integer({ min: 0, max: 1000 }).map((less) => Number.MAX_SAFE_INTEGER - less),
  )
  assert(
    property(someAmount, integer({ min: 0, max: 10_000 }), someBase, (amount, rateBp, base) => {
      const exact = halfUpDiv(BigInt(amount) * BigInt(rateBp), BigInt(base))
      expect(BigInt(interestOf(amount, rateBp, base))).toBe(exact)
    }),
  )
})

test('half a cent of interest is rounded up', () => {
  // Twice the interest is a whole odd number of cents.
  const someHalf = bigInt(0n, 10n ** 12n).map((whole) => 2n * whole + 1n)
  assert(
    property(someHalf, someBase, (halves, base) => {
      const amount = Number((halves * BigInt(base)) / 2n / 100n)
      expect(BigInt(interestOf(amount, 100, base))).toBe((halves + 1n) / 2n)
    }),
  )
})
