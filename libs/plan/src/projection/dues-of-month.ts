import { type DateString, dayNumber, dueDate } from '@solvent/money'
import { byRank, type Ranked } from '../rank'
import { scoreOf } from '../score'
import type { Calendar } from './calendar'
import { instalmentsDue, runWeeks } from './month-of-debt'
import { costOf, payInstalments, type RunningDebt } from './running-debt'
import { unpaidInstalment } from './running-instalments'

/** What is due on a debt in a month. */
interface DebtDue {
  debt: RunningDebt
  /** Instalments due; 0 for debts due every week or two, which are counted date by date. */
  count: number
  amount: number
}

/**
 * Pays the dues of a month: all of them if the money suffices, otherwise in the order of the plan, the last one in
 * part. Also posts the interest of debts due every week or two.
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
  const debtDues = debts.map((debt) => {
    // What is due every week or two is known only after running the weeks with enough money.
    if (debt.dates?.every === 'weeks') starts.set(debt, { ...debt })
    const debtDue = debtDueOf(debt, month, calendar)
    due += debtDue.amount
    return debtDue
  })
  if (due <= money) {
    for (const { debt, count, amount } of debtDues) {
      if (!starts.has(debt)) payInstalments(debt, amount, count)
    }
    return { due, paid: due }
  }
  for (const [debt, start] of starts) Object.assign(debt, start)
  return { due, paid: payByRank(debtDues, month, calendar, money) }
}

function debtDueOf(debt: RunningDebt, month: number, calendar: Calendar): DebtDue {
  const { dates } = debt
  if (dates?.every === 'weeks') {
    return { debt, count: 0, amount: runWeeks(debt, dates, month, calendar, Number.POSITIVE_INFINITY) }
  }
  const count = instalmentsDue(debt, month)
  return { debt, count, amount: costOf(debt, count) }
}

function payByRank(debtDues: readonly DebtDue[], month: number, calendar: Calendar, money: number): number {
  const today = dayNumber(calendar.planningDay(month))
  const ranked = debtDues.map((debtDue) => ({ debtDue, ...rankedOn(today, debtDue.debt) })).sort(byRank)
  let left = money
  for (const { debtDue } of ranked) {
    const { debt, count, amount } = debtDue
    const granted = Math.min(left, amount)
    if (debt.dates?.every === 'weeks') {
      left -= runWeeks(debt, debt.dates, month, calendar, granted)
    } else {
      payInstalments(debt, granted, count)
      left -= granted
    }
  }
  return money - left
}

/** @param today as a day number */
function rankedOn(today: number, debt: RunningDebt): Ranked {
  const { id, rate, balance, liability } = debt
  const instalment = unpaidInstalment(debt, 0)
  const next = nextDueOf(debt)
  const { exact } = scoreOf(
    { ...liability, rateBp: rate.rateBp, remaining: BigInt(balance), instalment: BigInt(instalment) },
    next === null ? null : next.day - today,
  )
  return { id, rate, balance, nextDue: next?.date ?? null, exact }
}

interface NextDue {
  unpaid: number
  date: DateString
  day: number
}

/** Cached next due dates: while money is short, they can stay the same for years. */
const nextDues = new WeakMap<RunningDebt, NextDue>()

function nextDueOf(debt: RunningDebt): NextDue | null {
  const { unpaid, liability } = debt
  const { firstDueDate, frequency } = liability
  if (firstDueDate === null) return null
  const cached = nextDues.get(debt)
  if (cached?.unpaid === unpaid) return cached
  const date = dueDate(firstDueDate, frequency, unpaid)
  const next = { unpaid, date, day: dayNumber(date) }
  nextDues.set(debt, next)
  return next
}
