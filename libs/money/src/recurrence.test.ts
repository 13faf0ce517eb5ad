import { assert, constantFrom, integer, option, property, record } from 'fast-check'
import { addDays, addMonthsClamped, endOfMonth, monthsBetween } from './calendar-date'
import { nextOccurrence, occurrencesBetween, type Recurrence } from './recurrence'

const rule = (given: Partial<Recurrence>): Recurrence => ({
  unit: 'month',
  every: 1,
  startsOn: '2026-01-31',
  endsOn: null,
  ...given,
})

test.each<[string, Partial<Recurrence>, string[]]>([
  ['the 31st of each month', {}, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
  [
    'every year from a leap day',
    { startsOn: '2028-02-29', every: 12 },
    ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28'],
  ],
  [
    'every three months',
    { startsOn: '2026-11-30', every: 3 },
    ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30'],
  ],
  [
    'every two weeks across the end of a year',
    { unit: 'week', every: 2, startsOn: '2026-12-11' },
    ['2026-12-11', '2026-12-25', '2027-01-08', '2027-01-22'],
  ],
  [
    'the last working day, of months that end on a Saturday, Saturday, Tuesday and Thursday',
    { unit: 'last_working_day' },
    ['2026-02-27', '2026-03-31', '2026-04-30', '2026-05-29'],
  ],
  [
    'the last working day of every second month',
    { unit: 'last_working_day', every: 2, startsOn: '2026-05-01' },
    ['2026-05-29', '2026-07-31', '2026-09-30', '2026-11-30'],
  ],
  ['an end on one of its days', { endsOn: '2026-03-31' }, ['2026-01-31', '2026-02-28', '2026-03-31']],
  ['an end before the next day', { endsOn: '2026-03-30' }, ['2026-01-31', '2026-02-28']],
])('%s', (_, given, days) => {
  const recurrence = rule(given)
  expect(occurrencesBetween(recurrence, { after: '2025-12-31', through: '2999-12-31' }, 4)).toEqual(days)
})

test('the days up to and including the last one are listed, without the day they are counted after', () => {
  const bounds = { after: '2026-01-31', through: '2026-03-31' }
  expect(occurrencesBetween(rule({}), bounds)).toEqual(['2026-02-28', '2026-03-31'])
})

const someRule = record({
  unit: constantFrom<Recurrence['unit']>('week', 'month', 'last_working_day'),
  every: integer({ min: 1, max: 24 }),
  startsOn: integer({ min: 0, max: 3000 }).map((day) => addDays('2024-01-01', day)),
  endsOn: option(integer({ min: 0, max: 3000 }).map((day) => addDays('2026-01-01', day))),
})

test('over two years the days are those that a walk through the calendar finds', () => {
  assert(
    property(someRule, integer({ min: 0, max: 2000 }), (recurrence, day) => {
      const after = addDays('2025-06-30', day)
      const through = addDays(after, 2 * 366)
      expect(occurrencesBetween(recurrence, { after, through })).toEqual(walk(recurrence, after, through))
    }),
  )
})

test('the next day after an occurrence is never the same, and the occurrence is its own next day', () => {
  assert(
    property(someRule, integer({ min: 0, max: 4000 }), (recurrence, day) => {
      const next = nextOccurrence(recurrence, addDays('2024-01-01', day))
      if (next === null) return
      expect(nextOccurrence(recurrence, next)).toBe(next)
      expect((nextOccurrence(recurrence, addDays(next, 1)) ?? '9999') > next).toBe(true)
    }),
  )
})

/** Tests each day by itself. */
function walk(recurrence: Recurrence, after: string, through: string): string[] {
  const found: string[] = []
  for (let on = addDays(after, 1); on <= through; on = addDays(on, 1))
    if (isOn(recurrence, on)) found.push(on)
  return found
}

function isOn({ unit, every, startsOn, endsOn }: Recurrence, on: string): boolean {
  if (on < startsOn || (endsOn !== null && on > endsOn)) return false
  if (unit === 'week') return (Date.parse(on) - Date.parse(startsOn)) % (every * 7 * 86_400_000) === 0
  const months = monthsBetween(startsOn, on)
  if (months % every !== 0) return false
  if (unit === 'month') return addMonthsClamped(startsOn, months) === on
  return isWorkingDay(on) && !daysThrough(addDays(on, 1), endOfMonth(on)).some(isWorkingDay)
}

function isWorkingDay(day: string): boolean {
  return ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}

function daysThrough(first: string, last: string): string[] {
  const days: string[] = []
  for (let on = first; on <= last; on = addDays(on, 1)) days.push(on)
  return days
}
