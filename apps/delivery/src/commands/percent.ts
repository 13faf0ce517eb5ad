import { UsageError } from '../failure'

/** Parses a percentage, such as `5`, `0.5` or `5%`. */
export function readPercent(word: string): number {
  const percent = Number(word.replace(/%$/, ''))
  if (/^\d{1,3}(\.\d{1,2})?%?$/.test(word) && percent <= 100) return percent
  throw new UsageError(`${word} is not a percentage: write a number from 0 to 100.`)
}
