import { readTextFile } from '../read-text-file'

const HEADER = 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nCHARSET:1252\n\n'

function ofx(transactions: string, balance = ''): string {
  return `${HEADER}<OFX>
<BANKMSGSRSV1><STMTTRNRS><STMTRS>
<CURDEF>EUR
<BANKACCTFROM><BANKID>1<ACCTID>DE42<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260301<DTEND>20260331
${transactions}
</BANKTRANLIST>${balance}
</STMTRS></STMTTRNRS></BANKMSGSRSV1>
</OFX>`
}

const coffee = `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260302120000[-5:EST]<DTAVAIL>20260304
<TRNAMT>-4.50<FITID>A1<NAME>Caf\u00e9 &amp; Bar<MEMO>Card   1234
</STMTTRN>`

const read = (text: string) => readTextFile(new TextEncoder().encode(text))

test('an OFX 1 file gives the account, its closing balance and its transactions', () => {
  const file = read(ofx(coffee, '<LEDGERBAL><BALAMT>1203.00<DTASOF>20260331</LEDGERBAL>'))
  expect(file).toEqual({
    kind: 'ofx',
    statements: [
      {
        account: 'DE42',
        currency: 'EUR',
        opening: null,
        closing: { amount: 120300n, on: '2026-03-31' },
        lines: [
          {
            line: 11,
            bookedOn: '2026-03-02',
            valueOn: '2026-03-04',
            amount: -450n,
            counterparty: 'Café & Bar',
            text: 'Card 1234',
            bankId: 'A1',
            category: null,
          },
        ],
      },
    ],
  })
})

test('an OFX 2 file is read the same way as OFX 1', () => {
  const closed = ofx(coffee)
    .slice(HEADER.length)
    .replace(
      /<(CURDEF|BANKID|ACCTID|ACCTTYPE|DTSTART|DTEND|TRNTYPE|DTPOSTED|DTAVAIL|TRNAMT|FITID|NAME|MEMO)>([^<\n]*)/g,
      '<$1>$2</$1>',
    )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n${closed}`
  const [one, two] = [read(ofx(coffee)), read(xml)].map(({ statements }) =>
    statements.map(({ lines, ...rest }) => ({ ...rest, lines: lines.map((line) => ({ ...line, line: 0 })) })),
  )
  expect(two).toEqual(one)
})

test('pending transactions are not read', () => {
  const pending = `<BANKTRANLISTP><DTASOF>20260331<STMTTRNP><TRNAMT>-1.00<NAME>Later</STMTTRNP></BANKTRANLISTP>`
  expect(read(ofx(coffee).replace('</STMTRS>', `${pending}</STMTRS>`)).statements[0]?.lines).toHaveLength(1)
})

test('an id that several transactions have identifies none of them', () => {
  const [statement] = read(ofx(coffee + coffee)).statements
  expect(statement?.lines.map(({ bankId }) => bankId)).toEqual([null, null])
})

test.each([
  [
    'a transaction without a date',
    coffee.replace(/<DTPOSTED>[^<]*/, ''),
    'Line 11: This transaction has no date.',
  ],
  [
    'a transaction without an amount',
    coffee.replace(/<TRNAMT>[^<]*/, ''),
    'Line 11: This transaction has no amount.',
  ],
  [
    'a day that does not exist',
    coffee.replace('20260302', '20260230'),
    'Line 11: The date 20260230120000[-5:EST] does not exist.',
  ],
  [
    'a day in 1899',
    coffee.replace('20260302', '18991230'),
    'Line 11: The date 18991230120000[-5:EST] is too long ago.',
  ],
  ['an amount of 1e30', coffee.replace('-4.50', '1e30'), 'Line 11: “1e30” is not an amount.'],
  [
    'an amount that is too large',
    coffee.replace('-4.50', '1000000000000.00'),
    'Line 11: The amount 1000000000000.00 is too large.',
  ],
  [
    'a fraction of a cent',
    coffee.replace('-4.50', '-4.505'),
    'Line 11: The amount -4.505 has fractions of a cent.',
  ],
  [
    'a transaction without an end',
    coffee.replace('</STMTTRN>', '') + coffee,
    'Line 11: This transaction has no end.',
  ],
  [
    'a transaction in another currency',
    coffee.replace('<NAME>', '<CURRENCY><CURRATE>1.1<CURSYM>USD</CURRENCY><NAME>'),
    "Line 11: This transaction is in “USD”, not in the account's currency.",
  ],
])('%s is refused with its line', (_, transaction, message) => {
  expect(() => read(ofx(transaction))).toThrow(message)
})

test.each([
  ['cut off', ofx(coffee).replace('</OFX>', ''), 'The end of the file is missing. Download it again.'],
  [
    'that defines entities',
    `<!DOCTYPE OFX [<!ENTITY a "aaaa">]>${ofx(coffee)}`,
    'Line 1: This markup does not belong in an OFX file.',
  ],
  ['without transactions', ofx(''), 'The file has no transactions.'],
  [
    'of another kind',
    'this is not an ofx file',
    'This is not a bank file that we know. Export OFX, QIF, CAMT, MT940, CSV or Excel (XLSX) from your bank.',
  ],
])('a file %s is refused', (_, text, message) => {
  expect(() => read(text)).toThrow(message)
})
