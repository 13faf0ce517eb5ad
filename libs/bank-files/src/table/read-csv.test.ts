import { readTextFile } from '../read-text-file'
import { CSV_SAMPLES } from '../testing/csv-samples'
import { MORE_CSV_SAMPLES } from '../testing/more-csv-samples'

const read = (text: string) => readTextFile(new TextEncoder().encode(text))

test.each([...CSV_SAMPLES, ...MORE_CSV_SAMPLES])(
  'the export of $bank is read without a mapping',
  ({ text, lines, closing }) => {
    const { kind, statements } = read(text)
    expect(kind).toBe('csv')
    const all = statements.flatMap((statement) => statement.lines)
    expect(all.map(({ bookedOn, amount }) => [bookedOn, amount])).toEqual(
      lines.map(([day, amount]) => [day, amount]),
    )
    for (const [index, [, , words]] of lines.entries()) {
      expect(`${all[index]?.counterparty} ${all[index]?.text}`).toContain(words)
    }
    if (closing !== undefined) expect(statements[0]?.closing?.amount).toBe(closing)
  },
)

const header = 'Date,Description,Amount'
const coffee = '2026-03-14,Coffee Bar,-4.50'
const salary = '2026-03-13,"Acme, Ltd",1500.00'
const lines = (text: string) => read(text).statements.flatMap((statement) => statement.lines)

test('a CSV file gives its transactions, the mapping that was used, and the first rows', () => {
  expect(read([header, coffee, salary].join('\n'))).toEqual({
    kind: 'csv',
    dateOrders: ['ymd'],
    statements: [
      {
        account: null,
        currency: null,
        opening: null,
        closing: null,
        lines: [
          {
            line: 2,
            bookedOn: '2026-03-14',
            valueOn: null,
            amount: -450n,
            counterparty: '',
            text: 'Coffee Bar',
            bankId: null,
            category: null,
          },
          expect.objectContaining({ line: 3, text: 'Acme, Ltd', amount: 150000n }),
        ],
      },
    ],
    table: {
      mapping: {
        headerRow: 1,
        columns: { bookedOn: 0, amount: 2, text: [1] },
        dateOrder: 'ymd',
        decimal: '.',
        negate: false,
      },
      header: ['Date', 'Description', 'Amount'],
      isRemembered: false,
      fingerprint: expect.stringMatching(/^[\da-f]{16}$/),
      sample: [
        ['2026-03-14', 'Coffee Bar', '-4.50'],
        ['2026-03-13', 'Acme, Ltd', '1500.00'],
      ],
    },
  })
})

test.each([',', ';', '\t', '|'])('the delimiter %j is found out', (delimiter) => {
  const text = [header, coffee, coffee].join('\n').replaceAll(',', delimiter)
  expect(lines(text).map(({ amount }) => amount)).toEqual([-450n, -450n])
})

test('a delimiter that the first line declares is used', () => {
  expect(lines(`sep=;\n${[header, coffee].join('\n').replaceAll(',', ';')}`)[0]).toMatchObject({
    line: 3,
    amount: -450n,
  })
})

test.each(['\n', '\r\n', '\r'])('lines may end with %j', (end) => {
  expect(lines([header, coffee, salary, ''].join(end)).map(({ line }) => line)).toEqual([2, 3])
})

test('quoted cells may have delimiters, line breaks and quotation marks, and the lines stay right', () => {
  const text = [
    header,
    '',
    '2026-03-14,"Coffee\n""Bar"", London",-4.50',
    '2026-03-15,Joe "The" Shop,-1.00',
  ].join('\n')
  expect(lines(text).map(({ line, text }) => [line, text])).toEqual([
    [3, 'Coffee "Bar", London'],
    [5, 'Joe "The" Shop'],
  ])
})

test('a byte order mark, spaces around cells, and rows of other lengths are fine', () => {
  const text = `\ufeff Date , Description , Amount ,,\n 2026-03-14 , Coffee , -4.50 \n${salary},,,,,\n`
  expect(lines(text).map(({ amount }) => amount)).toEqual([-450n, 150000n])
})

test('rows without a date and an amount are left out', () => {
  const text = [header, coffee, ',continued,', salary, ',,', 'Total,2 rows,', 'Created by the bank'].join(
    '\n',
  )
  expect(lines(text)).toHaveLength(2)
})

test('rows with a balance only are left out', () => {
  const text = [
    'Date,Text,Amount,Balance',
    '2026-03-01,Opening,,1000.00',
    '2026-03-14,Coffee,-4.50,995.50',
  ].join('\n')
  expect(lines(text)).toHaveLength(1)
})

test.each([
  ['a date that does not exist', '2026-02-30,x,1.00', 'Line 4: The date 2026-02-30 does not exist.'],
  ['a date in 1899', '1899-12-30,x,1.00', 'Line 4: The date 1899-12-30 is too long ago.'],
  ['no date', ',x,1.00', 'Line 4: This row has no date.'],
  ['a total', 'Total,x,1.00', 'Line 4: “Total” is not a date.'],
  ['no amount', '2026-03-14,x,', 'Line 4: This row has no amount.'],
  ['an amount of 1e30', '2026-03-14,x,1e30', 'Line 4: “1e30” is not an amount.'],
  ['a formula', '2026-03-14,x,=SUM(C2:C3)', 'Line 4: “=SUM(C2:C3)” is not an amount.'],
  ['an amount in words', '2026-03-14,x,pending', 'Line 4: “pending” is not an amount.'],
  ['a fraction of a cent', '2026-03-14,x,1.2345', 'Line 4: The amount 1.2345 has fractions of a cent.'],
  ['an amount with the other decimal mark', '2026-03-14,x,"1,5"', 'Line 4: “1,5” is not an amount.'],
  ['too large an amount', '2026-03-14,x,9999999999999', 'Line 4: The amount 9999999999999 is too large.'],
  ['a quotation mark that is not closed', '2026-03-14,"x,1.00', 'Line 4: A quotation mark is not closed.'],
])('a row with %s is refused with its line', (_, row, message) => {
  expect(() => read([header, coffee, salary, row].join('\n'))).toThrow(message)
})

test('of 10,000 rows, the wrong one is named by its line', () => {
  const all = Array.from({ length: 10_000 }, () => coffee)
  all[9998] = '2026-03-14,Coffee Bar,-4.5O'
  expect(() => read([header, ...all].join('\n'))).toThrow('Line 10000: “-4.5O” is not an amount.')
})

test('more than 20,000 rows are refused', () => {
  const all = Array.from({ length: 20_001 }, () => coffee)
  const message = 'The file has more than 20,000 lines. Export a shorter period.'
  expect(() => read([header, ...all].join('\n'))).toThrow(message)
  expect(() => read([header, ...all, ...all].join('\n'))).toThrow(message)
})

const UNKNOWN = 'This is not a bank file that we know.'

test.each([
  ['with one column', 'Amount\n1.00\n2.00', UNKNOWN],
  ['that is empty', '', UNKNOWN],
  ['of spaces', ' \n \n', UNKNOWN],
  ['of HTML', '<html><p>a, b, 1</p>\n<p>c, d, 2</p></html>', UNKNOWN],
  ['of JSON', '{"a": 1,\n"b": 2,\n"c": 3}', UNKNOWN],
  ['of words', 'Hello, world\nthis, is, text', UNKNOWN],
  ['with a header only', `${header}\n,,`, UNKNOWN],
  ['with NULs', `${header}\n${coffee}\0`, 'This is not a text file that we can read.'],
])('a file %s is refused', (_, text, message) => {
  expect(() => read(text)).toThrow(message)
})
