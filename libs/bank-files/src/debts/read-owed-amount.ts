import { formatMinor, halfUpDiv } from '@solvent/money'
import { type DecimalMark, readGroupedAmount } from '../fields/read-grouped-amount'

/** What spreadsheets show for 0 in the format for accounting. */
const ACCOUNTING_ZERO = /^(?:\p{Sc}|[A-Z]{3})?\s*[-–—]\s*(?:\p{Sc}|[A-Z]{3})?$/u
/** A number that a formula computed. Three decimals could be thousands, and `excelNumber` never writes them. */
const COMPUTED = /^([-+]?)(\d{1,20})[.,](\d{4,20})$/

/**
 * Reads an amount of a debt. Its sign is ignored, because some programs write what is owed as negative, and computed
 * numbers are rounded to cents, as spreadsheets show them.
 *
 * @returns minor units, 0 or more
 * @throws BankFileError for anything else than an amount
 */
export function readOwedAmount(text: string, mark: DecimalMark, line: number): bigint {
  if (ACCOUNTING_ZERO.test(text)) return 0n
  const amount = readGroupedAmount(roundedToCents(text, mark), mark, line)
  return amount < 0n ? -amount : amount
}

function roundedToCents(text: string, mark: DecimalMark): string {
  const [, sign = '', integer = '', decimals = ''] = COMPUTED.exec(text) ?? []
  if (decimals === '') return text
  const minor = halfUpDiv(BigInt(integer + decimals) * 100n, 10n ** BigInt(decimals.length))
  return `${sign}${formatMinor(minor).replace('.', mark)}`
}
