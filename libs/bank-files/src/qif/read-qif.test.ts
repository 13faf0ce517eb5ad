import type { ReadOptions } from '../read-options'
import { readTextFile } from '../read-text-file'

const read = (text: string, options?: ReadOptions) => readTextFile(new TextEncoder().encode(text), options)
const lines = (text: string, options?: ReadOptions) =>
  read(text, options).statements.flatMap(({ lines }) => lines)

const coffee = ['D03/14/2026', 'T-4.50', 'PCafé  & Bar', 'MCard 1234', 'LFood:Coffee', '^']
const bank = (...records: string[][]) => ['!Type:Bank', ...records.flat()].join('\n')

test('a QIF file gives its transactions, and no balance', () => {
  expect(read(bank(coffee))).toEqual({
    kind: 'qif',
    dateOrders: ['mdy'],
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
            counterparty: 'Café & Bar',
            text: 'Card 1234',
            bankId: null,
            category: 'Food:Coffee',
          },
        ],
      },
    ],
  })
})

test.each(['Bank', 'Cash', 'CCard', 'Oth A', 'Oth L', 'bank', 'CCARD '])('!Type:%s is read', (type) => {
  expect(lines(bank(coffee).replace('Bank', type))).toHaveLength(1)
})

test.each(['\n', '\r\n', '\r', '\n\n'])('lines may end with %j', (end) => {
  expect(lines(bank(coffee, coffee).replaceAll('\n', end))).toHaveLength(2)
})

test.each([
  ["D3/14'26", '2026-03-14'],
  ["D3/ 1'26", '2026-03-01'],
  ['D12/31/99', '1999-12-31'],
  ['D2026-03-01', '2026-03-01'],
  ['D1.3.2026', '2026-03-01'],
  ['D31/03/2026', '2026-03-31'],
  ['D31/03/26', '2026-03-31'],
])('the date %s is %s', (date, day) => {
  expect(lines(bank([date, 'T1', '^']))[0]?.bookedOn).toBe(day)
})

test.each([
  [['T-1,234.56'], -123456n],
  [['T-1.234,56'], -123456n],
  [['U-12.00', 'T-12.00'], -1200n],
  [['U7.5'], 750n],
  [['T$1,000.00'], 100000n],
  [['T0'], 0n],
])('the amount of %j is %s cents', (amounts, minor) => {
  expect(lines(bank(['D3/14/2026', ...amounts, '^']))[0]?.amount).toBe(minor)
})

test('the decimal mark is that of the whole file', () => {
  expect(
    lines(bank(['D3/14/2026', 'T1.234', '^'], ['D3/14/2026', 'T5,5', '^'])).map(({ amount }) => amount),
  ).toEqual([123400n, 550n])
})

test('ambiguous dates keep their orders, and the caller chooses', () => {
  const file = bank(['D03/01/2026', 'T1', '^'])
  expect(read(file).dateOrders).toEqual(['mdy', 'dmy'])
  expect(lines(file)[0]?.bookedOn).toBe('2026-03-01')
  expect(read(file, { dateOrder: 'dmy' }).dateOrders).toEqual(['dmy'])
  expect(lines(file, { dateOrder: 'dmy' })[0]?.bookedOn).toBe('2026-01-03')
})

test.each([
  [['N1024'], 'Check 1024'],
  [['NATM'], ''],
  [['N1024', 'MRent'], 'Rent'],
  [['LFood'], 'Food'],
  [['SFood', 'Emilk', '$-3', 'SHome', 'Esoap', '$-1.5'], 'milk, soap'],
])('the text of %j is “%s”', (values, text) => {
  expect(lines(bank(['D3/14/2026', 'T-4.50', ...values, '^']))[0]?.text).toBe(text)
})

test('a transfer has no category', () => {
  expect(lines(bank(['D3/14/2026', 'T-4.50', 'L[Savings]', '^']))[0]?.category).toBeNull()
})

test('an account block names the account of the transactions after it', () => {
  const text = [
    '!Option:AutoSwitch',
    '!Account',
    'NEveryday',
    'TBank',
    '^',
    'NVisa',
    'TCCard',
    '^',
    '!Clear:AutoSwitch',
  ]
  const accounts = [
    '!Account',
    'NEveryday',
    'TBank',
    '^',
    bank(coffee),
    '!Account',
    'NVisa',
    '^',
    '!Type:CCard',
  ]
  const statements = read([...text, ...accounts, ...coffee, ...coffee].join('\n')).statements
  expect(statements.map(({ account, lines }) => [account, lines.length])).toEqual([
    ['Everyday', 1],
    ['Visa', 2],
  ])
})

