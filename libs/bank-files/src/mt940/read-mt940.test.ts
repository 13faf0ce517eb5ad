import { readTextFile } from '../read-text-file'
import { type Mt940LineOptions, type Mt940Options, makeLine, makeMt940 } from '../testing/make-mt940'

const read = (text: string) => readTextFile(new TextEncoder().encode(text))
const statementOf = (options: Mt940Options) => read(makeMt940(options)).statements[0]
const lineOf = (options: Mt940LineOptions, closing = ':62F:C260331EUR87,66') => {
  return statementOf({ fields: [makeLine(options)], closing })?.lines[0]
}
const lineWith = (file: string, text: string) => file.slice(0, file.indexOf(text)).split('\n').length

test('a statement has an account, both balances and its transactions', () => {
  const fields = [
    makeLine({ information: ['Rent March'] }),
    makeLine({ mark: 'C', amount: '5,', bankReference: 'B2' }),
  ]
  expect(read(makeMt940({ fields, closing: ':62F:C260331EUR92,66' }))).toEqual({
    kind: 'mt940',
    statements: [
      {
        account: '12030000/202051',
        currency: 'EUR',
        opening: { amount: 10000n, on: '2026-03-01' },
        closing: { amount: 9266n, on: '2026-03-31' },
        lines: [
          {
            line: 5,
            bookedOn: '2026-03-02',
            valueOn: '2026-03-03',
            amount: -1234n,
            counterparty: '',
            text: 'Rent March',
            bankId: 'B1',
            category: null,
          },
          {
            line: 7,
            bookedOn: '2026-03-02',
            valueOn: '2026-03-03',
            amount: 500n,
            counterparty: '',
            text: '',
            bankId: 'B2',
            category: null,
          },
        ],
      },
    ],
  })
})

test.each([
  ['in the blocks of SWIFT', makeMt940({ hasBlocks: true })],
  ['with its blocks on separate lines', makeMt940({ hasBlocks: true }).replaceAll('}{', '}\n{')],
  ['with CRLF', makeMt940().replaceAll('\n', '\r\n')],
  ['without an end of the message', makeMt940().replace('\n-\n', '\n')],
  ['with the headers of a Dutch bank', `ABNANL2A\n940\nABNANL2A\n${makeMt940()}`],
  [
    'with available balances',
    makeMt940({ after: [':64:C260331EUR87,66', ':65:C260401EUR87,66', ':86:Thank you'] }),
  ],
  [
    'with fields that only some banks have',
    makeMt940({ fields: [':13D:2603311200+0100', makeLine(), ':NS:22Anna', ':90D:1EUR12,34'] }),
  ],
  ['with a byte order mark', `\ufeff${makeMt940()}`],
  ['with the currency after the account', makeMt940({ account: '12030000/202051EUR' })],
  [
    'with the bank of the account',
    makeMt940({ account: '12030000/202051\nBYLADEM1001' }).replace(':25:', ':25P:'),
  ],
  ['with two decimals of zero', makeMt940().replace('100,00', '100,')],
])('a file %s is read', (_, file) => {
  expect(read(file).statements).toMatchObject([
    {
      account: '12030000/202051',
      currency: 'EUR',
      opening: { amount: 10000n, on: '2026-03-01' },
      closing: { amount: 8766n, on: '2026-03-31' },
      lines: [{ bookedOn: '2026-03-02', amount: -1234n, text: '', bankId: 'B1' }],
    },
  ])
})

test('Windows-1252 is read', () => {
  const text = makeMt940({ fields: [makeLine({ information: ['Caf\u00e9'] })] })
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  expect(readTextFile(bytes).statements[0]?.lines[0]?.text).toBe('Café')
})

