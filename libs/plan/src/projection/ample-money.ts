import { dayNumber, daysPerPeriod, monthsBetween, monthsPerPeriod } from '@solvent/money'
import type { PlanLiability } from '../plan-liability'
import { instalmentsLeft } from '../schedule'
import { DuesAhead } from './dues-ahead'
import { HORIZON } from './foresight'
import type { RunContext } from './run-month'
import { startDebt } from './running-debt'

const MAX_DAYS_PER_MONTH = 31
const MONTH_COUNT = HORIZON + 1

/**
 * Whether each month of the horizon after the first can pay everything that can fall due in it, if the first one pays
 * its dues. A fast check for thousands of debts: only changing instalments are computed month by month, and debts that
 * end within the horizon, whose last instalment takes the rest.
 */
export function isMoneyAmple(
  liabilities: readonly PlanLiability[],
  { calendar, funds }: Pick<RunContext, 'calendar' | 'funds'>,
): boolean {
  const dueByMonth = Array<number>(MONTH_COUNT).fill(0)
  const lastDay = calendar.lastDay(HORIZON)
  let dueEveryMonth = 0
  for (const liability of liabilities) {
    const { firstDueDate, frequency, instalment, installmentsPaid } = liability
    if (firstDueDate === null) continue
    const days = daysPerPeriod(frequency)
    const firstMonth = monthsBetween(calendar.today, firstDueDate)
    const period = monthsPerPeriod(frequency)
    const passed =
      days === null ? (HORIZON - firstMonth) / period + 1 : (lastDay - dayNumber(firstDueDate)) / days + 1
    const { minimum, instalmentChanges } = liability.lenderTerms ?? {}
    const changes = minimum !== undefined || instalmentChanges !== undefined
    if (changes || Math.floor(passed) - installmentsPaid >= instalmentsLeft(liability)) {
      const { dues } = new DuesAhead(startDebt(liability, calendar.today), -1, MONTH_COUNT, calendar)
      for (const [month, due] of dues.entries()) dueByMonth[month] = Number(dueByMonth[month]) + due
    } else if (period === 1) {
      // At most 5 due dates of a weekly debt in a month, and 3 of a biweekly one.
      dueEveryMonth += Number(instalment) * (days === null ? 1 : Math.ceil(MAX_DAYS_PER_MONTH / days))
    } else {
      const next = firstMonth > 0 ? firstMonth : period + (firstMonth % period)
      for (let month = next; month < MONTH_COUNT; month += period) {
        dueByMonth[month] = Number(dueByMonth[month]) + Number(instalment)
      }
    }
  }
  return dueByMonth.every((amount, month) => month === 0 || amount + dueEveryMonth <= funds.of(month, 0))
}
