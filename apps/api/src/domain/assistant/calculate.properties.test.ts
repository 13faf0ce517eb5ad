// Engines: none
import { backToMinor, formatMinor, fromMinor, halfUpDiv } from '@solvent/money'
import { fc } from '../../testing/properties'
import { calculate } from './calculate'

const cents = fc.bigInt({ min: 0n, max: 1_000_000_000_00n })
const few = fc.bigInt({ min: 1n, max: 1_000n })

test('sums and differences of amounts are exact to the cent', () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 8 }), cents, (amounts, less) => {
      const expression = `${amounts.map(formatMinor).join(' + ')} - ${formatMinor(less)}`
      const sum = amounts.reduce((total, amount) => total + amount, 0n) - less
      expect(calculate(expression)).toBe(fromMinor(sum))
    }),
  )
})

test('a part of an amount is rounded half up, away from zero; unrounded parts add up to the amount', () => {
  fc.assert(
    fc.property(cents, few, (amount, parts) => {
      const share = fromMinor(halfUpDiv(amount, parts))
      expect(calculate(`${formatMinor(amount)} / ${parts}`)).toBe(share)
      expect(calculate(`-${formatMinor(amount)} / ${parts}`)).toBe(share === 0 ? 0 : -share)
      expect(calculate(`${formatMinor(amount)} / ${parts} * ${parts}`)).toBe(fromMinor(amount))
    }),
  )
})

test('multiplication takes precedence over addition, and distributes over it with parentheses', () => {
  fc.assert(
    fc.property(cents, cents, few, (a, b, times) => {
      const [x, y] = [formatMinor(a), formatMinor(b)]
      expect(calculate(`${x} + ${y} * ${times}`)).toBe(fromMinor(a + b * times))
      expect(calculate(`(${x} + ${y}) * ${times}`)).toBe(calculate(`${x} * ${times} + ${y} * ${times}`))
    }),
  )
})

test('any expression gives an amount or a RangeError', () => {
  const piece = fc.constantFrom('1', '2.5', '0', '%', '+', '-', '*', '/', '(', ')', ' ', ',', '.', 'e', 'x')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => {
      try {
        const value = calculate(pieces.join(''))
        expect(fromMinor(backToMinor(value))).toBe(value)
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
      }
    }),
  )
})
