import { BankFileError } from '../bank-file-error'
import { quoted } from '../fields/read-amount'
import { type DecimalMark, isAmountText, readGroupedAmount } from '../fields/read-grouped-amount'
import type { MappedColumns } from './mapping'
import { signOfWord } from './sign-words'
import type { TableRow } from './table'

export type AmountColumns = Pick<MappedColumns, 'amount' | 'moneyIn' | 'moneyOut' | 'sign'>

/** The text of a cell; empty for columns that are not mapped or beyond the end of the row. */
export function cellOf({ cells }: TableRow, column: number | undefined): string {
  return column === undefined ? '' : (cells[column] ?? '')
}

/**
 * The amount of a row in minor units, before it is negated; null if all its cells are empty.
 *
 * @throws BankFileError for a cell that is no amount or no sign
 */
export function amountOfRow(row: TableRow, columns: AmountColumns, decimal: DecimalMark): bigint | null {
  const single = cellOf(row, columns.amount)
  if (columns.amount !== undefined) {
    if (single === '') return null
    return withSign(readGroupedAmount(single, decimal, row.line), row, columns.sign)
  }
  const moneyIn = optionalAmount(cellOf(row, columns.moneyIn), decimal, row.line)
  const moneyOut = optionalAmount(cellOf(row, columns.moneyOut), decimal, row.line)
  if (moneyIn === null && moneyOut === null) return null
  // Some banks write money out with a minus.
  return (moneyIn ?? 0n) - absolute(moneyOut ?? 0n)
}

/**
 * The balance after a row in minor units; null if its cell is empty.
 *
 * @throws BankFileError
 */
export function readBalance(row: TableRow, column: number | undefined, decimal: DecimalMark): bigint | null {
  return optionalAmount(cellOf(row, column), decimal, row.line)
}

/** Whether a column without a role has an amount with decimals. */
export function hasUnmappedAmount({ cells }: TableRow, columns: Partial<MappedColumns>): boolean {
  const mapped = new Set(Object.values(columns).flat())
  return cells.some((cell, column) => !mapped.has(column) && /[.,]\d\d\b/.test(cell) && isAmountText(cell))
}

function optionalAmount(cell: string, decimal: DecimalMark, line: number): bigint | null {
  return /^[-–]?$/.test(cell) ? null : readGroupedAmount(cell, decimal, line)
}

/** @throws BankFileError */
function withSign(amount: bigint, row: TableRow, column: number | undefined): bigint {
  if (column === undefined) return amount
  const word = cellOf(row, column)
  const sign = signOfWord(word)
  if (sign === null)
    throw new BankFileError(`${quoted(word)} does not say whether money comes in or goes out.`, row.line)
  return sign * absolute(amount)
}

function absolute(amount: bigint): bigint {
  return amount < 0n ? -amount : amount
}
