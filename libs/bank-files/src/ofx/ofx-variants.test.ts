import { readTextFile } from '../read-text-file'
import { makeOfx, type OfxOptions, type OfxTransaction } from '../testing/make-ofx'

const read = (text: string) => readTextFile(new TextEncoder().encode(text))
const lineOf = (own: OfxTransaction, options: OfxOptions = {}) => {
  return read(makeOfx({ ...options, transactions: [own] })).statements[0]?.lines[0]
}

const versions = [1, 2] as const
const kinds = ['bank', 'card'] as const
const quicken = { signOn: '<INTU.BID>3000<INTU.USERID>anna' }
const header = makeOfx().slice(0, makeOfx().indexOf('<OFX>'))

test.each(versions.flatMap((version) => kinds.map((kind) => [version, kind] as const)))(
  'an OFX %i file of a %s has the account, the balance and the transaction',
  (version, kind) => {
    expect(read(makeOfx({ version, kind })).statements).toEqual([
      {
        account: '4711',
        currency: 'USD',
        opening: null,
        closing: { amount: 10000n, on: '2026-03-31' },
        lines: [
          {
            line: expect.any(Number),
            bookedOn: '2026-03-02',
            valueOn: null,
            amount: -450n,
            counterparty: 'Corner Cafe',
            text: 'Card 1234',
            bankId: 'A1',
            category: null,
          },
        ],
      },
    ])
  },
)

test.each([
  ['of Quicken', makeOfx(quicken)],
  ['of Quicken in OFX 2', makeOfx({ version: 2, signOn: '<INTU.BID>3000</INTU.BID>' })],
  ['with CRLF', makeOfx().replaceAll('\n', '\r\n')],
  ['in OFX 2 with CRLF', makeOfx({ version: 2 }).replaceAll('\n', '\r\n')],
  ['without a header', makeOfx({ header: '' })],
  ['in OFX 2 without a header', makeOfx({ version: 2, header: '' })],
  ['with its header on one line', makeOfx({ header: `${header.trim().replaceAll('\n', ' ')}\n` })],
  ['with a blank line before the header', makeOfx({ header: `\n${header}` })],
  ['with a byte order mark', makeOfx({ header: `\ufeff${header}` })],
  ['on one line', makeOfx({ version: 2 }).replaceAll('\n', '')],
  ['with indents', makeOfx().replaceAll('\n<', '\n\t  <')],
  ['with lower-case tags', makeOfx().replace(/<[^>]*>/g, (tag) => tag.toLowerCase())],
  ['with end tags in OFX 1', makeOfx().replace(/<(TRNAMT|NAME|FITID)>([^<\n]*)/g, '<$1>$2</$1>')],
  ['with comments', makeOfx().replaceAll('<STMTTRN>', '<STMTTRN><!-- <TRNAMT>1 -->')],
  ['with CDATA', makeOfx({ version: 2 }).replace('>Corner Cafe<', '><![CDATA[Corner Cafe]]><')],
  [
    'with an available balance',
    makeOfx().replace('</STMTRS>', '<AVAILBAL><BALAMT>9.00<DTASOF>20260331</AVAILBAL></STMTRS>'),
  ],
  [
    'with the account that money went to',
    makeOfx({ transactions: [{ MEMO: 'Card 1234\n<BANKACCTTO><BANKID>1<ACCTID>99</BANKACCTTO>' }] }),
  ],
])('a file %s is read', (_, file) => {
  expect(read(file).statements).toMatchObject([
    {
      account: '4711',
      currency: 'USD',
      closing: { amount: 10000n, on: '2026-03-31' },
      lines: [
        {
          bookedOn: '2026-03-02',
          amount: -450n,
          counterparty: 'Corner Cafe',
          text: 'Card 1234',
          bankId: 'A1',
          category: null,
        },
      ],
    },
  ])
})

test.each([
  ['Windows-1252', makeOfx({ transactions: [{ NAME: 'Caf\u00e9 \u0080' }] })],
  ['Windows-1252 without a header', makeOfx({ header: '', transactions: [{ NAME: 'Caf\u00e9 \u0080' }] })],
])('a file in %s is read', (_, text) => {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  expect(readTextFile(bytes).statements[0]?.lines[0]?.counterparty).toBe('Café €')
})

