import { payoffAmount } from './accrual'
import type { OwedDebt } from './plan-liability'
import type { PlanningDay } from './planning-day'
import { costOfInstalments, instalmentsDueThrough } from './schedule'

export interface Dues {
  /** Unpaid instalments with a due date up to the end of the month, missed ones included; minor units. */
  due: bigint
  /** The part of it whose due date has passed. An instalment due today is not overdue. */
  overdue: bigint
  /** How many instalments are due, and how many of them overdue. */
  dueCount: number
  overdueCount: number
}

/** What a debt asks for in the calendar month of a day. */
export function duesOfMonth(debt: OwedDebt, { today, yesterday, endOfMonth }: PlanningDay): Dues {
  const payoff = payoffAmount(debt, today)
  const dueCount = instalmentsDueThrough(debt, endOfMonth)
  const overdueCount = dueCount === 0 ? 0 : instalmentsDueThrough(debt, yesterday)
  return {
    due: costOfInstalments(debt, dueCount, payoff),
    overdue: costOfInstalments(debt, overdueCount, payoff),
    dueCount,
    overdueCount,
  }
}