describe(':61:', () => {
  test.each([
    ['C', 1234n, '112,34'],
    ['D', -1234n, '87,66'],
    ['RC', -1234n, '87,66'],
    ['RD', 1234n, '112,34'],
    ['CR', 1234n, '112,34'],
    ['DR', -1234n, '87,66'],
  ])('the mark %s gives %s', (mark, amount, closing) => {
    expect(lineOf({ mark }, `:62F:C260331EUR${closing}`)?.amount).toBe(amount)
  })

  test.each([
    ['260303', '', '2026-03-03'],
    ['260303', '0302', '2026-03-02'],
    ['251231', '0102', '2026-01-02'],
    ['260102', '1231', '2025-12-31'],
    ['240301', '0229', '2024-02-29'],
    ['990101', '0104', '1999-01-04'],
  ])('the value date %s and the entry date %s are booked on %s', (valueOn, entryOn, bookedOn) => {
    expect(lineOf({ valueOn, entryOn })?.bookedOn).toBe(bookedOn)
  })

  test.each(['NMSC', 'FTRF', 'S103', 'N544', 'NCHG'])('a transaction of the type %s is read', (type) => {
    expect(lineOf({ type })).toMatchObject({ amount: -1234n, bankId: 'B1' })
  })

  test.each([
    ['', null],
    ['NONREF', null],
    ['0000000', null],
    ['POS//7', 'POS//7'],
  ])('the bank reference %p gives the id %p', (bankReference, bankId) => {
    expect(lineOf({ bankReference })?.bankId).toBe(bankId)
  })

  test('the supplementary details are the text if there is no other', () => {
    expect(lineOf({ supplementary: 'Card 1234' })?.text).toBe('Card 1234')
    expect(lineOf({ supplementary: 'Card 1234', information: ['Shop'] })?.text).toBe('Shop')
  })

  test('a transaction of 0.00 is left out', () => {
    const fields = [makeLine({ amount: '0,00' }), makeLine({ bankReference: 'B2' })]
    expect(statementOf({ fields })?.lines).toMatchObject([{ bankId: 'B2' }])
  })
})

describe(':86:', () => {
  test.each<[string, string[], string, string]>([
    ['free text', ['Rent', 'March'], '', 'Rent March'],
    [
      'free text that was cut at 65 characters',
      [`${'x'.repeat(60)}Insur`, 'ance'],
      '',
      `${'x'.repeat(60)}Insurance`,
    ],
    [
      'German subfields',
      ['166?00GUTSCHRIFT?109310?20RECHNUNG 4711?21KUNDE 12?3012030000?31202051', '?32ANNA MUELLER?34997'],
      'ANNA MUELLER',
      'RECHNUNG 4711 KUNDE 12',
    ],
    [
      'a name in two German subfields',
      ['166?20Miete?32Wohnungsbaugenossenschaft H?33amburg eG'],
      'Wohnungsbaugenossenschaft Hamburg eG',
      'Miete',
    ],
    [
      'SEPA parts in German subfields',
      [
        '177?00ONLINE?20EREF+E2E-4711?21MREF+M1?22CRED+DE98ZZZ?23SVWZ+Strom Maerz Vertrag 12?24345?32Stadtwerke',
      ],
      'Stadtwerke',
      'Strom Maerz Vertrag 12345',
    ],
    [
      'SEPA parts that do not begin a subfield',
      ['177?20EREF+4711 SVWZ+Strom?21Maerz ABWA+Ben?32'],
      'Ben',
      'Strom Maerz',
    ],
    ['a text in the later subfields', ['166?29One?60two?61three?32Anna'], 'Anna', 'One two three'],
    ['only the kind of a transaction', ['805?00ABSCHLUSS?20EREF+1'], '', 'ABSCHLUSS'],
    ['Polish subfields', ['020~00PRZELEW~20Czynsz~32Anna'], 'Anna', 'Czynsz'],
    [
      'Dutch code words',
      [
        '/TRTP/SEPA OVERBOEKING/IBAN/NL91ABNA0417164300/BIC/ABNANL2A/NAME/J.',
        'JANSEN/REMI/HUUR MAART/EREF/NOTPROVIDED',
      ],
      'J. JANSEN',
      'HUUR MAART',
    ],
    [
      'the code words of ING',
      ['/EREF/E1//CNTP/NL20INGB0001234567/INGBNL2A/J.Jansen/Ede//REMI/USTD//Huur', 'maart/'],
      'J.Jansen',
      'Huur maart',
    ],
    [
      'the code words of Rabobank',
      ['/ORDP//NAME/J Jansen/ADDR/Ede/REMI/Factuur 1/ISDT/2026-03-02'],
      'J Jansen',
      'Factuur 1',
    ],
    [
      'a reference of a creditor',
      ['/NAME/Energie/REMI/STRD/CUR/9001123412341234'],
      'Energie',
      'CUR/9001123412341234',
    ],
  ])('%s is read', (_, information, counterparty, text) => {
    expect(lineOf({ information })).toMatchObject({ counterparty, text })
  })

  test('several fields of a transaction are one text', () => {
    const fields = [`${makeLine({ information: ['Rent'] })}\n:86:March`]
    expect(statementOf({ fields })?.lines[0]?.text).toBe('Rent March')
  })
})

