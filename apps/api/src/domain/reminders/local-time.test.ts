// Engines: none
import { isBetween, isTimeZone, localTime, nextTimeAt } from './local-time'

test.each([
  ['later today', 9, 'UTC', '2026-03-10T06:00:00Z', '2026-03-10T09:00:00.000Z'],
  ['tomorrow, at that very hour', 9, 'UTC', '2026-03-10T09:00:00Z', '2026-03-11T09:00:00.000Z'],
  ['in another zone', 9, 'America/New_York', '2026-01-10T06:00:00Z', '2026-01-10T14:00:00.000Z'],
  [
    'in a zone with quarters of an hour',
    9,
    'Asia/Kathmandu',
    '2026-01-10T06:00:00Z',
    '2026-01-11T03:15:00.000Z',
  ],
  ['on the day before of UTC', 20, 'Pacific/Kiritimati', '2026-01-10T06:05:00Z', '2026-01-11T06:00:00.000Z'],
  ['after the clocks went forward', 9, 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T07:00:00.000Z'],
  [
    'in the hour that the clocks skip',
    2,
    'Europe/Berlin',
    '2026-03-28T12:00:00Z',
    '2026-03-29T01:00:00.000Z',
  ],
  ['after the clocks went back', 9, 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T08:00:00.000Z'],
  ['in the hour that comes twice', 2, 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T00:00:00.000Z'],
  ['on a leap day', 0, 'UTC', '2028-02-28T12:00:00Z', '2028-02-29T00:00:00.000Z'],
  ['at the end of a year', 9, 'UTC', '2026-12-31T12:00:00Z', '2027-01-01T09:00:00.000Z'],
])('the next time %s', (_, hour, zone, now, expected) => {
  expect(nextTimeAt(hour, zone, new Date(now)).toISOString()).toBe(expected)
})

test('the day and hour of a zone', () => {
  expect(localTime(new Date('2026-01-10T23:30:00Z'), 'Europe/Berlin')).toEqual({
    date: '2026-01-11',
    hour: 0,
  })
})

test.each([
  [22, 21, 8, true],
  [7, 21, 8, true],
  [8, 21, 8, false],
  [12, 12, 14, true],
  [14, 12, 14, false],
  [9, 9, 9, false],
])('%i o’clock between %i and %i: %s', (hour, from, to, expected) => {
  expect(isBetween(hour, from, to)).toBe(expected)
})

test('only names of time zones are time zones', () => {
  expect(['Europe/Berlin', 'UTC', 'Europe/Nowhere', ''].map(isTimeZone)).toEqual([true, true, false, false])
})
