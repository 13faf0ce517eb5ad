const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' })

/** A month for an axis: "2026-03" is "Mar 2026" in any time zone. */
export function shortMonth(month: string): string {
  return format.format(new Date(`${month}-01T00:00:00Z`))
}
