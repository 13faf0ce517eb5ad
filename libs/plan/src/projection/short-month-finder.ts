import { type Cushion, cushionAfter, fillOf } from './cushion'
import { type ExtraOrder, extraOrderOf, payExtra } from './extra-of-month'
import { type AfterDues, noReserve, type RunContext, runMonth } from './run-month'
import { isOpen, type RunningDebt } from './running-debt'

/** Runs ahead without a reserve and finds the first month that is short of its dues. */
export class ShortMonthFinder {
  readonly #context: RunContext
  readonly #orderExtra: ExtraOrder
  #open: readonly RunningDebt[]
  /** The last month that was run. */
  #month: number
  #cushion: Cushion
  #shortMonth = Number.NEGATIVE_INFINITY

  constructor({ open, ordered, left, month, cushion }: AfterDues, context: RunContext) {
    const copies = new Map(open.map((debt) => [debt, { ...debt }]))
    const filled = fillOf(cushion, month, left)
    const unused = payExtra(
      ordered.flatMap((debt) => copies.get(debt) ?? []),
      left - filled,
    )
    this.#cushion = cushionAfter(cushion, month, { filled, unspent: filled + unused })
    this.#open = [...copies.values()].filter(isOpen)
    this.#month = month
    this.#context = context
    this.#orderExtra = extraOrderOf(context.rules)
  }

  /** Whether one of the months after `month` and up to `lastMonth` is short of its dues. Both may only increase. */
  hasShortMonth(month: number, lastMonth: number): boolean {
    while (this.#shortMonth <= month && this.#month < lastMonth && this.#open.length > 0) this.#step()
    return this.#shortMonth > month
  }

  #step(): void {
    this.#month += 1
    const { calendar, funds } = this.#context
    const result = runMonth(this.#open, {
      month: this.#month,
      calendar,
      money: funds.of(this.#month, 0),
      orderExtra: this.#orderExtra,
      reserve: noReserve,
      cushion: this.#cushion,
    })
    this.#cushion = cushionAfter(this.#cushion, this.#month, result)
    if (result.shortBy > 0) this.#shortMonth = this.#month
    this.#open = this.#open.filter(isOpen)
  }
}
