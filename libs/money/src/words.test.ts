import { capitalized, counted, dateInWords, monthInWords, monthsInWords, spanInWords } from './words'

test.each([
  ['2026-12-04', '2026-11-22', '4 December'],
  ['2027-01-31', '2026-11-22', '31 January 2027'],
  ['2025-12-01', '2026-01-10', '1 December 2025'],
  ['2026-02-28', undefined, '28 February 2026'],
])('%s written on %s is %s', (date, today, text) => {
  expect(dateInWords(date, today)).toBe(text)
})

test('a month is written with its year', () => {
  expect(monthInWords('2026-11')).toBe('November 2026')
})

test.each([
  [0, '0 months'],
  [1, '1 month'],
  [11, '11 months'],
  [12, '1 year'],
  [25, '2 years 1 month'],
  [162, '13 years 6 months'],
])('%s months are written as %s', (months, text) => {
  expect(monthsInWords(months)).toBe(text)
})

test.each([
  ['2026-03-10', '2026-03-10', '0 days'],
  ['2026-03-10', '2026-03-11', '1 day'],
  ['2026-01-10', '2026-03-11', '60 days'],
  ['2026-01-10', '2026-03-12', '2 months 2 days'],
  ['2026-01-31', '2026-04-30', '3 months'],
  ['2026-01-31', '2026-05-30', '3 months 30 days'],
  ['2025-03-11', '2026-03-10', '11 months 27 days'],
  ['2025-03-10', '2026-03-10', '1 year'],
  ['2013-05-22', '2026-11-22', '13 years 6 months'],
])('from %s to %s is %s', (from, to, text) => {
  expect(spanInWords(from, to)).toBe(text)
})

test.each([
  [0, '0 debts'],
  [1, '1 debt'],
  [2, '2 debts'],
])('%s is written as %s', (count, text) => {
  expect(counted(count, 'debt')).toBe(text)
})

test.each([
  ['from Cash', 'From Cash'],
  ['monthly', 'Monthly'],
  ['Already', 'Already'],
  ['$5 a month', '$5 a month'],
  ['', ''],
])('"%s" with a capital is "%s"', (text, capital) => {
  expect(capitalized(text)).toBe(capital)
})
