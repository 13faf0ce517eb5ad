import { addDays, countedDay, type DateString, dayNumber, monthsBetween } from '@solvent/money'
import { curveOf, type DailyDebt } from '../accrual-by-days'
import { type ComparableRate, comparableRateOn } from '../effective-rate'
import { laterOf } from '../later-of'
import { firstDay, nextPosting } from '../posting-dates'
import type { RateCurve } from '../rate-curve'
import { type Calendar, calendarFrom } from './calendar'

/** A day of a projection. */
export interface ClockDay {
  /** Days since 1970-01-01. */
  day: number
  /** The weight of all time up to it, see `RateCurve`. */
  weight: number
}

/**
 * A month of a debt. One flat object, because each run reads all of them: days as objects would double the time it
 * takes.
 */
interface ClockMonth {
  /** The rate that the debt is ranked by on the day on which the month is planned. */
  rate: ComparableRate
  /** That day, as a day number. */
  plannedOn: number
  /** Whether the debt costs no interest between that day and the next month. */
  isIdle: boolean
  /** The first day of the next month, as a `ClockDay`. */
  endDay: number
  endWeight: number
  /** The due date in the month, if the debt is due in months and in this one. */
  dueDay: number
  dueWeight: number
  /** The day on which what is due then is stated, in this month or the one before. Null if that is not after today. */
  statementDay: number | null
  statementWeight: number
}

/** The time of a debt that accrues by days, in numbers, because dates as text would take most of a projection. */
export class DayClock {
  readonly base: number
  /** Interest is counted from this day on. */
  readonly start: ClockDay
  /** The day on which deferred interest is added; null if none is deferred today. */
  readonly deferredUntil: ClockDay | null
  /** The first month that begins with the last rate and without deferred interest. */
  readonly lastChange: number
  readonly #debt: DailyDebt
  /** As a day number. */
  readonly #today: number
  readonly #statementDays: number
  readonly #curve: RateCurve
  readonly #calendar: Calendar
  /** Whole months from year 0 to the month of today. */
  readonly #monthOfToday: number
  /** Day of the month of the due dates. */
  readonly #dueDay: number
  /** The months that begin with another rate, or another deferral, than the month before. */
  readonly #changed: ReadonlySet<number>
  readonly #months: ClockMonth[] = []

  constructor(debt: DailyDebt, today: DateString) {
    this.#debt = debt
    this.#today = dayNumber(today)
    this.#statementDays = debt.lenderTerms.statementDays ?? 0
    this.#curve = curveOf(debt)
    this.#calendar = calendarFrom(today)
    this.#monthOfToday = monthsBetween('0001-01-01', today) + 13
    this.#dueDay = Number(debt.firstDueDate.slice(8))
    this.base = this.#curve.base
    this.start = this.#dayOf(laterOf(firstDay(debt), today))
    const { deferredUntil, rateChanges = [] } = debt.lenderTerms
    this.deferredUntil =
      deferredUntil !== undefined && deferredUntil > today ? this.#dayOf(deferredUntil) : null
    const changes = [...rateChanges.map(({ from }) => from), ...(deferredUntil ? [deferredUntil] : [])]
    const changed = changes.map((from) => monthsBetween(today, from) + (from.endsWith('-01') ? 0 : 1))
    this.lastChange = Math.max(0, ...changed)
    this.#changed = new Set(changed)
  }

  /** Must be asked for in the order of the months at first. */
  month(month: number): ClockMonth {
    const known = this.#months[month]
    if (known) return known
    const before = this.#months[month - 1]
    const end = this.#dayOfMonth(month + 1, 1)
    const numberOfDue = Math.min(this.#dueDay, this.#lengthOf(month))
    const due = this.#dayOfMonth(month, numberOfDue)
    const statement = this.#statementDays === 0 ? due : this.#statement(month, numberOfDue)
    const found = {
      rate: this.#rateIn(month, before),
      plannedOn: month === 0 ? this.#today : this.#calendar.lastDay(month - 1) + 1,
      isIdle: this.#isIdle(end, before),
      endDay: end.day,
      endWeight: end.weight,
      dueDay: due.day,
      dueWeight: due.weight,
      statementDay: statement.day > this.#today ? statement.day : null,
      statementWeight: statement.weight,
    }
    this.#months[month] = found
    return found
  }

  /** The same object for all months with one rate: they are read in every run, and few of them stay in the cache. */
  #rateIn(month: number, before: ClockMonth | undefined): ComparableRate {
    if (before && !this.#changed.has(month)) return before.rate
    return comparableRateOn(this.#debt, this.#calendar.planningDay(month))
  }

  /** The weight of all time up to a day of a month, given by its day number. */
  weightInMonth(month: number, day: number): number {
    return this.#dayOfMonth(month, day - this.#calendar.lastDay(month - 1)).weight
  }

  /** The weight from a day to the next posting. */
  weightToPosting(day: number): number {
    const date = addDays('1970-01-01', day)
    return this.#curve.weight(date, nextPosting(this.#debt, date))
  }

  #statement(month: number, numberOfDue: number): ClockDay {
    const number = numberOfDue - this.#statementDays
    return number >= 1
      ? this.#dayOfMonth(month, number)
      : this.#dayOfMonth(month - 1, this.#lengthOf(month - 1) + number)
  }

  #isIdle(end: ClockDay, before: ClockMonth | undefined): boolean {
    const isStarted = before !== undefined && before.endDay >= this.start.day
    const from = isStarted ? { day: before.endDay, weight: before.endWeight } : this.start
    return end.day <= from.day || end.weight <= from.weight
  }

  #lengthOf(month: number): number {
    return this.#calendar.lastDay(month) - this.#calendar.lastDay(month - 1)
  }

  #dayOf(date: DateString): ClockDay {
    return { day: dayNumber(date), weight: this.#curve.upTo(countedDay(date, this.#curve.dayCount)) }
  }

  #dayOfMonth(month: number, number: number): ClockDay {
    const day = this.#calendar.lastDay(month - 1) + number
    return { day, weight: this.#curve.upTo(this.#counted(month, number, day)) }
  }

  /** As `countedDay`. */
  #counted(month: number, number: number, day: number): number {
    if (this.#curve.dayCount !== '30_360') return day
    return 30 * (this.#monthOfToday + month) + (number === this.#lengthOf(month) ? 30 : number)
  }
}
