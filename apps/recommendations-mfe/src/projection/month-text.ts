const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' })

/** A month: "2026-11" is "Nov 2026" wherever the reader is. */
export function formatMonth(month: string): string {
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** A number of months as people say it: 30 is "2 years 6 months". */
export function formatDuration(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [years > 0 && counted(years, 'year'), (rest > 0 || years === 0) && counted(rest, 'month')]
    .filter(Boolean)
    .join(' ')
}

/** A number with its noun: "1 day", "181 days". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
