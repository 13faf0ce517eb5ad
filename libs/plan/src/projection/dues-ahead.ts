import type { Calendar } from './calendar'
import { instalmentsDue, postInterest, runWeeks } from './month-of-debt'
import { costOf, isOpen, payInstalments, type RunningDebt } from './running-debt'

/**
 * Runs a debt through a month in which exactly what is due is paid.
 *
 * @returns what is due, in whole minor units
 */
export function payAllDue(debt: RunningDebt, month: number, calendar: Calendar): number {
  if (!isOpen(debt)) return 0
  if (debt.dates?.every === 'weeks') {
    return runWeeks(debt, debt.dates, month, calendar, Number.POSITIVE_INFINITY)
  }
  postInterest(debt, month)
  const count = instalmentsDue(debt, month)
  const due = costOf(debt, count)
  payInstalments(debt, due, count)
  return due
}

/** The dues of a debt in the months after a given one, if only the dues are paid. */
export class DuesAhead {
  readonly #calendar: Calendar
  readonly #dues: number[] = []
  /** The debt after the last of these months. */
  readonly #last: RunningDebt
  /** The month before them. */
  #month: number
  /** The debt after the first of them. */
  #first: RunningDebt

  /** @param debt its state at the end of `month`; it is not changed */
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

  /** In whole minor units, starting with the month after the current one. */
  get dues(): readonly number[] {
    return this.#dues
  }

  /**
   * Advances by one month. Most debts are paid exactly what is due; then only the last month has to be computed.
   *
   * @returns false if `month` is not the next one, or the debt is not in the predicted state
   */
  advance(debt: RunningDebt, month: number): boolean {
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
  return (
    a.balance === b.balance &&
    a.accrued === b.accrued &&
    a.accruedRest === b.accruedRest &&
    a.unpaid === b.unpaid &&
    a.instalment === b.instalment &&
    a.statementUnpaid === b.statementUnpaid &&
    a.inGrace === b.inGrace &&
    a.credit === b.credit
  )
}