describe('several messages', () => {
  const page = (opening: string, closing: string, reference: string, account?: string) => {
    return makeMt940({ account, opening, closing, fields: [makeLine({ bankReference: reference })] })
  }
  const first = page(':60F:C260301EUR100,00', ':62M:C260315EUR87,66', 'B1')

  test('the pages of a statement are joined', () => {
    const { statements } = read(first + page(':60M:C260315EUR87,66', ':62F:C260331EUR75,32', 'B2'))
    expect(statements).toMatchObject([
      {
        opening: { amount: 10000n },
        closing: { amount: 7532n, on: '2026-03-31' },
        lines: [{ bankId: 'B1' }, { bankId: 'B2' }],
      },
    ])
  })

  test.each([
    ['with a gap between them', ':60M:C260315EUR80,00', ':62F:C260331EUR67,66', undefined],
    ['of another account', ':60F:C260315EUR87,66', ':62F:C260331EUR75,32', 'DE02120300000000202051'],
    ['of another currency', ':60F:C260315USD87,66', ':62F:C260331USD75,32', undefined],
  ])('messages %s are separate statements', (_, opening, closing, account) => {
    expect(read(first + page(opening, closing, 'B2', account)).statements).toHaveLength(2)
  })

  test('an overdrawn account has negative balances', () => {
    expect(read(page(':60F:D260301EUR1,00', ':62F:D260331EUR13,34', 'B1')).statements).toMatchObject([
      { opening: { amount: -100n }, closing: { amount: -1334n } },
    ])
  })
})

