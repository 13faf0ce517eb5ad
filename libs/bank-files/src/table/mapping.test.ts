import type { ReadOptions } from '../read-options'
import { readTextFile } from '../read-text-file'
import type { Mapping } from './mapping'

const read = (text: string, options?: ReadOptions) => readTextFile(new TextEncoder().encode(text), options)
const amounts = (text: string, options?: ReadOptions) =>
  read(text, options).statements.flatMap(({ lines }) => lines.map(({ amount }) => amount))

const UNCLEAR = ['When,Aa,Bb', '2026-03-14,4.50,', '2026-03-15,,500.00'].join('\n')
const mapping: Mapping = {
  headerRow: 1,
  columns: { bookedOn: 0, moneyIn: 1, moneyOut: 2 },
  dateOrder: 'ymd',
  decimal: '.',
  negate: false,
}

test('a table whose columns are not clear has no statements, and shows what is known', () => {
  const { statements, table } = read(UNCLEAR)
  expect(statements).toEqual([])
  expect(table).toMatchObject({
    mapping: { headerRow: 1, columns: { bookedOn: 0 } },
    header: ['When', 'Aa', 'Bb'],
    sample: [
      ['2026-03-14', '4.50', ''],
      ['2026-03-15', '', '500.00'],
    ],
  })
})

test('the mapping of the caller is used, and stays plain data', () => {
  const stored: Mapping = JSON.parse(JSON.stringify(mapping))
  expect(amounts(UNCLEAR, { mapping: stored })).toEqual([450n, -50000n])
  expect(amounts(UNCLEAR, { mapping: { ...mapping, negate: true } })).toEqual([-450n, 50000n])
  expect(read(UNCLEAR, { mapping }).table?.mapping).toEqual(mapping)
})

test('a table without transactions after the header of the caller is refused', () => {
  expect(() => read(UNCLEAR, { mapping: { ...mapping, headerRow: 3 } })).toThrow(
    'The file has no transactions.',
  )
})

test('a mapping with columns that the table does not have is refused', () => {
  const columns = { bookedOn: 40, amount: 1 }
  expect(() => read(UNCLEAR, { mapping: { ...mapping, columns } })).toThrow('Line 2: This row has no date.')
})

test('the first 10 rows are the sample', () => {
  const rows = Array.from({ length: 15 }, (_, index) => `2026-03-14,a${index},1.00`)
  expect(read(['Date,Text,Amount', ...rows].join('\n')).table?.sample).toHaveLength(10)
})

test('the fingerprint is that of the header, whatever its case, spaces and rows', () => {
  const fingerprint = (text: string) => read(text).table?.fingerprint
  const one = fingerprint('Date,Text,Amount\n2026-03-14,a,1.00')
  expect(fingerprint('Statement of March,,\nDATE , text,Amount\n2026-03-15,b,2.00')).toBe(one)
  expect(fingerprint('Date,Amount,Text\n2026-03-14,1.00,a')).not.toBe(one)
})

test('ambiguous dates keep their orders, and the caller chooses', () => {
  const text = 'Date,Text,Amount\n03/01/2026,a,1.00'
  expect(read(text).dateOrders).toEqual(['mdy', 'dmy'])
  expect(read(text, { dateOrder: 'dmy' }).statements[0]?.lines[0]?.bookedOn).toBe('2026-01-03')
})

test.each([
  ['newest first', ['2026-03-15,b,-5.00,90.00', '2026-03-14,a,-5.00,95.00'], -500n, 10000n, 9000n],
  ['oldest first', ['2026-03-14,a,-5.00,95.00', '2026-03-15,b,-5.00,90.00'], -500n, 10000n, 9000n],
])('balances with the %s row give opening and closing', (_, rows, amount, opening, closing) => {
  const [statement] = read(['Date,Text,Amount,Balance', ...rows].join('\n')).statements
  expect(statement?.lines[0]?.amount).toBe(amount)
  expect(statement?.opening).toEqual({ amount: opening, on: null })
  expect(statement?.closing).toEqual({ amount: closing, on: '2026-03-15' })
})

