/** When everything in the books was written. */
export const NOW = '2026-03-10T09:00:00.000Z'

/** The day on which the fake server lives. */
export const TODAY = NOW.slice(0, 10)
