import type { Calendar } from './calendar'
import { payDues } from './dues-of-month'
import { type ExtraOrder, type ExtraRules, payExtra } from './extra-of-month'
import type { Funds } from './funds'
import { postInterest } from './month-of-debt'
import type { RunningDebt } from './running-debt'

/** What stays the same from month to month. */
export interface Surroundings {
  calendar: Calendar
  funds: Funds
  rules: ExtraRules
}

/** A month whose dues are paid. Money is in whole minor units. */
export interface AfterDues {
  month: number
  open: readonly RunningDebt[]
  /** The debts that may get extra money, first the one that gets it first. */
  ordered: readonly RunningDebt[]
  /** What the month has left. */
  left: number
}

/** How much of what a month has left is kept for the months after it. */
export type Reserve = (after: AfterDues) => number

export const nothingKept: Reserve = () => 0

/** What a month has and how it is used. Money is in whole minor units. */
export interface MonthOfRun {
  month: number
  calendar: Calendar
  money: number
  orderExtra: ExtraOrder
  reserve: Reserve
}

/**
 * Takes debts through a month: interest, what is due, what is kept, extra.
 *
 * @returns what was due but could not be paid, and what is kept for later months
 */
export function runMonth(
  open: readonly RunningDebt[],
  { month, calendar, money, orderExtra, reserve }: MonthOfRun,
): { shortBy: number; reserved: number } {
  for (const debt of open) postInterest(debt, month)
  // By what is owed before this month's payments, with its interest.
  const ordered = orderExtra(open, month)
  const dues = payDues(open, month, calendar, money)
  const left = money - dues.paid
  const reserved = reserve({ month, open, ordered, left })
  payExtra(ordered, left - reserved)
  return { shortBy: dues.due - dues.paid, reserved }
}
