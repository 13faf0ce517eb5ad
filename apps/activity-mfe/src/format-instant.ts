const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** An instant by the clock of the person: "Mar 10, 2026, 9:00 AM". @throws RangeError if it is none */
export function formatInstant(instant: string): string {
  return format.format(new Date(instant))
}
