import { payoffAmount } from './accrual'
import type { OwedDebt } from './plan-liability'
import type { PlanningDay } from './planning-day'
import { costOfInstalments, instalmentsDueThrough } from './schedule'

export interface Dues {
  /** Unpaid instalments with a due date up to the end of the month, missed ones included; minor units. */
  due: bigint
  /** The part of it whose due date has passed. An instalment due today is not overdue. */
  overdue: bigint
}

/** What a debt asks for in the calendar month of a day. */
export function duesOfMonth(debt: OwedDebt, { today, yesterday, endOfMonth }: PlanningDay): Dues {
  const payoff = payoffAmount(debt, today)
  return {
    due: costOfInstalments(debt, instalmentsDueThrough(debt, endOfMonth), payoff),
    overdue: costOfInstalments(debt, instalmentsDueThrough(debt, yesterday), payoff),
  }
}
