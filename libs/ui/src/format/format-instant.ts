const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** An instant in the user's time zone: "Mar 10, 2026, 9:00 AM". @throws RangeError if invalid */
export function formatInstant(instant: string): string {
  return format.format(new Date(instant))
}
