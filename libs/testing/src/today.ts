/** The fake server's current time. */
export const NOW = '2026-03-10T09:00:00.000Z'

/** The fake server's current day. */
export const TODAY = NOW.slice(0, 10)