describe('a wrong file', () => {
  test.each([
    ['no amount', { amount: '' }, '“2603030302DNTRFNONREF//B1” is not a transaction.'],
    ['no mark', { mark: '' }, '“260303030212,34NTRFNONREF//B1” is not a transaction.'],
    ['an unknown mark', { mark: 'ED' }, '“2603030302ED12,34NTRFNONREF//B1” is not a transaction.'],
    ['an amount of 1e30', { amount: '1e30' }, '“2603030302D1e30NTRFNONREF//B1” is not a transaction.'],
    [
      'an amount that is too large',
      { amount: `1${'0'.repeat(30)},` },
      'The amount 1000000000000000000000000000000, is too large.',
    ],
    ['two commas', { amount: '1,2,3' }, '“1,2,3” is not an amount.'],
    ['fractions of a cent', { amount: '1,005' }, 'The amount 1,005 has fractions of a cent.'],
    [
      'a date in 1899',
      { valueOn: '18991230', entryOn: '' },
      '“18991230D12,34NTRFNONREF//B1” is not a transaction.',
    ],
    ['a value date that does not exist', { valueOn: '260230' }, 'The date 260230 does not exist.'],
    ['an entry date that does not exist', { entryOn: '0229' }, 'The date 0229 does not exist.'],
  ])('with a transaction of %s is refused with the line', (_, options, message) => {
    const file = makeMt940({ fields: [makeLine(), makeLine(options)] })
    expect(() => read(file)).toThrow(`Line 6: ${message}`)
  })

  const good = makeMt940()
  test.each([
    [
      'cut off',
      good.slice(0, good.indexOf(':62F:')),
      'Line 1: The statement that begins here has no closing balance. Its end may be missing.',
    ],
    ['cut off in a balance', good.slice(0, good.indexOf('EUR87')), 'Line 6: “C260331” is not a balance.'],
    [
      'with more money than its transactions give',
      good.replace('87,66', '92,66'),
      'Line 6: The closing balance is 5.00 more than the transactions before it give.',
    ],
    [
      'with less money than its transactions give',
      good.replace('87,66', '87,65'),
      'Line 6: The closing balance is 0.01 less than the transactions before it give.',
    ],
    [
      'without a transaction that is in the balance',
      makeMt940({ fields: [':20X:', ':86:x'] }),
      'Line 7: The closing balance is 12.34 less than the transactions before it give.',
    ],
    [
      'with a closing balance in another currency',
      good.replace('C260331EUR', 'C260331USD'),
      "Line 6: “USD” is not the account's currency, EUR.",
    ],
    [
      'without an opening balance',
      makeMt940({ opening: '' }),
      'Line 4: This transaction has no opening balance before it.',
    ],
    [
      'with only a closing balance',
      makeMt940({ opening: '', fields: [] }),
      'Line 1: This statement has no opening balance.',
    ],
    [
      'with two opening balances',
      makeMt940({ fields: [':60F:C260301EUR100,00'] }),
      'Line 5: This statement has two opening balances.',
    ],
    [
      'with two closing balances',
      makeMt940({ after: [':62F:C260331EUR87,66'] }),
      'Line 7: This statement has two closing balances.',
    ],
    [
      'with a transaction after the end',
      makeMt940({ after: [makeLine()] }),
      'Line 7: This transaction is after the closing balance.',
    ],
    [
      'with a field outside of a statement',
      `${good}:61:2603020302D1,NTRFNONREF\n`,
      'Line 8: The field :61: is not in a statement, which begins with :20:.',
    ],
    [
      'with a mark of a balance that is unknown',
      good.replace('F:C260301', 'F:X260301'),
      'Line 4: “X260301EUR100,00” is not a balance.',
    ],
    [
      'with a balance on a day that does not exist',
      good.replace('C260331', 'C260332'),
      'Line 6: The date 260332 does not exist.',
    ],
    ['with NULs', good.replace('12,34', '12\0,34'), 'This is not a text file that we can read.'],
    [
      'without transactions',
      makeMt940({ fields: [], closing: ':62F:C260331EUR100,' }),
      'The file has no transactions.',
    ],
    [
      'with a report of the day',
      ':20:1\n:25:1\n:28C:1\n:34F:EUR0,\n:13D:2603021200+0100\n:61:2603020302D1,NTRFNONREF\n-\n',
      'Line 4: This is an interim report (MT942), whose transactions can change. Export a statement (MT940).',
    ],
  ])('%s is refused', (_, file, message) => {
    expect(() => read(file)).toThrow(message)
  })

  test('with a wrong line among 10,000 is refused with this line', () => {
    const fields = Array.from({ length: 10_000 }, (_, index) =>
      makeLine({ amount: '0,01', bankReference: `B${index}` }),
    )
    expect(statementOf({ fields, closing: ':62F:C260331EUR0,' })?.lines).toHaveLength(10_000)
    fields[9998] = makeLine({ amount: 'x' })
    const file = makeMt940({ fields })
    expect(lineWith(file, 'DxNTRF')).toBe(10_003)
    expect(() => read(file)).toThrow('Line 10003: “2603030302DxNTRFNONREF//B1” is not a transaction.')
  })

  test('with more than 20,000 transactions on two pages is refused', () => {
    const page = makeMt940({ fields: Array.from({ length: 130_000 }, () => ':61:260302C0,01NTRFNONREF') })
    const pages =
      page.replace('62F:C260331EUR87,66', '62M:C260331EUR1400,') +
      page.replace('60F:C260301EUR100,00', '60M:C260331EUR1400,').replace('87,66', '2700,')
    expect(() => read(pages)).toThrow('The file has more than 20,000 lines. Export a shorter period.')
  })

  test('with 20,000 messages or a line of 1 MB is read or refused within seconds', () => {
    const messages = makeMt940({ fields: [], closing: ':62F:C260331EUR100,' }).repeat(20_000)
    expect(() => read(messages)).toThrow('The file has no transactions.')
    expect(lineOf({ information: ['166?20'.repeat(200_000)] })?.amount).toBe(-1234n)
    expect(lineOf({ information: Array.from({ length: 200_000 }, () => 'x') })?.amount).toBe(-1234n)
    expect(lineOf({ information: ['/REMI/'.repeat(200_000)] })?.amount).toBe(-1234n)
  })
})
