import { dayNumber, dueDate } from '@solvent/money'
import type { DailyDebt } from '../accrual-by-days'
import { yearlyFeesThrough } from '../fees'
import { lastPosting } from '../posting-dates'

/** The fees of a lender, by day numbers and in whole minor units. */
export class RunningFees {
  readonly late: number
  readonly yearly: number
  /** Yearly fees that were added before the projection. */
  readonly past: number
  readonly #debt: DailyDebt
  readonly #days: number[] = []

  private constructor(debt: DailyDebt, today: string) {
    const { yearlyFee, lateFee = 0n } = debt.lenderTerms
    this.#debt = debt
    this.late = Number(lateFee)
    this.yearly = Number(yearlyFee?.amount ?? 0n)
    this.past = yearlyFeesThrough(debt, lastPosting(debt, today))
  }

  /** Null for a debt without fees. */
  static of(debt: DailyDebt, today: string): RunningFees | null {
    const { yearlyFee, lateFee } = debt.lenderTerms
    return yearlyFee || lateFee ? new RunningFees(debt, today) : null
  }

  /** How many yearly fees there are up to a day, of which `known` are known. */
  countThrough(day: number, known: number): number {
    if (this.yearly === 0) return known
    let count = known
    while (this.#dayOf(count) <= day) count += 1
    return count
  }

  #dayOf(number: number): number {
    const from = this.#debt.lenderTerms.yearlyFee?.from
    if (from === undefined) return Number.POSITIVE_INFINITY
    const day = this.#days[number] ?? dayNumber(dueDate(from, 'yearly', number))
    this.#days[number] = day
    return day
  }
}
