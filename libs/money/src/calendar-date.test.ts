import {
  addDays,
  addMonthsClamped,
  dayNumber,
  daysBetween,
  endOfMonth,
  isDate,
  monthsBetween,
} from './calendar-date'

test.each(['2026-03-01', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a date', (text) => {
  expect(isDate(text)).toBe(true)
})

test.each([
  '2026-02-29',
  '2100-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0000-01-01',
  '2026-1-1',
  '2026-03-01T00:00:00Z',
  '2026-03-01\n',
  '',
])('%p is not a date, and calculating with it throws', (text) => {
  expect(isDate(text)).toBe(false)
  expect(() => dayNumber(text)).toThrow('Not a calendar date')
})

test('days have consecutive numbers that convert back to dates, from the year 0001 to 9999', () => {
  const [first, last] = [dayNumber('0001-01-01'), dayNumber('9999-12-31')]
  expect(last - first).toBe(3_652_058)
  const wrong: number[] = []
  for (let day = first; day <= last; day += 37) {
    if (dayNumber(addDays('1970-01-01', day)) !== day) wrong.push(day)
  }
  expect(wrong).toEqual([])
})

test('day numbers follow leap years over four centuries', () => {
  let expected = dayNumber('1900-01-01')
  expect(expected).toBe(-25_567)
  for (let month = '1900-01-01'; month < '2301-01-01'; month = addMonthsClamped(month, 1)) {
    expect(dayNumber(month)).toBe(expected)
    expected += Number(endOfMonth(month).slice(-2))
  }
})

test.each([
  ['2026-03-10', '2026-03-10', 0],
  ['2026-02-28', '2026-03-01', 1],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-03-01', '2026-02-28', -1],
  ['2025-12-31', '2026-12-31', 365],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})

test.each([
  ['2026-03-31', '2026-04-01', 1],
  ['2026-03-01', '2026-03-31', 0],
  ['2026-01-15', '2025-11-20', -2],
  ['2025-12-31', '2027-01-01', 13],
])('from the month of %s to the month of %s are %i months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-04-30', 1, '2026-05-30'],
  ['2026-11-15', 2, '2027-01-15'],
  ['2026-01-31', -2, '2025-11-30'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s plus %i months is %s', (date, months, result) => {
  expect(addMonthsClamped(date, months)).toBe(result)
})

test.each([
  ['2026-02-03', '2026-02-28'],
  ['2028-02-03', '2028-02-29'],
  ['2100-02-03', '2100-02-28'],
  ['2026-12-31', '2026-12-31'],
  ['2026-04-01', '2026-04-30'],
])('the month of %s ends on %s', (date, end) => {
  expect(endOfMonth(date)).toBe(end)
})

test('a date after the year 9999 throws', () => {
  expect(() => addMonthsClamped('9999-12-31', 1)).toThrow('years 0001 to 9999')
  expect(() => addDays('9999-12-31', 1)).toThrow('years 0001 to 9999')
})
