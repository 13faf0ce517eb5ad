import { BankFileError } from '../bank-file-error'
import { MAX_FILE_LINES } from '../limits'

/** The cells of a CSV file or a sheet. */
export interface Table {
  rows: TableRow[]
}

export interface TableRow {
  /** Where it begins in the file, from 1: the line of a text, the row of a sheet. */
  line: number
  /** Without surrounding spaces. Rows may differ in length. */
  cells: string[]
}

/** Room for what banks write before and after the transactions. */
const MAX_TABLE_ROWS = MAX_FILE_LINES + 50
const MAX_COLUMNS = 60
const MAX_CELL_LENGTH = 1000

/** A row with at most 60 cells of at most 1,000 characters; the rest is cut off. */
export function toRow(line: number, cells: readonly string[]): TableRow {
  return { line, cells: cells.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_CELL_LENGTH).trim()) }
}

/** @throws BankFileError */
export function requireFewRows(count: number): void {
  if (count <= MAX_TABLE_ROWS) return
  const most = MAX_FILE_LINES.toLocaleString('en-US')
  throw new BankFileError(`The file has more than ${most} lines. Export a shorter period.`)
}
