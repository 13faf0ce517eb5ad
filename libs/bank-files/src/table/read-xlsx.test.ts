import { constants, deflateRawSync } from 'node:zlib'
import { gzipSync, strToU8, zipSync } from 'fflate'
import { type DateOrder, dateOrders, isDateText, readDate } from '../fields/date-order'
import { decimalMarkOf, isAmountText, readGroupedAmount } from '../fields/read-grouped-amount'
import { readBankFile } from '../read-bank-file'
import type { ReadOptions } from '../read-options'
import { CSV_SAMPLES } from '../testing/csv-samples'
import { MORE_CSV_SAMPLES } from '../testing/more-csv-samples'
import { type CellSpec, makeXlsx, makeXlsxParts, serialOf } from '../testing/xlsx-maker'
import { readCsv } from './read-csv'

const HEADER = ['Date', 'Description', 'Amount']
const coffee: CellSpec[] = [serialOf('2026-03-14'), 'Coffee & Bar', { number: '-4.5' }]
const salary: CellSpec[] = [serialOf('2026-03-13'), 'Acme', { number: '1500' }]

const sheet = (...rows: CellSpec[][]) => makeXlsx({ sheets: [rows] })
const open = (bytes: Uint8Array, options?: ReadOptions) => readBankFile(bytes, options)
const lines = async (bytes: Uint8Array) =>
  (await open(bytes)).statements.flatMap((statement) => statement.lines)
const amounts = async (bytes: Uint8Array) => (await lines(bytes)).map(({ amount }) => amount)

/** What a person gets who opens a CSV file with Excel and saves it: days and numbers in their own types. */
function asWorkbook(text: string): CellSpec[][] {
  const { rows } = readCsv(text)
  const dates = rows.flatMap((row) => row.cells).filter(isDateText)
  const orders = [...dateOrders(dates), 'dmy', 'ymd'] as const
  return rows.map((row) => row.cells.map((cell) => asCell(cell, orders)))
}

