import { zipSync } from 'fflate'
import { readSheet, type SheetData, SheetNotFoundError } from 'read-excel-file/node'
import { BankFileError } from '../bank-file-error'
import { excelNumber } from './excel-number'
import { percentStyles, withPercentSigns } from './percent-cells'
import { requireSmallSheet } from './sheet-size'
import { requireFewRows, type Table, toRow } from './table'
import { isZip, type ZipEntry, zipContent, zipEntries } from './zip-entries'

/** The largest workbook after inflating, in bytes. */
const MAX_SIZE = 200 * 1024 * 1024
/** The parts that are read. Others, such as images, stay compressed. */
const READ_PART =
  /^(?:\[Content_Types\]\.xml|_rels\/.*|xl\/(?:_rels\/.*|workbook\.xml|styles\.xml|sharedStrings\.xml|worksheets\/[^/]+\.xml))$/i
const SHEET_PART = /worksheets\/[^/]+\.xml$/i
const STYLES_PART = /^xl\/styles\.xml$/i
const NO_STYLES: ReadonlySet<string> = new Set()

/** Whether the bytes are a workbook of Excel 2007 or later. */
export function isXlsx(bytes: Uint8Array): boolean {
  if (!isZip(bytes)) return false
  const names = zipEntries(bytes).map(({ name }) => name)
  return names.includes('[Content_Types].xml') && names.includes('xl/workbook.xml')
}

/** How sheets are read. */
interface SheetOptions {
  /** Whether numbers that are shown in percent are texts with a percent sign; otherwise 0.05 stays 0.05. */
  percentSigns?: boolean
}

/**
 * Reads the first sheet that has rows. Numbers are text with a decimal point, dates are YYYY-MM-DD, and formulas are
 * their last results.
 *
 * @throws BankFileError for a workbook that is damaged, too large, or has too many rows
 */
export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  for await (const table of readSheets(bytes)) return table
  throw new BankFileError('The workbook has no rows.')
}

/**
 * Reads the sheets that have rows, in their order, like `readXlsx`.
 *
 * @throws BankFileError like `readXlsx`
 */
export async function* readSheets(bytes: Uint8Array, options: SheetOptions = {}): AsyncGenerator<Table> {
  const workbook = unpackedWorkbook(bytes, options)
  for (let sheet = 1; ; sheet += 1) {
    const cells = await sheetCells(workbook, sheet)
    if (cells === null) return
    const rows = cells
      .map((row, index) => toRow(index + 1, row.map(textOf)))
      .filter((row) => row.cells.some((cell) => cell !== ''))
    requireFewRows(rows.length)
    if (rows.length > 0) yield { rows }
  }
}

/** A new archive of the checked parts, not compressed: a reader could otherwise find parts that the directory hides. */
function unpackedWorkbook(bytes: Uint8Array, { percentSigns = false }: SheetOptions): Buffer {
  const entries = zipEntries(bytes)
  const size = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (size > MAX_SIZE) throw new BankFileError('The workbook is larger than 200 MB. Save it as CSV first.')
  const styles = percentSigns ? entries.find(({ name }) => STYLES_PART.test(name)) : undefined
  const percent = styles ? percentStyles(new TextDecoder().decode(zipContent(bytes, styles))) : NO_STYLES
  const parts = entries
    .filter(({ name }) => READ_PART.test(name))
    .map((entry) => [entry.name, partOf(bytes, entry, percent)])
  return Buffer.from(zipSync(Object.fromEntries(parts), { level: 0 }))
}

function partOf(bytes: Uint8Array, entry: ZipEntry, percent: ReadonlySet<string>): Uint8Array {
  const content = zipContent(bytes, entry)
  if (!SHEET_PART.test(entry.name)) return content
  const xml = new TextDecoder().decode(content)
  requireSmallSheet(xml)
  return percent.size === 0 ? content : new TextEncoder().encode(withPercentSigns(xml, percent))
}

/** Null if there is no such sheet. */
async function sheetCells(workbook: Buffer, sheet: number): Promise<SheetData<string> | null> {
  try {
    return await readSheet<string>(workbook, sheet, { parseNumber: excelNumber })
  } catch (error) {
    if (error instanceof SheetNotFoundError) return null
    // The reader throws errors of several kinds for XML that is not as it expects.
    throw new BankFileError('We can’t read this Excel file. Save it as XLSX again, or as CSV.')
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return dateText(cell)
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  return typeof cell === 'string' ? cell : ''
}

/** A time without a day is in 1899. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const [day = '', time = ''] = date.toISOString().split('T')
  return day < '1900' && !time.startsWith('00:00:00') ? time.slice(0, 5) : day
}
