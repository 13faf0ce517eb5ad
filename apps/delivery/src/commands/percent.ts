import { UsageError } from '../failure'

/** Reads a share of the people, such as `5` or `0.5`. */
export function readPercent(word: string): number {
  const percent = Number(word.replace(/%$/, ''))
  if (/^\d{1,3}(\.\d{1,2})?%?$/.test(word) && percent <= 100) return percent
  throw new UsageError(`${word} is not a percentage: write a number from 0 to 100.`)
}
