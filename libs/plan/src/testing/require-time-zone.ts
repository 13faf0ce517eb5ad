/** Set by the Jest configuration. */
declare const timeZone: string

/** Minutes from UTC to the local time on a winter and a summer day. */
const OFFSETS: Record<string, [number, number]> = {
  UTC: [0, 0],
  'America/Los_Angeles': [-8 * 60, -7 * 60],
  'Pacific/Kiritimati': [14 * 60, 14 * 60],
}

test('the tests run in the configured time zone', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone)
  const offsets = ['2026-01-15', '2026-07-15'].map((day) => 0 - new Date(day).getTimezoneOffset())
  expect(offsets).toEqual(OFFSETS[timeZone])
})
