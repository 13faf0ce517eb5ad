import type { BankFile, Statement } from './bank-file'
import { BankFileError } from './bank-file-error'
import { isCamt, readCamt } from './camt/read-camt'
import { decodeText } from './decode-text'
import { MAX_FILE_LINES } from './limits'
import { isMt940, readMt940 } from './mt940/read-mt940'
import { isOfx, readOfx } from './ofx/read-ofx'
import { refuseOtherFiles } from './other-files'
import { isQif, readQif } from './qif/read-qif'
import type { ReadOptions } from './read-options'
import { isCompleteMapping } from './table/mapping'
import { isCsv, readCsv } from './table/read-csv'
import { readTable } from './table/read-table'

interface Format {
  kind: BankFile['kind']
  /** Whether the text is of this kind, by its beginning. */
  matches(text: string): boolean
  /** @throws BankFileError */
  read(text: string, options: ReadOptions): Statement[] | Omit<BankFile, 'kind'>
}

const TEXT_FORMATS: readonly Format[] = [
  { kind: 'ofx', matches: isOfx, read: readOfx },
  { kind: 'camt', matches: isCamt, read: readCamt },
  { kind: 'mt940', matches: isMt940, read: readMt940 },
  { kind: 'qif', matches: isQif, read: (text, { dateOrder }) => readQif(text, dateOrder ?? null) },
  // The last one: other formats may look like tables.
  { kind: 'csv', matches: isCsv, read: (text, options) => readTable(readCsv(text), options) },
]

const UNKNOWN =
  'This is not a bank file that we know. Export OFX, QIF, CAMT, MT940, CSV or Excel (XLSX) from your bank.'

/**
 * Reads the statements of a bank file that is a text. Its kind and its encoding are found out by its content.
 *
 * @throws BankFileError for a file of another kind, one that has too many lines, and for the first line
 *   that is wrong
 */
export function readTextFile(bytes: Uint8Array, options: ReadOptions = {}): BankFile {
  refuseOtherFiles(bytes)
  const text = decodeText(bytes)
  const format = TEXT_FORMATS.find(({ matches }) => matches(text))
  if (!format) throw new BankFileError(UNKNOWN)
  const read = format.read(text, options)
  return finishFile({ kind: format.kind, ...(Array.isArray(read) ? { statements: read } : read) })
}

/**
 * Checks the number of lines, and removes ids that several lines have.
 *
 * @throws BankFileError
 */
export function finishFile(file: BankFile): BankFile {
  if (isMapped(file)) requireLines(file.statements)
  return { ...file, statements: file.statements.map(withUniqueIds) }
}

/** Whether it is known which columns a table has. Otherwise the caller asks. */
function isMapped({ table }: BankFile): boolean {
  return table === undefined || isCompleteMapping(table.mapping)
}

function requireLines(statements: readonly Statement[]): void {
  const count = statements.reduce((sum, { lines }) => sum + lines.length, 0)
  if (count === 0) throw new BankFileError('The file has no transactions.')
  if (count > MAX_FILE_LINES) {
    const most = MAX_FILE_LINES.toLocaleString('en-US')
    throw new BankFileError(`The file has more than ${most} lines. Export a shorter period.`)
  }
}

/** Without ids that several lines have: some banks give every line the same one. */
function withUniqueIds(statement: Statement): Statement {
  const counts = new Map<string, number>()
  for (const { bankId } of statement.lines)
    if (bankId !== null) counts.set(bankId, (counts.get(bankId) ?? 0) + 1)
  const isUnique = (bankId: string | null) => bankId !== null && counts.get(bankId) === 1
  const lines = statement.lines.map((line) => (isUnique(line.bankId) ? line : { ...line, bankId: null }))
  return { ...statement, lines }
}
