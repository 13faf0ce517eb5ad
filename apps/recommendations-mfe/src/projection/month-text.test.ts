import { formatMonth } from './month-text'

test('a month is formatted with a short name', () => {
  expect(formatMonth('2026-11')).toBe('Nov 2026')
})
