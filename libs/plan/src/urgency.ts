import type { Frequency } from '@solvent/money'

export type Urgency = 'high' | 'medium' | 'low'

/** Debts due every week or two get less notice, otherwise they would be urgent every day, or every other one. */
const DAYS_OF_NOTICE: Record<Frequency, number> = {
  weekly: 3,
  biweekly: 3,
  monthly: 7,
  quarterly: 7,
  yearly: 7,
}
const MEDIUM_DAYS = 30
const HIGH_SCORE = 80
const MEDIUM_SCORE = 60

/**
 * How urgent a debt is if the budget covers what is due; otherwise the plan always uses `high`. `score` is 0 to 100;
 * `daysToDue` counts from today to the next due date, is negative if overdue and null if there is none.
 */
export function urgencyOf(score: number, daysToDue: number | null, frequency: Frequency): Urgency {
  const days = daysToDue ?? Number.POSITIVE_INFINITY
  if (days <= DAYS_OF_NOTICE[frequency] || score >= HIGH_SCORE) return 'high'
  if (days <= MEDIUM_DAYS || score >= MEDIUM_SCORE) return 'medium'
  return 'low'
}
