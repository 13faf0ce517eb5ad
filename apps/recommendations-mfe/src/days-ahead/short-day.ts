const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** A day within the next months for a table or an axis: "2026-11-28" is "Nov 28" in any time zone. */
export function shortDay(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`))
}
