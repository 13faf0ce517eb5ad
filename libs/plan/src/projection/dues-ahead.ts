import type { Calendar } from './calendar'
import { instalmentsDue, postInterest, runWeeks } from './month-of-debt'
import { costOf, isOpen, payInstalments, type RunningDebt } from './running-debt'

/**
 * Takes a debt through a month in which all that is due is paid, and nothing else.
 *
 * @returns what is due, in whole minor units
 */
export function payAllDue(debt: RunningDebt, month: number, calendar: Calendar): number {
  if (!isOpen(debt)) return 0
  if (debt.dates?.every === 'week') {
    return runWeeks(debt, debt.dates, month, calendar, Number.POSITIVE_INFINITY)
  }
  postInterest(debt, month)
  const count = instalmentsDue(debt, month)
  const due = costOf(debt, count)
  payInstalments(debt, due, count)
  return due
}

/** What a debt asks for in each of some months after one, if that is all that is paid on it. */
export class DuesAhead {
  readonly #calendar: Calendar
  readonly #dues: number[] = []
  /** The debt after the last of these months. */
  readonly #last: RunningDebt
  /** The month before them. */
  #month: number
  /** The debt after the first of them. */
  #first: RunningDebt

  /** @param debt as it stands at the end of `month`; it is not changed */
  constructor(debt: RunningDebt, month: number, count: number, calendar: Calendar) {
    this.#calendar = calendar
    this.#month = month
    this.#last = { ...debt }
    this.#first = this.#last
    for (let next = 1; next <= count; next += 1) {
      this.#dues.push(payAllDue(this.#last, month + next, calendar))
      if (next === 1) this.#first = { ...this.#last }
    }
  }

  /** In whole minor units; the first is that of the month after the one that was asked for. */
  get dues(): readonly number[] {
    return this.#dues
  }

  /**
   * Goes on by one month. Most debts are paid just what is due, and then all but the last month is known.
   *
   * @returns whether it could: whether the debt stands as foreseen
   */
  goOn(debt: RunningDebt, month: number): boolean {
    if (month !== this.#month + 1 || !isSame(debt, this.#first)) return false
    this.#month = month
    this.#dues.shift()
    this.#dues.push(payAllDue(this.#last, month + this.#dues.length + 1, this.#calendar))
    this.#first = { ...debt }
    payAllDue(this.#first, month + 1, this.#calendar)
    return true
  }
}

function isSame(a: RunningDebt, b: RunningDebt): boolean {
  return a.balance === b.balance && a.accrued === b.accrued && a.unpaid === b.unpaid && a.credit === b.credit
}
