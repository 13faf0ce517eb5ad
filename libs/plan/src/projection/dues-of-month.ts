import { type DateString, dayNumber, dueDate } from '@solvent/money'
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
  const today = dayNumber(calendar.planningDay(month))
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

/** @param today its day number */
function rankedOn(today: number, debt: RunningDebt): Ranked {
  const { id, rate, balance, liability } = debt
  const next = nextDueOf(debt)
  const { exact } = scoreOf(
    { ...liability, remaining: BigInt(balance) },
    next === null ? null : next.day - today,
  )
  return { id, rate, balance, nextDue: next?.date ?? null, exact }
}

interface NextDue {
  unpaid: number
  date: DateString
  day: number
}

/** The next due dates that are known: while money is short for years, they stay the same for as long. */
const nextDues = new WeakMap<RunningDebt, NextDue>()

function nextDueOf(debt: RunningDebt): NextDue | null {
  const { unpaid, liability } = debt
  const { firstDueDate, frequency } = liability
  if (firstDueDate === null) return null
  const known = nextDues.get(debt)
  if (known?.unpaid === unpaid) return known
  const date = dueDate(firstDueDate, frequency, unpaid)
  const next = { unpaid, date, day: dayNumber(date) }
  nextDues.set(debt, next)
  return next
}