function asCell(cell: string, orders: readonly DateOrder[]): CellSpec {
  if (cell === '') return null
  const order = orders.find((order) => isDateText(cell) && !failed(() => readDate(cell, order, 1)))
  if (order) return serialOf(readDate(cell, order, 1))
  if (!/^[-+]?[1-9][\d.,' \u00a0]{0,12}$/.test(cell) || !isAmountText(cell)) return cell
  const minor = readGroupedAmount(cell, decimalMarkOf([cell]), 1)
  return {
    number: `${minor < 0n ? '-' : ''}${abs(minor) / 100n}.${String(abs(minor) % 100n).padStart(2, '0')}`,
  }
}

function failed(read: () => unknown): boolean {
  try {
    read()
    return false
  } catch {
    return true
  }
}

const abs = (amount: bigint) => (amount < 0n ? -amount : amount)

test.each([...CSV_SAMPLES, ...MORE_CSV_SAMPLES])(
  'the export of $bank is read from a workbook',
  async ({ text, lines: expected, closing }) => {
    const { kind, statements } = await open(makeXlsx({ sheets: [asWorkbook(text)], hasSharedStrings: true }))
    expect(kind).toBe('xlsx')
    const all = statements.flatMap((statement) => statement.lines)
    expect(all.map(({ bookedOn, amount }) => [bookedOn, amount])).toEqual(
      expected.map(([day, amount]) => [day, amount]),
    )
    if (closing !== undefined) expect(statements[0]?.closing?.amount).toBe(closing)
  },
)

test('a workbook gives its transactions with the rows of the sheet', async () => {
  const file = await open(sheet(['Statement'], [], HEADER, coffee, salary))
  expect(file).toMatchObject({ kind: 'xlsx', dateOrders: ['ymd'], table: { header: HEADER } })
  expect(file.statements[0]?.lines).toEqual([
    {
      line: 4,
      bookedOn: '2026-03-14',
      valueOn: null,
      amount: -450n,
      counterparty: '',
      text: 'Coffee & Bar',
      bankId: null,
      category: null,
    },
    expect.objectContaining({ line: 5, bookedOn: '2026-03-13', amount: 150000n }),
  ])
})

test.each([
  ['4.5599999999999996', 456n],
  ['1234.5600000000001', 123456n],
  ['-0.29999999999999999', -30n],
  ['1E-2', 1n],
  ['1.5E3', 150000n],
  ['1.0E+2', 10000n],
  ['999999999.99000001', 99999999999n],
  ['12', 1200n],
  ['0', 0n],
])('the number %s is read to the cent', async (number, minor) => {
  expect(await amounts(sheet(HEADER, coffee, [serialOf('2026-03-14'), 'x', { number }]))).toEqual([
    -450n,
    minor,
  ])
})

test.each(['yyyy-mm-dd', 'dd.mm.yyyy', 'd/m/yy', 'm/d/yyyy h:mm', '[$-409]mmmm d, yyyy'])(
  'cells with the format %s are days',
  async (dateFormat) => {
    const bytes = makeXlsx({ sheets: [[HEADER, coffee, salary]], dateFormat })
    expect((await lines(bytes)).map(({ bookedOn }) => bookedOn)).toEqual(['2026-03-14', '2026-03-13'])
  },
)

test('a workbook of the Mac of 1904 has the same days', async () => {
  const row = [{ serial: serialOf('2026-03-14').serial - 1462 }, 'x', { number: '1' }]
  const bytes = makeXlsx({ sheets: [[HEADER, row]], epoch: 1904 })
  expect((await lines(bytes))[0]?.bookedOn).toBe('2026-03-14')
})

test('days and amounts may be texts', async () => {
  const rows = [HEADER, ['14.03.2026', 'Coffee', '-4,50'], ['13.03.2026', 'Acme', '1.500,00']]
  expect(await amounts(sheet(...rows))).toEqual([-450n, 150000n])
})

test('formulas are their last results', async () => {
  const amount = { xml: '<c r="@"><f>-9/2</f><v>-4.5</v></c>' }
  const text = { xml: '<c r="@" t="str"><f>"Cof"&amp;"fee"</f><v>Coffee</v></c>' }
  const [line] = await lines(sheet(HEADER, [serialOf('2026-03-14'), text, amount]))
  expect(line).toMatchObject({ amount: -450n, text: 'Coffee' })
})

test('the first sheet that has rows is read', async () => {
  expect(await amounts(makeXlsx({ sheets: [[], [HEADER, coffee], [HEADER, salary]] }))).toEqual([-450n])
})

test('other parts of a workbook are not inflated', async () => {
  const parts = makeXlsxParts({ sheets: [[HEADER, coffee]] })
  const bytes = zipSync({ ...parts, 'xl/media/image1.png': new Uint8Array(50 * 1024 * 1024) })
  expect(await amounts(bytes)).toEqual([-450n])
})

const broken = (cell: CellSpec, date: CellSpec = serialOf('2026-03-14')) =>
  sheet(HEADER, coffee, salary, [date, 'x', cell])

test.each([
  ['an amount of 1e30', broken({ number: '1e30' }), 'Line 4: “1e30” is not an amount.'],
  ['a formula as text', broken('=SUM(C2:C3)'), 'Line 4: “=SUM(C2:C3)” is not an amount.'],
  [
    'a formula without a result',
    broken({ xml: '<c r="@"><f>1+1</f></c>' }),
    'Line 4: This row has no amount.',
  ],
  ['an error', broken({ xml: '<c r="@" t="e"><v>#DIV/0!</v></c>' }), 'Line 4: This row has no amount.'],
  ['a fraction of a cent', broken({ number: '1.234' }), 'Line 4: The amount 1.2340 has fractions of a cent.'],
  ['an empty day', broken({ number: '1' }, { serial: 0 }), 'Line 4: The date 1899-12-30 is too long ago.'],
  ['a day in words', broken({ number: '1' }, 'soon'), 'Line 4: “soon” is not a date.'],
  ['no day', broken({ number: '1' }, null), 'Line 4: This row has no date.'],
])('a workbook with %s is refused with its row', async (_, bytes, message) => {
  await expect(open(bytes)).rejects.toThrow(message)
})

test('of 10,000 rows, the wrong one is named', async () => {
  const rows = Array.from({ length: 10_000 }, () => coffee)
  rows[9998] = [serialOf('2026-03-14'), 'x', 'n/a']
  await expect(open(sheet(HEADER, ...rows))).rejects.toThrow('Line 10000: “n/a” is not an amount.')
})

const far = (cell: string, row = 2) =>
  zipSync({
    ...makeXlsxParts({ sheets: [[]] }),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="${row}">${cell}</row></sheetData></worksheet>`,
    ),
  })

test.each([
  [
    'a cell far to the right',
    far('<c r="ZZZ2"><v>1</v></c>'),
    'The sheet is too large. Save it as CSV first.',
  ],
  ['a row far below', far('', 9_999_999), 'The sheet is too large. Save it as CSV first.'],
  ['a row beyond all numbers', far('', 99_999_999), 'This sheet has a cell in the wrong place.'],
  [
    'many empty cells',
    far('<c r="XFD900000"><v>1</v></c>', 900_000),
    'The sheet is too large. Save it as CSV first.',
  ],
  ['a cell without a place', far('<c><v>1</v></c>'), 'This sheet has a cell in the wrong place.'],
])('a sheet with %s is refused', async (_, bytes, message) => {
  await expect(open(bytes)).rejects.toThrow(message)
})

test('formatted rows to the end of the sheet are fine', async () => {
  const parts = makeXlsxParts({ sheets: [[HEADER, coffee]] })
  const xml = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml'] as Uint8Array)
  const formatted = '<row r="1048576"><c r="XFD1048576" s="1"/></row></sheetData>'
  const bytes = zipSync({
    ...parts,
    'xl/worksheets/sheet1.xml': strToU8(xml.replace('</sheetData>', formatted)),
  })
  expect(await amounts(bytes)).toEqual([-450n])
})

const workbook = (parts: Record<string, Uint8Array>) =>
  zipSync({ ...makeXlsxParts({ sheets: [[HEADER, coffee]] }), ...parts })

test.each([
  [
    'with 1,001 parts',
    () =>
      workbook(Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`a${index}`, strToU8('')]))),
    'The file has too many parts.',
  ],
  ['that is cut off', () => workbook({}).slice(0, 900), 'The file is damaged. Download it again.'],
  ['whose directory points outside of it', () => withDirectoryAt(0xfffffff0), 'The file is damaged.'],
  ['whose directory is not where it says', () => withDirectoryAt(10), 'The file is damaged.'],
  [
    'without a sheet',
    () => workbook({ 'xl/worksheets/sheet1.xml': strToU8('') }),
    'We can’t read this Excel file.',
  ],
  [
    'with broken XML',
    () => workbook({ 'xl/worksheets/sheet1.xml': strToU8('<worksheet><sheetData><row r="1"><c r="A1"') }),
    'This sheet has a cell in the wrong place.',
  ],
  [
    'without the list of sheets',
    () => workbook({ 'xl/_rels/workbook.xml.rels': strToU8('<a/>') }),
    'We can’t read this Excel file.',
  ],
  ['without rows', () => makeXlsx({ sheets: [[], []] }), 'The workbook has no rows.'],
  ['with one column', () => sheet(['Amount'], [{ number: '1' }]), 'The table has only one column.'],
])('a workbook %s is refused', async (_, make, message) => {
  await expect(open(make())).rejects.toThrow(message)
})

test.each([
  [
    'an old Excel file',
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1],
    'This is an old Excel file (.xls). Save it as XLSX or CSV first.',
  ],
  [
    'a workbook with a password',
    [0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('EncryptedPackage', 'utf16le')],
    'This Excel file is protected with a password.',
  ],
  ['a PDF', [...strToU8('%PDF-1.7')], 'This is a PDF. Export OFX'],
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d], 'This is an image. Export OFX'],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'This is an image. Export OFX'],
  [
    'another archive',
    [...zipSync({ 'statement.csv': strToU8('a,b') })],
    'This is an archive, not an Excel file.',
  ],
  ['a compressed file', [...gzipSync(strToU8('a,b'))], 'This is an archive, not an Excel file.'],
])('%s is refused by its kind', async (_, bytes, message) => {
  await expect(open(Uint8Array.from(bytes))).rejects.toThrow(message)
})

function withDirectoryAt(offset: number): Uint8Array {
  const bytes = Buffer.from(workbook({}))
  bytes.writeUInt32LE(offset, bytes.length - 6)
  return bytes
}

test.each(['<c ', '<c r="A1">', '<row r="1">'])('a sheet of nothing but %s is refused fast', async (tag) => {
  const bytes = workbook({
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${tag.repeat(200_000)}`),
  })
  const start = performance.now()
  await expect(open(bytes)).rejects.toThrow('Save it as')
  expect(performance.now() - start).toBeLessThan(2000)
})

