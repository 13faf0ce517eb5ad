import { type DateString, dayNumber } from '@solvent/money'
import { chargeShare } from '../early-charge'
import type { PlanLiability } from '../plan-liability'

/** What a lender charges for early payment, by day numbers. */
export class RunningCharge {
  readonly #steps: { from: number; share: number }[]
  readonly #freeFrom: number

  private constructor(debt: PlanLiability) {
    const { rateChanges = [], earlyCharge } = debt.lenderTerms ?? {}
    const freeFrom = earlyCharge?.freeFrom
    this.#freeFrom = freeFrom === undefined ? Number.POSITIVE_INFINITY : dayNumber(freeFrom)
    const days: DateString[] = ['0001-01-01', ...rateChanges.map(({ from }) => from)]
    this.#steps = days.map((day) => ({ from: dayNumber(day), share: chargeShare(debt, day) }))
  }

  /** Null for a debt without a charge. */
  static of(debt: PlanLiability): RunningCharge | null {
    return debt.lenderTerms?.earlyCharge ? new RunningCharge(debt) : null
  }

  /** As `chargeShare`. */
  shareOn(day: number): number {
    if (day >= this.#freeFrom) return 0
    return this.#steps.findLast(({ from }) => from <= day)?.share ?? 0
  }

  /** As `daysToFree`. */
  daysToFree(day: number): number {
    return this.#freeFrom - day
  }
}
