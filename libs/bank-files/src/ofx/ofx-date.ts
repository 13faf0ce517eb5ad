import type { DateString } from '@solvent/money'
import { BankFileError } from '../bank-file-error'
import { quoted } from '../fields/read-amount'
import { requireDay } from '../fields/require-day'

/**
 * The day of an OFX date, `YYYYMMDD` with or without a time and its zone. The time is ignored: it is that of the bank.
 *
 * @throws BankFileError
 */
export function ofxDate(text: string, line: number): DateString {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})(?:\d{2,6}(?:\.\d+)?)?(?:\s*\[.*\])?$/.exec(text) ?? []
  if (!year || !month || !day) throw new BankFileError(`${quoted(text)} is not a date.`, line)
  return requireDay({ year, month, day }, text, line)
}
