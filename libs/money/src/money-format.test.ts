import { assert, bigInt, constantFrom, property } from 'fast-check'
import { fromMinor } from './minor-units'
import { moneyFormat } from './money-format'

const SIGNS = { USD: '$', EUR: '€', GBP: '£', CAD: 'CA$', AUD: 'A$', INR: '₹' } as const

test.each(Object.entries(SIGNS))('%s is formatted with %s', (currency, sign) => {
  const money = moneyFormat(currency)
  expect([0n, 5n, 123_450n, 12_345_678_901n].map(money)).toEqual([
    `${sign}0.00`,
    `${sign}0.05`,
    `${sign}1,234.50`,
    `${sign}123,456,789.01`,
  ])
  expect(money(-1200n)).toBe(`-${sign}12.00`)
})

test('without a currency, amounts are dollars', () => {
  expect(moneyFormat()(123_450n)).toBe('$1,234.50')
})

test('an invalid currency code throws', () => {
  expect(() => moneyFormat('dollars')).toThrow(RangeError)
})

test('amounts are formatted like Intl.NumberFormat', () => {
  assert(
    property(
      bigInt(-(10n ** 14n), 10n ** 14n),
      constantFrom(...Object.keys(SIGNS), 'CHF'),
      (minor, currency) => {
        const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency })
        expect(moneyFormat(currency)(minor)).toBe(intl.format(fromMinor(minor)))
      },
    ),
  )
})

test('very large amounts are formatted exactly', () => {
  expect(moneyFormat('EUR')(123_456_789_012_345_678_901n)).toBe('€1,234,567,890,123,456,789.01')
})
