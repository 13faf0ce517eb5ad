import { DuesAhead } from './dues-ahead'
import { payExtra } from './extra-of-month'
import type { AfterDues, Surroundings } from './run-month'
import type { RunningDebt } from './running-debt'
import { sumOf } from './sum-of'

/** Months after this one whose dues are foreseen: two years, so that a yearly bill is seen in good time. */
export const HORIZON = 24

/** The dues of debts without extra payments. They change little from month to month, so they are kept. */
export type KnownDues = WeakMap<RunningDebt, DuesAhead>

/** What the months after one will be short of, by what is kept of it. Amounts are in whole minor units. */
export class Foresight {
  readonly #after: AfterDues
  readonly #surroundings: Surroundings
  readonly #known: KnownDues
  /** Of all debts, month by month, if no extra is paid. */
  readonly #sums: readonly number[]

  constructor(after: AfterDues, surroundings: Surroundings, known: KnownDues = new WeakMap()) {
    this.#after = after
    this.#surroundings = surroundings
    this.#known = known
    const dues = after.open.map((debt) => this.#learn(debt).dues)
    this.#sums = inEachMonth((month) => sumOf(dues.map((list) => list[month] ?? 0)))
  }

  /**
   * What each month of the horizon is short of if so much is kept now, and all that is left from then on. Its dues are
   * worked out anew, as if those of the months before were paid in full.
   */
  shortages(reserve: number): number[] {
    const changes = [...this.#extraPaid(reserve)].map(([debt, copy]) => [
      this.#known.get(debt)?.dues ?? [],
      this.#duesOf(copy).dues,
    ])
    return this.#shortOf(reserve, (month) =>
      sumOf(changes.map(([before, now]) => (before?.[month] ?? 0) - (now?.[month] ?? 0))),
    )
  }

  /** The same with the dues as they stand, which is quick and never too little. */
  mostShort(reserve: number): number[] {
    return this.#shortOf(reserve, () => 0)
  }

  /** @param fallen by how much the dues of a month fall through extra payments of now */
  #shortOf(reserve: number, fallen: (month: number) => number): number[] {
    const { funds } = this.#surroundings
    let kept = reserve
    return inEachMonth((month) => {
      const due = Number(this.#sums[month]) - fallen(month)
      const money = funds.of(this.#after.month + 1 + month, kept)
      kept = Math.max(0, money - due)
      return Math.max(0, due - money)
    })
  }

  /** Copies of the debts with everything paid on them that is not kept. */
  debtsAfterExtra(reserve: number): RunningDebt[] {
    const paid = this.#extraPaid(reserve)
    return this.#after.open.map((debt) => paid.get(debt) ?? { ...debt })
  }

  /** The debts that get extra, with copies that have got it. */
  #extraPaid(reserve: number): Map<RunningDebt, RunningDebt> {
    const { ordered, left } = this.#after
    const copies = new Map(ordered.map((debt) => [debt, { ...debt }]))
    payExtra([...copies.values()], left - reserve)
    for (const [debt, copy] of copies) if (copy.paid === debt.paid) copies.delete(debt)
    return copies
  }

  #learn(debt: RunningDebt): DuesAhead {
    const known = this.#known.get(debt)
    if (known?.goOn(debt, this.#after.month)) return known
    const learned = this.#duesOf(debt)
    this.#known.set(debt, learned)
    return learned
  }

  #duesOf(debt: RunningDebt): DuesAhead {
    return new DuesAhead(debt, this.#after.month, HORIZON, this.#surroundings.calendar)
  }
}

function inEachMonth(amount: (month: number) => number): number[] {
  return Array.from({ length: HORIZON }, (_, month) => amount(month))
}
