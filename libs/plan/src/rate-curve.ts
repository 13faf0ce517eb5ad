import { countedDay, type DateString, type DayCount, daysPerYear } from '@solvent/money'
import type { LenderTerms } from './lender-terms'

const BASIS_POINTS = 10_000

/** The interest of a debt that is counted by days. */
export interface RateCurve {
  dayCount: DayCount
  /** 10,000 basis points times the days of a year. */
  base: number
  /** The weight of all time up to a day, given as `countedDay`: basis points times days, each day with its rate. */
  upTo(day: number): number
  /** The weight between two days, negative if `to` is earlier. Interest is balance × weight / base. */
  weight(from: DateString, to: DateString): number
}

/** A part of the curve with one rate. */
interface Segment {
  /** A day by the day count. */
  from: number
  /** The day after its last one. */
  until: number
  rateBp: number
  /** Weight of all segments before. */
  before: number
}

/** @param rateBp the yearly rate until the first change, in hundredths of a percent */
export function rateCurve(rateBp: number, terms: LenderTerms): RateCurve {
  const { dayCount = 'actual_365', rateChanges = [] } = terms
  const first: Segment = { from: 0, until: Number.POSITIVE_INFINITY, rateBp, before: 0 }
  const changed: Segment[] = []
  for (const change of rateChanges) {
    const last = changed.at(-1) ?? first
    const from = countedDay(change.from, dayCount)
    last.until = from
    const before = weightAt(last, from)
    changed.push({ from, until: Number.POSITIVE_INFINITY, rateBp: change.rateBp, before })
  }
  let current = first
  const upTo = (day: number) => {
    // A projection asks for the days in order, so most are in the segment of the day before.
    if (day < current.from || day >= current.until) {
      current = changed.findLast(({ from }) => from <= day) ?? first
    }
    return weightAt(current, day)
  }
  const upToDate = (date: DateString) => upTo(countedDay(date, dayCount))
  return {
    dayCount,
    base: BASIS_POINTS * daysPerYear(dayCount),
    upTo,
    weight: (from, to) => upToDate(to) - upToDate(from),
  }
}

function weightAt({ from, rateBp, before }: Segment, day: number): number {
  return before + (day - from) * rateBp
}
