import { type DateString, daysBetween, dueDate } from '@solvent/money'
import { byRank, type Ranked } from '../rank'
import { scoreOf } from '../score'
import type { Calendar } from './calendar'
import { instalmentsDue, runWeeks } from './month-of-debt'
import { costOf, payInstalments, type RunningDebt } from './running-debt'

/** What a debt asks for in a month. */
interface Ask {
  debt: RunningDebt
  /** Instalments due; weekly debts count theirs on the way. */
  count: number
  amount: number
}

/**
 * Pays the dues of a month: all of them if the money suffices, otherwise in the order of the plan, the last one in
 * part. Weekly debts get their interest on the way.
 *
 * @returns what was due and what was paid, in whole minor units
 */
export function payDues(
  debts: readonly RunningDebt[],
  month: number,
  calendar: Calendar,
  money: number,
): { due: number; paid: number } {
  const starts = new Map<RunningDebt, RunningDebt>()
  let due = 0
  const asks = debts.map((debt) => {
    // How much a weekly debt asks for shows only when its weeks are gone through with enough money.
    if (debt.dates?.every === 'week') starts.set(debt, { ...debt })
    const ask = askOf(debt, month, calendar)
    due += ask.amount
    return ask
  })
  if (due <= money) {
    for (const { debt, count, amount } of asks) {
      if (!starts.has(debt)) payInstalments(debt, amount, count)
    }
    return { due, paid: due }
  }
  for (const [debt, start] of starts) Object.assign(debt, start)
  return { due, paid: payByRank(asks, month, calendar, money) }
}

function askOf(debt: RunningDebt, month: number, calendar: Calendar): Ask {
  const { dates } = debt
  if (dates?.every === 'week') {
    return { debt, count: 0, amount: runWeeks(debt, dates, month, calendar, Number.POSITIVE_INFINITY) }
  }
  const count = instalmentsDue(debt, month)
  return { debt, count, amount: costOf(debt, count) }
}

function payByRank(asks: readonly Ask[], month: number, calendar: Calendar, money: number): number {
  const today = calendar.planningDay(month)
  const ranked = asks.map((ask) => ({ ask, ...rankedOn(today, ask.debt) })).sort(byRank)
  let left = money
  for (const { ask } of ranked) {
    const { debt, count, amount } = ask
    const granted = Math.min(left, amount)
    if (debt.dates?.every === 'week') {
      left -= runWeeks(debt, debt.dates, month, calendar, granted)
    } else {
      payInstalments(debt, granted, count)
      left -= granted
    }
  }
  return money - left
}

function rankedOn(today: DateString, { id, rate, balance, unpaid, liability }: RunningDebt): Ranked {
  const { firstDueDate, frequency } = liability
  const nextDue = firstDueDate === null ? null : dueDate(firstDueDate, frequency, unpaid)
  const daysToDue = nextDue === null ? null : daysBetween(today, nextDue)
  const { exact } = scoreOf({ ...liability, remaining: BigInt(balance) }, daysToDue)
  return { id, rate, balance, nextDue, exact }
}
