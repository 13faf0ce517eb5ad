import { type DateString, isDate } from '@solvent/money'
import { BankFileError } from '../bank-file-error'
import { EARLIEST_DAY } from '../limits'

/**
 * The day of these digits.
 *
 * @param written the date as the file has it, for the message
 * @throws BankFileError for a day that does not exist, or is earlier than any bank file
 */
export function requireDay(
  { year, month, day }: Record<'year' | 'month' | 'day', string>,
  written: string,
  line: number,
): DateString {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!isDate(date)) throw new BankFileError(`The date ${written} does not exist.`, line)
  if (date < EARLIEST_DAY) throw new BankFileError(`The date ${written} is too long ago.`, line)
  return date
}
