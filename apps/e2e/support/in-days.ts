const DAY_MS = 86_400_000

/** The UTC date a number of days from now, as `YYYY-MM-DD`. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}
