import type { DateString } from '@solvent/money'
import { requireDay } from '../fields/require-day'

/**
 * The day of `YYMMDD`. As in SWIFT's rules, the years 80 to 99 are those of the 20th century.
 *
 * @throws BankFileError for a day that does not exist
 */
export function mt940Date(digits: string, line: number): DateString {
  const year = digits.slice(0, 2)
  const century = Number(year) > 79 ? '19' : '20'
  return requireDay({ year: century + year, month: digits.slice(2, 4), day: digits.slice(4) }, digits, line)
}

/**
 * The day of `MMDD`, in the year in which it is closest to the value date: an entry of 0102 can have a value date in
 * the December before.
 *
 * @throws BankFileError for a day that does not exist
 */
export function entryDate(digits: string, valueOn: DateString, line: number): DateString {
  const [month, day] = [digits.slice(0, 2), digits.slice(2)]
  const months = Number(month) - Number(valueOn.slice(5, 7))
  const turn = months > 6 ? -1 : months < -6 ? 1 : 0
  return requireDay({ year: String(Number(valueOn.slice(0, 4)) + turn), month, day }, digits, line)
}
