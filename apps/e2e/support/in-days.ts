const DAY_MS = 86_400_000

/** The date some days from now. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}
