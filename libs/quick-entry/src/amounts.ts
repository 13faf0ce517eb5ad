import { dateSpansIn } from './date-phrases'
import { figuresIn, minorOf } from './figures'

/**
 * All amounts of money and plain numbers that a text states, in minor units, each once. What can mean two
 * amounts (`two fifty`) yields both; the numbers of a date, a time or a percentage are none.
 */
export function amountsIn(text: string): bigint[] {
  const dates = dateSpansIn(text)
  const figures = figuresIn(text).filter(
    ({ start, end }) => !dates.some((date) => start < date.end && date.start < end),
  )
  const amounts = figures.flatMap(({ decimals }) => decimals.map(minorOf)).filter((amount) => amount !== null)
  return [...new Set(amounts)]
}
