import { setPageCurrency } from '../format/page-currency'
import { parseAmount } from './parse-amount'

afterEach(() => setPageCurrency('USD'))

test.each([
  ['0', 0],
  ['12', 12],
  ['12.5', 12.5],
  ['0.07', 0.07],
  ['1234.50', 1234.5],
  ['1,234.50', 1234.5],
  ['1,234,567.89', 1234567.89],
  ['$1,234.50', 1234.5],
  ['  42  ', 42],
  ['007', 7],
  ['9999999999999.99', 9999999999999.99],
])('%p is the amount %p', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})

test.each([
  ['', 'empty'],
  ['abc', 'no number'],
  ['-5', 'negative'],
  ['1.234', 'three decimals'],
  ['12.', 'no decimals after the point'],
  ['1,23', 'a comma out of place'],
  ['1,2345', 'a comma out of place'],
  ['1234,567', 'a comma out of place'],
  ['1.234,50', 'a decimal comma'],
  ['1e3', 'an exponent'],
  ['Infinity', 'no amount'],
  ['1 000', 'a space inside'],
  ['12345678901234', 'too long to keep its cents'],
  ['€20', 'in another currency than the page'],
])('%p is not an amount: %s', (text) => {
  expect(parseAmount(text)).toBeNull()
})

test.each([
  ['EUR', '€1,234.50', 1234.5],
  ['EUR', '€ 20', 20],
  ['CAD', 'CA$20', 20],
  ['CAD', '$20', 20],
  ['INR', '₹20', 20],
  ['EUR', '$20', null],
  ['GBP', '€20', null],
  ['EUR', '€', null],
])('on a page in %s, %p is the amount %p', (currency, text, amount) => {
  setPageCurrency(currency)
  expect(parseAmount(text)).toBe(amount)
})
