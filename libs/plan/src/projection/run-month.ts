import type { Calendar } from './calendar'
import { type Cushion, fillOf } from './cushion'
import { payDues } from './dues-of-month'
import { type ExtraOrder, type ExtraRules, payExtra } from './extra-of-month'
import type { Funds } from './funds'
import { startMonth } from './month-of-debt'
import type { RunningDebt } from './running-debt'

/** The parts of a run that stay the same from month to month. */
export interface RunContext {
  calendar: Calendar
  funds: Funds
  rules: ExtraRules
}

/** A month after its dues are paid. Money is in whole minor units. */
export interface AfterDues {
  month: number
  open: readonly RunningDebt[]
  /** The debts that may get extra money, in the order they get it. */
  ordered: readonly RunningDebt[]
  /** The money left in the month. */
  left: number
  cushion: Cushion
}

/** How much of the money left in a month to set aside for later ones. */
export type ReserveRule = (after: AfterDues) => number

export const noReserve: ReserveRule = () => 0

/** The money of a month and how it is used, in whole minor units. */
export interface MonthOfRun {
  month: number
  calendar: Calendar
  money: number
  orderExtra: ExtraOrder
  reserve: ReserveRule
  cushion: Cushion
}

interface MonthResult {
  /** Due, but not paid. */
  shortBy: number
  /** Set aside for later months. */
  reserved: number
  /** Set aside for the cushion. */
  filled: number
  /** The money that was not paid, including the two sums set aside. */
  unspent: number
}

/** Runs debts through a month: interest, dues, reserve, cushion, extra. */
export function runMonth(
  open: readonly RunningDebt[],
  { month, calendar, money, orderExtra, reserve, cushion }: MonthOfRun,
): MonthResult {
  for (const debt of open) startMonth(debt, month)
  // Ordered by the balances with this month's interest, before its payments.
  const ordered = orderExtra(open, month)
  const dues = payDues(open, month, calendar, money)
  const left = money - dues.paid
  const reserved = reserve({ month, open, ordered, left, cushion })
  const filled = fillOf(cushion, month, left - reserved)
  const unused = payExtra(ordered, left - reserved - filled)
  return { shortBy: dues.due - dues.paid, reserved, filled, unspent: reserved + filled + unused }
}
