const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' })

/** A month for a table or an axis: "2026-11" is "Nov 2026" in any time zone. Sentences use the full name. */
export function formatMonth(month: string): string {
  return format.format(new Date(`${month}-01T00:00:00Z`))
}
