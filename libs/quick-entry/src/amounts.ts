import { dateSpansIn } from './date-phrases'
import { figuresIn, minorOf } from './figures'

/**
 * All amounts of money and plain numbers in a text, in minor units, without duplicates. An ambiguous amount
 * (`two fifty`) yields both values; numbers in a date, a time or a percentage are left out.
 */
export function amountsIn(text: string): bigint[] {
  const dates = dateSpansIn(text)
  const figures = figuresIn(text).filter(
    ({ start, end }) => !dates.some((date) => start < date.end && date.start < end),
  )
  const amounts = figures.flatMap(({ decimals }) => decimals.map(minorOf)).filter((amount) => amount !== null)
  return [...new Set(amounts)]
}
