import { daysOf, periodOf } from './periods'

test.each([
  ['all', '2026-03-31', '', ''],
  ['this_month', '2026-02-10', '2026-02-01', '2026-02-28'],
  ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last_month', '2026-01-05', '2025-12-01', '2025-12-31'],
  ['this_year', '2026-03-31', '2026-01-01', '2026-12-31'],
] as const)('%s as of %s starts on "%s" and ends on "%s"', (period, today, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to })
  expect(periodOf({ from, to }, today)).toBe(period)
})

test('other days are no named period', () => {
  expect(periodOf({ from: '2026-03-02' }, '2026-03-31')).toBeNull()
})
