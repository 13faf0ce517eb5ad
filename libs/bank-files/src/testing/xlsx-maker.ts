import { strToU8, type Zippable, zipSync } from 'fflate'

/** A cell: text, a number as Excel writes it, one shown in percent, a day, or its XML with `@` for its reference. */
export type CellSpec =
  | string
  | null
  | { number: string }
  | { percent: string }
  | { serial: number }
  | { xml: string }

export interface WorkbookSpec {
  sheets: readonly (readonly (readonly CellSpec[])[])[]
  /** Texts in a separate part, as Excel writes them; otherwise in the cells. */
  hasSharedStrings?: boolean
  dateFormat?: string
  epoch?: 1900 | 1904
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const DAYS_TO_1970 = 25_569

/** A day as the number that Excel writes for it. */
export function serialOf(day: string): { serial: number } {
  return { serial: Date.parse(day) / 86_400_000 + DAYS_TO_1970 }
}

/** The bytes of a workbook. */
export function makeXlsx(spec: WorkbookSpec): Uint8Array {
  return zipSync(makeXlsxParts(spec))
}

/** The parts of a workbook by their names, to break them. */
export function makeXlsxParts({
  sheets,
  hasSharedStrings,
  dateFormat = 'yyyy-mm-dd',
  epoch,
}: WorkbookSpec): Zippable {
  const shared: string[] = []
  const text = (value: string) => {
    if (!hasSharedStrings) return `<c r="@" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
    shared.push(value)
    return `<c r="@" t="s"><v>${shared.length - 1}</v></c>`
  }
  const numbers = sheets.map((_, index) => index + 1)
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><workbookPr${epoch === 1904 ? ' date1904="1"' : ''}/><sheets>${numbers
      .map((number) => `<sheet name="Sheet ${number}" sheetId="${number}" r:id="rId${number}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${numbers
      .map((number) => relation(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`))
      .join(
        '',
      )}${relation('rIdA', 'styles', 'styles.xml')}${relation('rIdB', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts count="1"><numFmt numFmtId="164" formatCode="${dateFormat}"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="10" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  }
  for (const [index, rows] of sheets.entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(rows, text)
  parts['xl/sharedStrings.xml'] =
    `<sst ${MAIN}>${shared.map((value) => `<si><t xml:space="preserve">${escaped(value)}</t></si>`).join('')}</sst>`
  return Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))
}

function sheetXml(rows: readonly (readonly CellSpec[])[], text: (value: string) => string): string {
  const xml = rows.map((cells, row) => {
    const written = cells.map((cell, column) =>
      cellXml(cell, text).replace('@', `${columnName(column)}${row + 1}`),
    )
    return `<row r="${row + 1}">${written.join('')}</row>`
  })
  return `<worksheet ${MAIN}><sheetData>${xml.join('')}</sheetData></worksheet>`
}

function cellXml(cell: CellSpec, text: (value: string) => string): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return text(cell)
  if ('xml' in cell) return cell.xml
  if ('percent' in cell) return `<c r="@" s="2"><v>${cell.percent}</v></c>`
  return 'number' in cell ? `<c r="@"><v>${cell.number}</v></c>` : `<c r="@" s="1"><v>${cell.serial}</v></c>`
}

function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
