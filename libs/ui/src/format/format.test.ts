import {
  currencySign,
  formatAmount,
  formatCompactAmount,
  formatDashboardAmount,
  formatDate,
  formatPercent,
} from './format'
import { setPageCurrency } from './page-currency'

afterEach(() => setPageCurrency('USD'))

test.each([
  [1234.5, 'USD', '$1,235'],
  [1234.4, 'EUR', '€1,234'],
  [-1999.6, 'GBP', '-£2,000'],
  [150000, 'INR', '₹150,000'],
  [-0.2, 'USD', '$0'],
])('the dashboard shows %p %s as %s', (amount, currency, text) => {
  expect(formatDashboardAmount(amount, currency)).toBe(text)
})

test('an invalid currency code throws', () => {
  expect(() => formatDashboardAmount(1, 'dollars')).toThrow(RangeError)
})

test.each([
  [1234.5, '$1,234.50'],
  [-12, '-$12.00'],
  [0, '$0.00'],
  [-0.001, '$0.00'],
  [1234567.89, '$1,234,567.89'],
])('pages show %p as %s', (amount, text) => {
  expect(formatAmount(amount)).toBe(text)
})

test.each([
  ['USD', '$', '$1,234.50', '-$12.00', '$1.2K', '$1,235'],
  ['EUR', '€', '€1,234.50', '-€12.00', '€1.2K', '€1,235'],
  ['GBP', '£', '£1,234.50', '-£12.00', '£1.2K', '£1,235'],
  ['CAD', 'CA$', 'CA$1,234.50', '-CA$12.00', 'CA$1.2K', 'CA$1,235'],
  ['AUD', 'A$', 'A$1,234.50', '-A$12.00', 'A$1.2K', 'A$1,235'],
  ['INR', '₹', '₹1,234.50', '-₹12.00', '₹1.2K', '₹1,235'],
])('pages in %s have %s: %s, %s, %s, %s', (currency, sign, amount, negative, axis, whole) => {
  setPageCurrency(currency)
  expect([
    currencySign(),
    formatAmount(1234.5),
    formatAmount(-12),
    formatCompactAmount(1234.5),
    formatDashboardAmount(1234.5),
  ]).toEqual([sign, amount, negative, axis, whole])
})

test('pages are in dollars until a currency is set', () => {
  expect(formatAmount(1)).toBe('$1.00')
})

test.each([
  ['2026-11-21', 'Nov 21, 2026'],
  ['2026-01-01', 'Jan 1, 2026'],
  ['1970-01-01', 'Jan 1, 1970'],
  ['2028-02-29', 'Feb 29, 2028'],
])('the date %s reads %s', (date, text) => {
  expect(formatDate(date)).toBe(text)
})

test.each(['', '21/11/2026', '2026-02-30', '2026-13-01', '2026-11-21T10:00:00Z'])(
  '%p is rejected as a date',
  (date) => {
    expect(() => formatDate(date)).toThrow(`Not a calendar date: "${date}"`)
  },
)

test.each([
  [62.5, 1, '62.5%'],
  [100, 1, '100.0%'],
  [42.345, undefined, '42%'],
])('%p percent with %p decimals reads %s', (value, decimals, text) => {
  expect(formatPercent(value, decimals)).toBe(text)
})

test.each([
  [0, 'USD', '$0'],
  [950, 'USD', '$950'],
  [1234.5, 'USD', '$1.2K'],
  [-3_000_000, 'EUR', '-€3M'],
  [-0.001, 'USD', '$0'],
])('the axis of a chart shows %p %s as %s', (amount, currency, text) => {
  expect(formatCompactAmount(amount, currency)).toBe(text)
})
