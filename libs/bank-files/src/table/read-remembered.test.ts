import type { ReadOptions } from '../read-options'
import { readTextFile } from '../read-text-file'
import type { Mapping } from './mapping'

const read = (rows: readonly string[], options?: ReadOptions) =>
  readTextFile(new TextEncoder().encode(rows.join('\n')), options)
const amounts = (rows: readonly string[], options?: ReadOptions) =>
  read(rows, options).statements.flatMap(({ lines }) => lines.map(({ amount }) => amount))

const HEADER = 'Date,Text,Amount,Fee'
const MARCH = [HEADER, '03/04/2026,a,5.00,1.00', '04/04/2026,b,7.00,2.00']
const APRIL = [HEADER, '05/04/2026,c,9.00,3.00']

/** The fee of each row, which no guess would take for the amount. */
const fees: Mapping = {
  headerRow: 1,
  columns: { bookedOn: 0, amount: 3, text: [1] },
  dateOrder: 'dmy',
  decimal: '.',
  negate: true,
}

/** The mapping as it is remembered after a file was read with it. */
function remember(rows: readonly string[], mapping = fees) {
  const { table } = read(rows, { mapping })
  return [{ fingerprint: table?.fingerprint ?? '', mapping }]
}

test('the next file with the same header is read with the mapping of the last one', () => {
  expect(amounts(APRIL)).toEqual([900n])
  const { statements, dateOrders, table } = read(APRIL, { remembered: remember(MARCH) })
  expect(statements[0]?.lines).toMatchObject([{ amount: -300n, bookedOn: '2026-04-05', text: 'c' }])
  expect(dateOrders).toEqual(['dmy'])
  expect(table).toMatchObject({ mapping: fees, isRemembered: true })
})

test('a header in another row than last time is found', () => {
  const rows = ['Statement,of,April,', 'Page,1,,', ...APRIL]
  const { table, statements } = read(rows, { remembered: remember(MARCH) })
  expect(table).toMatchObject({ mapping: { ...fees, headerRow: 3 }, isRemembered: true })
  expect(statements[0]?.lines).toMatchObject([{ line: 4, amount: -300n }])
})

test('a file with another header is guessed', () => {
  const rows = ['Date,Text,Amount,Tax', ...APRIL.slice(1)]
  expect(amounts(rows, { remembered: remember(MARCH) })).toEqual([900n])
  expect(read(rows, { remembered: remember(MARCH) }).table?.isRemembered).toBe(false)
})

test.each<[string, Partial<Mapping>, string[]]>([
  ['has a column that is not in the file', { columns: { bookedOn: 0, amount: 3, text: [4] } }, APRIL],
  ['takes a text for the amount', { columns: { bookedOn: 0, amount: 1 } }, APRIL],
  ['has no amount', { columns: { bookedOn: 0 } }, APRIL],
  ['does not fit the last row', {}, [...APRIL, '06/04/2026,d,9.00,free']],
  ['has an order that a date does not fit', { dateOrder: 'mdy' }, [...APRIL, '13/04/2026,d,9.00,1.00']],
])('a remembered mapping that %s is not used', (_, wrong, rows) => {
  const [one] = remember(MARCH)
  const remembered = [{ fingerprint: one?.fingerprint ?? '', mapping: { ...fees, ...wrong } }]
  const { table, statements } = read(rows, { remembered })
  expect(table?.isRemembered).toBe(false)
  expect(statements[0]?.lines[0]?.amount).toBe(900n)
})

test('the mapping and the order of dates of the caller come before what is remembered', () => {
  const remembered = remember(MARCH)
  const given = read(APRIL, { remembered, dateOrder: 'mdy' })
  expect(given.statements[0]?.lines).toMatchObject([{ amount: -300n, bookedOn: '2026-05-04' }])
  expect(given.table?.mapping.dateOrder).toBe('mdy')
  const chosen = read(APRIL, { remembered, mapping: { ...fees, negate: false } })
  expect(chosen.statements[0]?.lines).toMatchObject([{ amount: 300n }])
  expect(chosen.table?.isRemembered).toBe(false)
})

test('a remembered mapping comes before a known export', () => {
  const known = 'Account,Date,Payee,Notes,Category,Amount,Cleared,Reconciled'
  const rows = [known, 'Everyday,2026-03-14,Coffee Bar,latte,Dining,-4.5,true,false']
  const mapping: Mapping = { ...fees, dateOrder: 'ymd', columns: { bookedOn: 1, amount: 5 } }
  expect(amounts(rows)).toEqual([-450n])
  expect(amounts(rows, { remembered: remember(rows, mapping) })).toEqual([450n])
})

test('without a header, the mapping of as many columns is used if every row is a transaction', () => {
  const mapping = { ...fees, headerRow: null }
  const remembered = remember(MARCH.slice(1), mapping)
  expect(amounts(APRIL.slice(1), { remembered })).toEqual([-300n])
  expect(read([...APRIL.slice(1), ',carried over,,'], { remembered }).table?.isRemembered).toBe(false)
  expect(read(['05/04/2026,c,9.00'], { remembered }).table?.isRemembered).toBe(false)
})

test('a mapping for files without a header is not used for one with a header', () => {
  const rows = ['05/04/2026,c,9.00,3.00', ...MARCH]
  const headless: Mapping = { ...fees, headerRow: null, columns: { bookedOn: 0, amount: 2 } }
  const remembered = [...remember(MARCH.slice(1), headless), ...remember(MARCH)]
  expect(read(rows, { remembered }).table?.mapping.columns.amount).toBe(3)
})
