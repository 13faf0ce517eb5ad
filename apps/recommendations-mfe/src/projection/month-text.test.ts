import { formatDuration, formatMonth } from './month-text'

test('a month is written out', () => {
  expect(formatMonth('2026-11')).toBe('Nov 2026')
})

test.each([
  [0, '0 months'],
  [1, '1 month'],
  [11, '11 months'],
  [12, '1 year'],
  [25, '2 years 1 month'],
])('%s months are said as %s', (months, text) => {
  expect(formatDuration(months)).toBe(text)
})