/** A workbook whose sheet is 1 GB of zeros, and which declares another size. */
function makeBomb(declaredSize: number): Uint8Array {
  const name = 'xl/worksheets/sheet1.xml'
  const megabyte = deflateRawSync(new Uint8Array(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH })
  const end = [3, 0]
  const compressed = Buffer.concat([...Array.from({ length: 1024 }, () => megabyte), Buffer.from(end)])
  const bytes = Buffer.from(
    zipSync({ ...makeXlsxParts({ sheets: [[]] }), [name]: [compressed, { level: 0 }] }),
  )
  const directoryEntry = bytes.lastIndexOf(name) - 46
  bytes.writeUInt16LE(8, directoryEntry + 10)
  bytes.writeUInt32LE(declaredSize, directoryEntry + 24)
  return bytes
}

test.each([
  ['declares its size', 1024 * 1024 * 1024, 'The workbook is larger than 200 MB. Save it as CSV first.'],
  ['declares 1 kB', 1024, 'The file is damaged. Download it again.'],
  ['declares 20 MB', 20 * 1024 * 1024, 'The file is damaged. Download it again.'],
])(
  'a workbook that inflates to 1 GB and %s is refused fast and in little memory',
  async (_, size, message) => {
    const bomb = makeBomb(size)
    const before = process.memoryUsage().rss
    const start = performance.now()
    await expect(open(bomb)).rejects.toThrow(message)
    expect(performance.now() - start).toBeLessThan(1000)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  },
)
