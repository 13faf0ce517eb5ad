import { type ExtraOrder, extraOrderOf, payExtra } from './extra-of-month'
import { type AfterDues, nothingKept, runMonth, type Surroundings } from './run-month'
import { isOpen, type RunningDebt } from './running-debt'

/** Goes ahead on the way on which nothing is kept, and looks for the first month that is short. */
export class Scout {
  readonly #surroundings: Surroundings
  readonly #orderExtra: ExtraOrder
  #open: readonly RunningDebt[]
  /** The last month gone through. */
  #month: number
  #shortMonth = Number.NEGATIVE_INFINITY

  constructor({ open, ordered, left, month }: AfterDues, surroundings: Surroundings) {
    const copies = new Map(open.map((debt) => [debt, { ...debt }]))
    payExtra(
      ordered.flatMap((debt) => copies.get(debt) ?? []),
      left,
    )
    this.#open = [...copies.values()].filter(isOpen)
    this.#month = month
    this.#surroundings = surroundings
    this.#orderExtra = extraOrderOf(surroundings.rules)
  }

  /** Whether one of the months after `month` and up to `lastMonth` is short of its dues. Both may only grow. */
  findsShortMonth(month: number, lastMonth: number): boolean {
    while (this.#shortMonth <= month && this.#month < lastMonth && this.#open.length > 0) this.#step()
    return this.#shortMonth > month
  }

  #step(): void {
    this.#month += 1
    const { calendar, funds } = this.#surroundings
    const { shortBy } = runMonth(this.#open, {
      month: this.#month,
      calendar,
      money: funds.of(this.#month, 0),
      orderExtra: this.#orderExtra,
      reserve: nothingKept,
    })
    if (shortBy > 0) this.#shortMonth = this.#month
    this.#open = this.#open.filter(isOpen)
  }
}
