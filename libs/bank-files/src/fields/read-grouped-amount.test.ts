import { decimalMarkOf, isAmountText, readGroupedAmount } from './read-grouped-amount'

test.each([
  ['1,234.56', '.', 123456n],
  ['1.234,56', ',', 123456n],
  ['1234', '.', 123400n],
  ['-1 234,5', ',', -123450n],
  ['1\u00a0234\u202f567,89', ',', 123456789n],
  ["1'234.50", '.', 123450n],
  ['1’234.50', '.', 123450n],
  ['12,34,567.00', '.', 123456700n],
  ['(12.00)', '.', -1200n],
  ['12.00-', '.', -1200n],
  ['+12.00', '.', 1200n],
  ['−12.00', '.', -1200n],
  ['$1,000', '.', 100000n],
  ['-$5.00', '.', -500n],
  ['$-5.00', '.', -500n],
  ['($5.00)', '.', -500n],
  ['5,00 €', ',', 500n],
  ['EUR 5,00', ',', 500n],
  ['5,00 EUR', ',', 500n],
  ['CHF 5.00-', '.', -500n],
  ['5.00 CR', '.', 500n],
  ['5.00DR', '.', -500n],
  ['12,50 S', ',', -1250n],
  ['12,50 H', ',', 1250n],
  ['R$ 1.234,56', ',', 123456n],
  ['kr 100,00', ',', 10000n],
  ['100,00 zł', ',', 10000n],
  ['¥1,000', '.', 100000n],
  ['１，０００円', '.', 100000n],
  ['▲1,000', '.', -100000n],
  ['.5', '.', 50n],
  ['12.3400', '.', 1234n],
] as const)('%s with the decimal mark %s is %s cents', (text, mark, minor) => {
  expect(readGroupedAmount(text, mark, 1)).toBe(minor)
  expect(isAmountText(text)).toBe(true)
})

test.each([
  ['1e30', 'Line 3: “1e30” is not an amount.'],
  ['=SUM(A1)', 'Line 3: “=SUM(A1)” is not an amount.'],
  ['=1+2', 'Line 3: “=1+2” is not an amount.'],
  ['twelve', 'Line 3: “twelve” is not an amount.'],
  ['1.2.3', 'Line 3: “1.2.3” is not an amount.'],
  ['1,23.45', 'Line 3: “1,23.45” is not an amount.'],
  ['12,34', 'Line 3: “12,34” is not an amount.'],
  ['--5', 'Line 3: “--5” is not an amount.'],
  ['-5 CR', 'Line 3: “-5 CR” is not an amount.'],
  ['0x1F', 'Line 3: “0x1F” is not an amount.'],
  ['', 'Line 3: An empty field is not an amount.'],
  ['1.234', 'Line 3: The amount 1.234 has fractions of a cent.'],
  ['99999999999999', 'Line 3: The amount 99999999999999 is too large.'],
])('%s is refused', (text, message) => {
  expect(() => readGroupedAmount(text, '.', 3)).toThrow(message)
})

test.each([
  [['1,234.56', '12'], '.'],
  [['1.234,56', '12'], ','],
  [['1,234', '12.5'], '.'],
  [['1.234', '12,5'], ','],
  [['1.234'], ','],
  [['1,234'], '.'],
  [['1.234.567'], ','],
  [['0.123', '1,234'], '.'],
  [['12', '13'], '.'],
] as const)('the decimal mark of %j is %s', (texts, mark) => {
  expect(decimalMarkOf(texts)).toBe(mark)
})