test('several accounts of a file are separate statements', () => {
  const card = makeOfx({ kind: 'card', account: '99', header: '' }).match(
    /<CREDITCARD[\s\S]*<\/CREDITCARDMSGSRSV1>/,
  )
  const both = makeOfx().replace('</OFX>', `${card?.[0]}\n</OFX>`)
  expect(read(both).statements.map(({ account }) => account)).toEqual(['4711', '99'])
})

test.each([
  ['20260302', '2026-03-02'],
  ['202603022359', '2026-03-02'],
  ['20260302235959.999', '2026-03-02'],
  ['20260302000000[+9:JST]', '2026-03-02'],
  ['20240229', '2024-02-29'],
])('the date %s is %s', (DTPOSTED, bookedOn) => {
  expect(lineOf({ DTPOSTED })?.bookedOn).toBe(bookedOn)
})

test.each([
  ['+12.50', 1250n],
  ['12,50', 1250n],
  ['-.5', -50n],
  ['-80', -8000n],
  ['7.1000', 710n],
])('the amount %s is read exactly', (TRNAMT, amount) => {
  expect(lineOf({ TRNAMT })?.amount).toBe(amount)
})

test.each<[string, OfxTransaction, object]>([
  [
    'a separate payee',
    { NAME: '', MEMO: 'Rent\n<PAYEE><NAME>Anna<CITY>Ede</PAYEE>' },
    { counterparty: 'Anna' },
  ],
  ['entities', { NAME: 'A &amp; B &#233; &#x20AC; &lt;' }, { counterparty: 'A & B é € <' }],
  ['a bare ampersand', { NAME: 'A & B' }, { counterparty: 'A & B' }],
  ['the number of a check', { MEMO: '', CHECKNUM: '1000' }, { text: 'Check 1000' }],
  ['an id of zeros', { FITID: '00000000' }, { bankId: null }],
  ['no id', { FITID: '' }, { bankId: null }],
  ['the day on which money is available', { DTAVAIL: '20260304' }, { valueOn: '2026-03-04' }],
  [
    'its own currency, that of the account',
    { MEMO: 'x\n<CURRENCY><CURRATE>1<CURSYM>USD</CURRENCY>' },
    { amount: -450n },
  ],
  [
    'its original currency',
    { MEMO: 'x\n<ORIGCURRENCY><CURRATE>1.1<CURSYM>EUR</ORIGCURRENCY>' },
    { amount: -450n },
  ],
  ['an unknown value', { SIC: '5812' }, { amount: -450n }],
])('a transaction with %s is read', (_, own, expected) => {
  expect(lineOf(own)).toMatchObject(expected)
})

const good = makeOfx()
test.each([
  [
    'cut off in a transaction',
    good.slice(0, good.indexOf('<FITID>')),
    'The end of the file is missing. Download it again.',
  ],
  ['cut off in a tag', good.slice(0, good.indexOf('<FITID>') + 3), 'Line 17: This tag has no end.'],
  [
    'with 100,000 levels',
    good.replace('<FITID>', `${'<A>'.repeat(100_000)}<FITID>`).replace('</OFX>', ''),
    'The end of the file is missing.',
  ],
  ['with NULs', good.replace('-4.50', '-4\0.50'), 'This is not a text file that we can read.'],
  [
    'with a balance on a day that does not exist',
    makeOfx({ balance: ['1.00', '20260332'] }),
    'Line 22: The date 20260332 does not exist.',
  ],
  ['with a balance of 1e30', makeOfx({ balance: ['1e30', '20260331'] }), 'Line 22: “1e30” is not an amount.'],
  [
    'of a loan',
    good.replaceAll('STMTRS', 'LOANSTMTRS'),
    'Line 9: The file has a statement of a loan. Choose one of a bank account or a card.',
  ],
  ['without a statement', good.replaceAll('STMTRS', 'OTHERRS'), 'The file has no statement of an account.'],
])('a file %s is refused', (_, file, message) => {
  expect(() => read(file)).toThrow(message)
})

test('a file with a wrong line among 10,000 is refused with this line', () => {
  const transactions = Array.from({ length: 10_000 }, (_, index) => ({ FITID: `A${index}` }))
  expect(read(makeOfx({ transactions })).statements[0]?.lines).toHaveLength(10_000)
  const wrong = makeOfx({ transactions: transactions.with(9998, { FITID: 'A9998\n<WRONG DTPOSTED>' }) })
  const line = wrong.slice(0, wrong.indexOf('<WRONG')).split('\n').length
  expect(() => read(wrong)).toThrow(`Line ${line}: This markup does not belong in an OFX file.`)
})
