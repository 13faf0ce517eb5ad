import { amountError } from './amount-error'

test.each([
  ['€1.200,00', '$', 'Amounts here are in $, not €. Enter 1200.00'],
  ['1.200,00 €', 'CA$', 'Amounts here are in CA$, not €. Enter 1200.00'],
  ['$1.200,00', '€', 'Amounts here are in €, not $. Enter 1200.00'],
  ['$1.200,00', '$', 'Enter 1200.00'],
  ['$1.200,00', 'CA$', 'Enter 1200.00'],
  ['1.200,00', '$', 'Enter 1200.00'],
])('the error of %s on a page in %s is "%s"', (text, pageSign, error) => {
  expect(amountError('Enter 1200.00', text, pageSign)).toBe(error)
})
