import { DuesAhead } from './dues-ahead'
import { HORIZON } from './foresight'
import { dueDatesBy } from './month-of-debt'
import type { Surroundings } from './run-month'
import type { RunningDebt } from './running-debt'

const MOST_WEEKS_IN_A_MONTH = 5

/**
 * Whether each month of the horizon after the first one can pay more than it can be asked for, if the first one pays its
 * dues. A quick answer for thousands of debts: only those that end within the horizon, whose last instalment takes the
 * rest, are gone through month by month.
 */
export function isMoneyAmple(
  debts: readonly RunningDebt[],
  { calendar, funds }: Pick<Surroundings, 'calendar' | 'funds'>,
): boolean {
  const asked = Array<number>(HORIZON + 1).fill(0)
  for (const debt of debts) {
    const ending = dueDatesBy(debt, HORIZON, calendar) - debt.unpaid >= debt.left
    const exact = ending ? new DuesAhead(debt, -1, asked.length, calendar).dues : null
    for (let month = 1; month < asked.length; month += 1) {
      asked[month] = Number(asked[month]) + (exact ? Number(exact[month]) : mostAskedIn(debt, month))
    }
  }
  return asked.every((amount, month) => month === 0 || amount <= funds.of(month, 0))
}

/** What an instalment that is not the last one can come to in a month. */
function mostAskedIn({ dates, instalment }: RunningDebt, month: number): number {
  if (dates === null) return 0
  if (dates.every === 'week') return MOST_WEEKS_IN_A_MONTH * instalment
  const months = month - dates.firstMonth
  return months >= 0 && months % dates.period === 0 ? instalment : 0
}
