import { countedDay, type DayCount, daysPerYear } from './day-count'

const days = (from: string, to: string, dayCount: DayCount) =>
  countedDay(to, dayCount) - countedDay(from, dayCount)

// Published examples of ISDA's "30/360, Actual/365 and Actual/360" comparison, without a termination date.
test.each([
  ['2007-01-15', '2007-01-30', 15, 15],
  ['2007-01-15', '2007-02-15', 30, 31],
  ['2007-01-15', '2007-07-15', 180, 181],
  ['2007-09-30', '2008-03-31', 180, 183],
  ['2007-09-30', '2007-10-31', 30, 31],
  ['2007-09-30', '2008-09-30', 360, 366],
  ['2007-01-15', '2007-01-31', 15, 16],
  ['2007-01-31', '2007-02-28', 30, 28],
  ['2007-02-28', '2007-03-31', 30, 31],
  ['2006-08-31', '2007-02-28', 180, 181],
  ['2007-02-28', '2007-08-31', 180, 184],
  ['2007-02-14', '2007-02-28', 16, 14],
  ['2007-02-26', '2008-02-29', 364, 368],
  ['2008-02-29', '2009-02-28', 360, 365],
  ['2008-02-29', '2008-03-30', 30, 30],
  ['2008-02-29', '2008-03-31', 30, 31],
  ['2007-02-26', '2007-03-05', 9, 7],
  ['2008-08-31', '2009-02-28', 180, 181],
])('from %s to %s there are %d days by 30/360 and %d of the calendar', (from, to, thirty, actual) => {
  expect(days(from, to, '30_360')).toBe(thirty)
  expect(days(from, to, 'actual_365')).toBe(actual)
  expect(days(from, to, 'actual_360')).toBe(actual)
})

test('a year is divided into 365 or 360 days', () => {
  expect([daysPerYear('actual_365'), daysPerYear('actual_360'), daysPerYear('30_360')]).toEqual([
    365, 360, 360,
  ])
})
