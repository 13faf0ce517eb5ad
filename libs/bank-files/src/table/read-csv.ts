import { CsvError, type Info, parse } from 'csv-parse/sync'
import { BankFileError } from '../bank-file-error'
import { csvDelimiter } from './csv-delimiter'
import { requireFewRows, type Table, type TableRow, toRow } from './table'

/** A first line by which Excel learns the delimiter. */
const DECLARED_DELIMITER = /^"?sep=(.)"?(?:\r\n|\n|\r)/i

const OPTIONS = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true } as const

/** Whether the text is a table of several columns: no markup, no JSON, and with numbers. */
export function isCsv(text: string): boolean {
  return /^\s*[^\s<{[]/.test(text) && /\d/.test(text) && csvDelimiter(text) !== null
}

/**
 * Reads the rows of a CSV file, whose delimiter is found out. Empty lines are left out, and rows may differ in length.
 *
 * @throws BankFileError for a quotation mark that is not closed, and for too many rows
 */
export function readCsv(text: string): Table {
  const [declaration = '', declared] = DECLARED_DELIMITER.exec(text) ?? []
  const body = text.slice(declaration.length)
  const linesBefore = declaration === '' ? 0 : 1
  const rows: TableRow[] = []
  let lastLine = linesBefore
  const onRecord = (cells: string[], { lines }: Info) => {
    requireFewRows(rows.length + 1)
    lastLine = lines + linesBefore
    const extraLines = cells.reduce((sum, cell) => sum + lineBreaks(cell), 0)
    rows.push(toRow(lastLine - extraLines, cells.map(withoutQuotes)))
    return null
  }
  try {
    parse(body, { ...OPTIONS, delimiter: declared ?? csvDelimiter(body) ?? ',', on_record: onRecord })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new BankFileError('A quotation mark is not closed.', lastLine + 1)
  }
  return { rows }
}

function lineBreaks(cell: string): number {
  return cell.match(/\r\n|\n|\r/g)?.length ?? 0
}

/** A quoted cell with unescaped quotation marks inside keeps those around it. */
function withoutQuotes(cell: string): string {
  return /^".*"$/s.test(cell) ? cell.slice(1, -1) : cell
}
