import type { getMonth, ResponseOf } from '@solvent/contracts'

/** A month beside the one before and the mean of those before it. */
export type MonthAnswer = ResponseOf<typeof getMonth>
