// Engines: none
import { calculate } from './calculate'

test.each([
  ['1 + 2', 3],
  ['0.1 + 0.2', 0.3],
  ['1.005 * 100', 100.5],
  ['12.50 * 3', 37.5],
  ['1,234.50 - 1,000', 234.5],
  ['2 + 3 * 4', 14],
  ['(2 + 3) * 4', 20],
  ['100 - 10 - 5', 85],
  ['100 / 10 / 5', 2],
  ['10 / 4', 2.5],
  ['1 / 3', 0.33],
  ['2 / 3', 0.67],
  ['1 / 3 * 3', 1],
  ['0.125 * 1', 0.13],
  ['0.005', 0.01],
  ['0.0049', 0],
  ['-(3 - 5)', 2],
  ['-2 * -3', 6],
  ['2 - -3', 5],
  ['10 / -4', -2.5],
  ['-0.001', 0],
  ['3600 * 4.5%', 162],
  ['50%', 0.5],
  ['200 + 10%', 200.1],
  ['((((7))))', 7],
  [' 7 ', 7],
  ['69999999999999.99 + 0.01', 70_000_000_000_000],
])('%s is %d', (expression, value) => {
  expect(calculate(expression)).toBe(value)
})

test.each([
  ['', 'a number'],
  ['1 +', 'a number'],
  ['* 2', 'a number'],
  ['(1 + 2', 'a parenthesis'],
  ['1 + 2)', 'a clear end'],
  ['1 2', 'a clear end'],
  ['1 / 0', 'a divisor'],
  ['1 / (2 - 2)', 'a divisor'],
  ['2 ** 3', 'an operator'],
  ['2 ^ 3', 'an operator'],
  ['1e3', 'plain numbers'],
  ['.5', 'a whole number before the point'],
  ['0x10', 'plain numbers'],
  ['Infinity', 'plain numbers'],
  ['process.exit()', 'arithmetic'],
  ['constructor', 'arithmetic'],
  ['70000000000000 + 0.01', 'a smaller result'],
  ['9'.repeat(201), 'a shorter expression'],
])('%j is refused, as it lacks %s', (expression) => {
  expect(() => calculate(expression)).toThrow(RangeError)
})
