import { addDays, type DateString, dayNumber, daysBetween, endOfMonth } from '@solvent/money'

/** How many days ahead the money is followed: two months of pay and dues. */
export const DAYS_AHEAD = 60

/** Money that comes or goes on a day, in whole minor units. */
interface Movement {
  on: DateString
  amount: number
}

interface CashLineInput {
  today: DateString
  /** What the accounts hold today, in whole minor units. */
  held: number
  income: readonly Movement[]
  /** Spent on living in a calendar month, evenly, in whole minor units. */
  livingCosts: number
}

/**
 * What the accounts hold at the end of each day from today on, as payments are placed on days. In whole minor units;
 * day 0 is today. Living costs begin tomorrow and take no more than there is.
 */
export class CashLine {
  readonly #balances: number[] = []
  readonly #today: DateString

  constructor({ today, held, income, livingCosts }: CashLineInput) {
    this.#today = today
    const incomeByDay = new Map<number, number>()
    for (const { on, amount } of income) {
      const day = daysBetween(today, on)
      incomeByDay.set(day, (incomeByDay.get(day) ?? 0) + amount)
    }
    let balance = held
    for (let day = 0; day <= DAYS_AHEAD; day += 1) {
      if (day > 0) balance += incomeByDay.get(day) ?? 0
      if (day > 0) balance -= Math.min(balance, livingCostsOf(addDays(today, day), livingCosts))
      this.#balances.push(balance)
    }
  }

  get balances(): readonly number[] {
    return this.#balances
  }

  /** The number of a date; 0 for earlier ones than today. */
  dayOf(date: DateString): number {
    return Math.max(0, dayNumber(date) - dayNumber(this.#today))
  }

  dateOf(day: number): DateString {
    return addDays(this.#today, day)
  }

  /** The most that can be paid on a day and leaves enough for everything placed so far. */
  available(day: number): number {
    let least = Number.POSITIVE_INFINITY
    for (let next = day; next <= DAYS_AHEAD; next += 1) least = Math.min(least, Number(this.#balances[next]))
    return Math.max(0, least)
  }

  /** The first day from `day` on, up to `last`, on which so much can be paid; null if there is none. */
  firstDayFor(amount: number, day: number, last = DAYS_AHEAD): number | null {
    let first: number | null = null
    for (let next = DAYS_AHEAD; next >= day && Number(this.#balances[next]) >= amount; next -= 1) {
      if (next <= last) first = next
    }
    return first
  }

  pay(amount: number, day: number): void {
    for (let next = day; next <= DAYS_AHEAD; next += 1)
      this.#balances[next] = Number(this.#balances[next]) - amount
  }
}

/** The part of a month's living costs that falls on one of its days; the days of a month add up to it exactly. */
function livingCostsOf(date: DateString, ofMonth: number): number {
  const days = Number(endOfMonth(date).slice(8))
  const day = Number(date.slice(8))
  return Math.floor((ofMonth * day) / days) - Math.floor((ofMonth * (day - 1)) / days)
}
