import { formatMonth } from './month-text'

test('a month of a table is shortened', () => {
  expect(formatMonth('2026-11')).toBe('Nov 2026')
})
