import { fillOf } from './cushion'
import { DuesAhead } from './dues-ahead'
import { payExtra } from './extra-of-month'
import type { AfterDues, RunContext } from './run-month'
import type { RunningDebt } from './running-debt'
import { sumOf } from './sum-of'

/** How many months ahead dues are predicted: two years, so that a yearly bill is included in good time. */
export const HORIZON = 24

/** Dues of debts without extra payments, cached because they change little from month to month. */
export type DuesCache = WeakMap<RunningDebt, DuesAhead>

/** Predicts how short the months after a given one are, by its reserve. Amounts are in whole minor units. */
export class Foresight {
  readonly #after: AfterDues
  readonly #context: RunContext
  readonly #cache: DuesCache
  /** Dues of all debts for each month, if no extra is paid. */
  readonly #sums: readonly number[]

  constructor(after: AfterDues, context: RunContext, cache: DuesCache = new WeakMap()) {
    this.#after = after
    this.#context = context
    this.#cache = cache
    const dues = after.open.map((debt) => this.#cachedDuesOf(debt).dues)
    this.#sums = mapMonths((month) => sumOf(dues.map((list) => list[month] ?? 0)))
  }

  /**
   * How short each month of the horizon is if `reserve` is set aside now, and everything left from then on. Its dues
   * are recomputed as if those of the months before were paid in full.
   */
  shortages(reserve: number): number[] {
    const changes = [...this.#extraPaid(reserve)].map(([debt, copy]) => [
      this.#cache.get(debt)?.dues ?? [],
      this.#duesOf(copy).dues,
    ])
    return this.#shortOf(reserve, (month) =>
      sumOf(changes.map(([before, now]) => (before?.[month] ?? 0) - (now?.[month] ?? 0))),
    )
  }

  /** An upper bound of `shortages` from the dues without extra payments, which is fast. */
  maxShortages(reserve: number): number[] {
    return this.#shortOf(reserve, () => 0)
  }

  /** @param reduction how much extra payments made now lower the dues of a month */
  #shortOf(reserve: number, reduction: (month: number) => number): number[] {
    const { funds } = this.#context
    let openingReserve = reserve
    return mapMonths((month) => {
      const due = Number(this.#sums[month]) - reduction(month)
      const money = funds.of(this.#after.month + 1 + month, openingReserve)
      openingReserve = Math.max(0, money - due)
      return Math.max(0, due - money)
    })
  }

  /** Copies of the debts after everything but the reserve is paid as extra. */
  debtsAfterExtra(reserve: number): RunningDebt[] {
    const paid = this.#extraPaid(reserve)
    return this.#after.open.map((debt) => paid.get(debt) ?? { ...debt })
  }

  /** The debts that get extra, with copies that have it paid. */
  #extraPaid(reserve: number): Map<RunningDebt, RunningDebt> {
    const { ordered, left, cushion, month } = this.#after
    const copies = new Map(ordered.map((debt) => [debt, { ...debt }]))
    const beyondReserve = left - reserve
    payExtra([...copies.values()], beyondReserve - fillOf(cushion, month, beyondReserve))
    for (const [debt, copy] of copies) if (copy.paid === debt.paid) copies.delete(debt)
    return copies
  }

  #cachedDuesOf(debt: RunningDebt): DuesAhead {
    const cached = this.#cache.get(debt)
    if (cached?.advance(debt, this.#after.month)) return cached
    const predicted = this.#duesOf(debt)
    this.#cache.set(debt, predicted)
    return predicted
  }

  #duesOf(debt: RunningDebt): DuesAhead {
    return new DuesAhead(debt, this.#after.month, HORIZON, this.#context.calendar)
  }
}

function mapMonths(amount: (month: number) => number): number[] {
  return Array.from({ length: HORIZON }, (_, month) => amount(month))
}
