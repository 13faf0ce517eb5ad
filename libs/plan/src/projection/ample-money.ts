import { dayNumber, monthsBetween, monthsPerPeriod } from '@solvent/money'
import type { PlanLiability } from '../plan-liability'
import { instalmentsLeft } from '../schedule'
import { DuesAhead } from './dues-ahead'
import { HORIZON } from './foresight'
import type { Surroundings } from './run-month'
import { startDebt } from './running-debt'

const MOST_WEEKS_IN_A_MONTH = 5
const MONTHS = HORIZON + 1

/**
 * Whether each month of the horizon after the first one can pay more than it can be asked for, if the first one pays its
 * dues. A quick answer for thousands of debts: only those that end within the horizon, whose last instalment takes the
 * rest, are gone through month by month.
 */
export function isMoneyAmple(
  liabilities: readonly PlanLiability[],
  { calendar, funds }: Pick<Surroundings, 'calendar' | 'funds'>,
): boolean {
  const asked = Array<number>(MONTHS).fill(0)
  const lastDay = calendar.lastDay(HORIZON)
  let everyMonth = 0
  for (const liability of liabilities) {
    const { firstDueDate, frequency, instalment, installmentsPaid } = liability
    if (firstDueDate === null) continue
    const isWeekly = frequency === 'weekly'
    const firstMonth = monthsBetween(calendar.today, firstDueDate)
    const period = monthsPerPeriod(frequency)
    const passed = isWeekly
      ? (lastDay - dayNumber(firstDueDate)) / 7 + 1
      : (HORIZON - firstMonth) / period + 1
    if (Math.floor(passed) - installmentsPaid >= instalmentsLeft(liability)) {
      const { dues } = new DuesAhead(startDebt(liability, calendar.today), -1, MONTHS, calendar)
      for (const [month, due] of dues.entries()) asked[month] = Number(asked[month]) + due
    } else if (isWeekly || period === 1) {
      everyMonth += Number(instalment) * (isWeekly ? MOST_WEEKS_IN_A_MONTH : 1)
    } else {
      const next = firstMonth > 0 ? firstMonth : period + (firstMonth % period)
      for (let month = next; month < MONTHS; month += period) {
        asked[month] = Number(asked[month]) + Number(instalment)
      }
    }
  }
  return asked.every((amount, month) => month === 0 || amount + everyMonth <= funds.of(month, 0))
}