test('two sections of one account are one statement', () => {
  const section = ['!Account', 'NEveryday', '^', bank(coffee)].join('\n')
  expect(read(`${section}\n${section}`).statements.map(({ lines }) => lines.length)).toEqual([2])
})

test('an opening balance names the account, and is no transaction', () => {
  const opening = ['D1/1/2026', 'T100.00', 'POpening Balance', 'L[Everyday]', '^']
  const [statement] = read(bank(opening, coffee)).statements
  expect(statement?.account).toBe('Everyday')
  expect(statement?.opening).toEqual({ amount: 10000n, on: null })
  expect(statement?.lines).toHaveLength(1)
})

test.each(['Cat', 'Class', 'Memorized', 'Security', 'Prices'])('!Type:%s is skipped', (type) => {
  expect(lines(`!Type:${type}\nNFood\nE\n"X",12.5,"1/1/26"\n^\n${bank(coffee)}`)).toHaveLength(1)
})

test('the last transaction may lack its end', () => {
  expect(lines(bank(coffee, coffee.slice(0, -1)))).toHaveLength(2)
})

test('addresses, flags and empty transactions are skipped', () => {
  expect(lines(bank(['C*', ...coffee.slice(0, -1), 'A1 High Street', 'ALondon', '^'], ['^']))).toHaveLength(1)
})

test.each([
  ['investments', '!Type:Invst\nD1/1/26\n^', 'Line 1: This section is of an investment account.'],
  ['an unknown section', '!Type:Invoice\nD1/1/26\n^', 'Line 1: We do not know the section “!type:invoice”.'],
  ['no date', bank(['T1', '^']), 'Line 2: This transaction has no date.'],
  ['no amount', bank(coffee, ['D3/14/2026', '^']), 'Line 8: This transaction has no amount.'],
  [
    'a last transaction that is cut off',
    bank(coffee, ['D3/14/2026']),
    'Line 8: This transaction has no amount.',
  ],
  [
    'a day that does not exist',
    bank(['D2/30/2026', 'T1', '^']),
    'Line 2: The date 2/30/2026 does not exist.',
  ],
  ['a day in 1899', bank(['D12/30/1899', 'T1', '^']), 'Line 2: The date 12/30/1899 is too long ago.'],
  ['an amount of 1e30', bank(['D3/14/2026', 'T1e30', '^']), 'Line 3: “1e30” is not an amount.'],
  ['an amount in words', bank(['D3/14/2026', 'Tten', '^']), 'Line 3: “ten” is not an amount.'],
  [
    'a fraction of a cent',
    bank(['D3/14/2026', 'T1.2345', '^']),
    'Line 3: The amount 1.2345 has fractions of a cent.',
  ],
  ['no end between two', bank(coffee.slice(0, -1), coffee), 'Line 2: This transaction has no end.'],
  [
    'no end before a section',
    `${bank(coffee.slice(0, -1))}\n!Type:Cash`,
    'Line 2: This transaction has no end.',
  ],
  [
    'an unknown code',
    bank(['D3/14/2026', '?what', '^']),
    'Line 3: “?what” does not belong in a transaction.',
  ],
  [
    'parts that do not add up',
    bank(['D3/14/2026', 'T-4.50', 'SFood', '$-3', 'SHome', '$-1', '^']),
    'Line 2: The parts of this transaction do not add up to its amount.',
  ],
  ['nothing but a section', '!Type:Bank', 'The file has no transactions.'],
  ['text before a section', '!Option:MDY\nD1/1/26', 'Line 2: This line is before the first section.'],
])('a file with %s is refused', (_, text, message) => {
  expect(() => read(text)).toThrow(message)
})

test('of 10,000 transactions, the wrong one is named by its line', () => {
  const records = Array.from({ length: 10_000 }, () => ['D3/14/2026', 'T1.00', '^'])
  records[9998] = ['D3/14/2026', 'T1.0O', '^']
  expect(() => read(bank(...records))).toThrow(`Line ${2 + 9998 * 3 + 1}: “1.0O” is not an amount.`)
})