test('balances that do not follow from the amounts are not used', () => {
  const text = 'Date,Text,Amount,Balance\n2026-03-14,a,-5.00,95.00\n2026-03-15,b,-5.00,95.00'
  expect(read(text).statements[0]).toMatchObject({ opening: null, closing: null })
})

test('a balance that falls by positive amounts shows that they go out', () => {
  const rows = ['2026-03-14,a,5.00,95.00', '2026-03-15,b,7.00,88.00', '2026-03-16,c,-10.00,98.00']
  const text = ['Date,Text,Amount,Balance', ...rows].join('\n')
  expect(read(text).table?.mapping.negate).toBe(true)
  expect(amounts(text)).toEqual([-500n, -700n, 1000n])
  expect(read(text).statements[0]?.closing?.amount).toBe(9800n)
})

test('purchases of a card are positive if its payments are negative; in a bank account both are negative', () => {
  const header = 'Date,Description,Amount\n'
  const card = '2026-03-02,CAFE,4.50\n2026-03-03,MARKET,20.00\n2026-03-04,AUTOPAY PAYMENT,-24.50\n'
  expect(amounts(header + card)).toEqual([-450n, -2000n, 2450n])
  const account = '2026-03-02,CAFE,-4.50\n2026-03-03,MARKET,-20.00\n2026-03-04,CARD AUTOPAY,-24.50\n'
  expect(amounts(header + account)).toEqual([-450n, -2000n, -2450n])
})

test('of two columns of numbers, the one that adds up to the other is the amount', () => {
  expect(amounts('2026-03-14;a;5,00;105,00\n2026-03-15;b;7,00;112,00\n2026-03-16;c;1,50;113,50')).toEqual([
    500n,
    700n,
    150n,
  ])
  expect(amounts('2026-03-14;a;105,00;5,00\n2026-03-15;b;112,00;7,00\n2026-03-16;c;113,50;1,50')).toEqual([
    500n,
    700n,
    150n,
  ])
})

test.each(['D,C', 'debit,credit', 'Soll,Haben', 'S,H', 'Af,Bij', 'DR,CR', '-,+', '出金,入金'])(
  'the words %s say the sign of amounts',
  (words) => {
    const [out, into] = words.split(',')
    expect(amounts(`Date,Text,Amount,Kind\n2026-03-14,a,5.00,${out}\n2026-03-15,b,7.00,${into}`)).toEqual([
      -500n,
      700n,
    ])
  },
)

test('a word that says no sign is refused with its line', () => {
  const columns = { bookedOn: 0, amount: 2, sign: 3 }
  const text = 'Date,Text,Amount,Kind\n2026-03-14,a,5.00,debit\n2026-03-15,b,7.00,maybe'
  expect(() => read(text, { mapping: { ...mapping, columns } })).toThrow(
    'Line 3: “maybe” does not say whether money comes in or goes out.',
  )
})

test('a row with an amount in a column that is not mapped is not taken for a balance', () => {
  const columns = { bookedOn: 0, amount: 1, balance: 3 }
  const text = 'Date,Out,In,Balance\n2026-03-14,-4.50,,995.50\n2026-03-13,,500.00,1000.00'
  expect(() => read(text, { mapping: { ...mapping, columns } })).toThrow('Line 3: This row has no amount.')
})

test('currencies are kept, each in a statement', () => {
  const text =
    'Date,Text,Amount,Currency\n2026-03-14,a,-5.00,EUR\n2026-03-15,b,7.00,USD\n2026-03-16,c,1.00,eur'
  expect(read(text).statements.map(({ currency, lines }) => [currency, lines.length])).toEqual([
    ['EUR', 2],
    ['USD', 1],
  ])
})

test('unique ids of the bank are kept', () => {
  const text = 'Date,Text,Amount,Transaction ID\n2026-03-14,a,-5.00,X1\n2026-03-15,b,7.00,X2'
  expect(read(text).statements[0]?.lines.map(({ bankId }) => bankId)).toEqual(['X1', 'X2'])
})
