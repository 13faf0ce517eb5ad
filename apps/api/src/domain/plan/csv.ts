type Cell = string | number | boolean | null | undefined
export type CsvRow = Readonly<Record<string, Cell>>

const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/
/** A spreadsheet reads a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\r\n]/

/** A table as CSV (RFC 4180) with a header; spreadsheets read no cell as a formula. */
export function toCsv(columns: readonly string[], rows: readonly CsvRow[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return lines.map(csvLine).join('')
}

/** One line of CSV. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

/** A list or an object as JSON text for one cell; empty without a value. */
export function jsonCell(value: unknown): string {
  return value == null ? '' : JSON.stringify(value)
}

function cellText(cell: Cell): string {
  const text = String(cell ?? '')
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
