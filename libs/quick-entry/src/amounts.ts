import { readDates } from './dates'
import { figuresIn, minorOf } from './figures'
import { ENGLISH_DATES } from './lexicon/english-dates'

/** Where a date stands does not depend on today. */
const ANY_DAY = '2000-01-01'

/**
 * All amounts of money and plain numbers in a text, in minor units, without duplicates. An ambiguous amount
 * (`two fifty`) yields both values; numbers in a date, a time or a percentage are left out.
 */
export function amountsIn(text: string): bigint[] {
  const dates = readDates(text, ANY_DAY, ENGLISH_DATES)
  const figures = figuresIn(text).filter(
    ({ start, end }) => !dates.some((date) => start < date.end && date.start < end),
  )
  const amounts = figures.flatMap(({ decimals }) => decimals.map(minorOf)).filter((amount) => amount !== null)
  return [...new Set(amounts)]
}
