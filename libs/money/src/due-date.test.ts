import { assert, constantFrom, integer, property } from 'fast-check'
import { addDays, daysBetween, endOfMonth } from './calendar-date'
import { dueDate, dueDatesThrough, type Frequency, periodsPerYear } from './due-date'

const FREQUENCIES: Frequency[] = ['weekly', 'biweekly', 'monthly', 'quarterly', 'yearly']
const someFrequency = constantFrom(...FREQUENCIES)
const someDate = integer({ min: 0, max: 47_000 }).map((day) => addDays('1990-01-01', day))

test.each<[string, Frequency, string, number[], string[]]>([
  [
    'the 31st in a leap year',
    'monthly',
    '2028-01-31',
    [0, 1, 2, 3],
    ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'],
  ],
  [
    'the 30th is clamped in February and back in March',
    'monthly',
    '2026-01-30',
    [1, 2],
    ['2026-02-28', '2026-03-30'],
  ],
  ['the 29th in a leap and a common year', 'monthly', '2028-01-29', [1, 13], ['2028-02-29', '2029-02-28']],
  ['28 February is an ordinary day', 'monthly', '2026-02-28', [1, 2], ['2026-03-28', '2026-04-28']],
  [
    'across the end of a year',
    'monthly',
    '2025-11-15',
    [1, 2, 14],
    ['2025-12-15', '2026-01-15', '2027-01-15'],
  ],
  [
    'each quarter from 31 January',
    'quarterly',
    '2026-01-31',
    [1, 2, 3, 4],
    ['2026-04-30', '2026-07-31', '2026-10-31', '2027-01-31'],
  ],
  [
    'each year from a leap day',
    'yearly',
    '2028-02-29',
    [1, 4, 72],
    ['2029-02-28', '2032-02-29', '2100-02-28'],
  ],
  [
    'each week across a leap day',
    'weekly',
    '2028-02-22',
    [0, 1, 2],
    ['2028-02-22', '2028-02-29', '2028-03-07'],
  ],
  [
    'every 2 weeks across a leap day and the end of a year',
    'biweekly',
    '2028-02-22',
    [0, 1, 22, 23],
    ['2028-02-22', '2028-03-07', '2028-12-26', '2029-01-09'],
  ],
  ['every Friday', 'weekly', '2022-06-03', [1, 4, 5], ['2022-06-10', '2022-07-01', '2022-07-08']],
])('due dates: %s', (_title, frequency, first, numbers, dates) => {
  expect(numbers.map((k) => dueDate(first, frequency, k))).toEqual(dates)
})

test('due dates start with the first one, strictly increase, and are on the same day or at the end of the month', () => {
  assert(
    property(someDate, someFrequency, integer({ min: 0, max: 600 }), (first, frequency, k) => {
      const [date, next] = [dueDate(first, frequency, k), dueDate(first, frequency, k + 1)]
      expect(dueDate(first, frequency, 0)).toBe(first)
      expect(next > date).toBe(true)
      if (frequency === 'weekly') expect(daysBetween(date, next)).toBe(7)
      else if (frequency === 'biweekly') expect(daysBetween(date, next)).toBe(14)
      else expect([first.slice(-2), endOfMonth(date).slice(-2)]).toContain(date.slice(-2))
    }),
  )
})

test('the number of due dates up to a day matches the dates', () => {
  assert(
    property(someDate, someFrequency, integer({ min: -400, max: 4000 }), (first, frequency, days) => {
      const until = addDays(first, days)
      const count = dueDatesThrough(first, frequency, until)
      expect(dueDate(first, frequency, count) > until).toBe(true)
      if (count > 0) expect(dueDate(first, frequency, count - 1) <= until).toBe(true)
    }),
  )
})

test.each([-1, 1.5, Number.NaN])('a due date numbered %p throws', (k) => {
  expect(() => dueDate('2026-01-31', 'monthly', k)).toThrow('numbered 0, 1, 2')
})

test.each([
  ['2027-01-01', 27],
  ['2027-01-02', 26],
  ['2028-01-01', 27],
  ['2028-01-02', 27],
  ['2028-01-03', 26],
])('every 2 weeks from %s on, a calendar year has %i due dates', (first, count) => {
  const newYearsEve = `${first.slice(0, 4)}-12-31`
  expect(dueDatesThrough(first, 'biweekly', newYearsEve)).toBe(count)
  expect(dueDate(first, 'biweekly', count - 1) <= newYearsEve).toBe(true)
  expect(dueDate(first, 'biweekly', count) > newYearsEve).toBe(true)
})

test('a year has 52, 26, 12, 4 or 1 periods', () => {
  expect(FREQUENCIES.map(periodsPerYear)).toEqual([52, 26, 12, 4, 1])
})
