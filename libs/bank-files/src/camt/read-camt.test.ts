import { readTextFile } from '../read-text-file'
import { type CamtOptions, makeCamt, makeDetail, makeEntry } from '../testing/make-camt'

const read = (text: string) => readTextFile(new TextEncoder().encode(text))
const statementOf = (options: CamtOptions) => read(makeCamt(options)).statements[0]
const linesOf = (...entries: string[]) => statementOf({ entries })?.lines ?? []
/** The line of the file, from 1, in which a text is for the first time. */
const lineWith = (file: string, text: string) => file.slice(0, file.indexOf(text)).split('\n').length

const versions = Array.from({ length: 13 }, (_, index) => index + 1)
const kinds = ['052', '053', '054'] as const
const everyVersion = kinds.flatMap((kind) => versions.map((version) => [kind, version] as const))

test.each(everyVersion)('a CAMT.%s of version %i gives its account and its entries', (kind, version) => {
  const detail = makeDetail({ creditor: 'Café & Bar'.replace('&', '&amp;'), text: ['Table 4'], version })
  const entries = [makeEntry({ details: [detail], version })]
  const account = version === 1 ? '123456' : 'DE02120300000000202051'
  const text = makeCamt({ kind, version, account, entries })
  expect(read(text)).toEqual({
    kind: 'camt',
    statements: [
      {
        account,
        currency: 'EUR',
        opening: null,
        closing: null,
        lines: [
          {
            line: lineWith(text, '<Ntry>'),
            bookedOn: '2026-03-02',
            valueOn: '2026-03-03',
            amount: -1234n,
            counterparty: 'Café & Bar',
            text: 'Table 4',
            bankId: 'R1',
            category: null,
          },
        ],
      },
    ],
  })
})

test.each<[string, CamtOptions | string]>([
  ['without a namespace', { version: null }],
  ['with a prefix', { prefix: 'ns2' }],
  ['with CRLF', makeCamt().replaceAll('\n', '\r\n')],
  ['on a single line', makeCamt().replaceAll('\n', '')],
  [
    'with the namespace of Austrian banks',
    makeCamt().replace(
      'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08',
      'ISO:camt.053:APC:STUZZA:payments:003',
    ),
  ],
  ['with comments', makeCamt().replaceAll('<Amt', '<!-- <Amt> --><Amt')],
  ['with CDATA', makeCamt().replace('>12.34<', '><![CDATA[12.34]]><')],
  ['with a byte order mark', `\ufeff${makeCamt()}`],
])('a file %s is read', (_, file) => {
  const { statements } = read(typeof file === 'string' ? file : makeCamt(file))
  expect(statements[0]).toMatchObject({
    account: 'DE02120300000000202051',
    currency: 'EUR',
    lines: [{ bookedOn: '2026-03-02', amount: -1234n, bankId: 'R1' }],
  })
})

test('a file in the encoding that it declares is read', () => {
  const text = makeCamt({ entries: [makeEntry({ info: 'Café' })] }).replace('UTF-8', 'ISO-8859-1')
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  expect(readTextFile(bytes).statements[0]?.lines[0]?.text).toBe('Café')
})

describe('balances', () => {
  const balances = [
    { code: 'PRCD', amount: '90.00', on: '2026-02-28' },
    { code: 'OPBD', amount: '100.00', on: '2026-03-01' },
    { code: 'CLAV', amount: '999.00' },
    { code: 'ITBD', amount: '998.00' },
    { code: 'CLBD', amount: '87.66', on: '2026-03-31' },
  ]

  test('the opening balance is the booked one, at the end of the day before the first entry', () => {
    expect(statementOf({ balances })?.opening).toEqual({ amount: 10000n, on: '2026-03-01' })
    const onFirstDay = [{ code: 'OPBD', amount: '100.00', on: '2026-03-02' }]
    expect(statementOf({ balances: onFirstDay })?.opening).toEqual({ amount: 10000n, on: '2026-03-01' })
  })

  test('without one, it is the closing balance of the period before', () => {
    expect(statementOf({ balances: balances.slice(0, 1) })?.opening).toEqual({
      amount: 9000n,
      on: '2026-02-28',
    })
  })

  test('the closing balance is the booked one, and no available or interim one', () => {
    expect(statementOf({ balances })?.closing).toEqual({ amount: 8766n, on: '2026-03-31' })
    expect(statementOf({ kind: '052', balances: balances.slice(0, 4) })?.closing).toBeNull()
  })

  test('a debit balance is negative', () => {
    const closing = { code: 'CLBD', amount: '5.00', direction: 'DBIT' } as const
    expect(statementOf({ balances: [closing] })?.closing?.amount).toBe(-500n)
  })

  test('statements of one account that follow each other are joined', () => {
    const day = (opening: string, closing: string, reference: string) => {
      const ends = [
        { code: 'OPBD', amount: opening, on: '2026-03-01' },
        { code: 'CLBD', amount: closing, on: '2026-03-02' },
      ]
      return makeCamt({ balances: ends, entries: [makeEntry({ reference })] })
    }
    const both = (second: string) => {
      const [, statement = ''] = /(<Stmt>[\s\S]*<\/Stmt>)/.exec(second) ?? []
      return day('100.00', '87.66', 'R1').replace('</Stmt>', `</Stmt>\n${statement}`)
    }
    const [joined, ...others] = read(both(day('87.66', '75.32', 'R2'))).statements
    expect(others).toEqual([])
    expect(joined).toMatchObject({ opening: { amount: 10000n }, closing: { amount: 7532n } })
    expect(joined?.lines.map(({ bankId }) => bankId)).toEqual(['R1', 'R2'])
    expect(read(both(day('80.00', '67.66', 'R2'))).statements).toHaveLength(2)
  })

  test('the currency is that of the entries if the account has none', () => {
    const entries = [makeEntry({ currency: 'CHF' })]
    expect(statementOf({ currency: '', entries })?.currency).toBe('CHF')
  })
})

describe('entries', () => {
  test('a credit is positive, and a reversal has the direction that it says', () => {
    const amounts = linesOf(
      makeEntry({ direction: 'CRDT' }),
      makeEntry({ direction: 'DBIT', reversal: true }),
      makeEntry({ direction: 'CRDT', reversal: true }),
    ).map(({ amount }) => amount)
    expect(amounts).toEqual([1234n, -1234n, 1234n])
  })

  test('pending, future and informational entries, and those of 0.00, are left out', () => {
    const left = ['PDNG', 'FUTR', 'INFO'].map((status) => makeEntry({ status }))
    expect(linesOf(...left, makeEntry({ amount: '0' }), makeEntry({ reference: 'R2' }))).toMatchObject([
      { bankId: 'R2' },
    ])
  })

  test('a time of booking is read as the day of the bank', () => {
    const [line] = linesOf(makeEntry({ bookedOn: '2026-03-02T23:30:00.000000-05:00' }))
    expect(line?.bookedOn).toBe('2026-03-02')
  })

  test('an entry without a booking date has its value date', () => {
    expect(linesOf(makeEntry({ bookedOn: '' }))[0]).toMatchObject({
      bookedOn: '2026-03-03',
      valueOn: '2026-03-03',
    })
  })

  test.each([
    ['12.34000', -1234n],
    ['200000', -20000000n],
    ['.5', -50n],
    ['999999999999.99', -99999999999999n],
  ])('an amount of %s is read exactly', (amount, minor) => {
    expect(linesOf(makeEntry({ amount }))[0]?.amount).toBe(minor)
  })

  test.each([
    ['NOTPROVIDED', null],
    ['000000', null],
    ['2026-03-02/1', '2026-03-02/1'],
  ])('the reference %s gives the id %s', (reference, bankId) => {
    expect(linesOf(makeEntry({ reference }))[0]?.bankId).toBe(bankId)
  })
})

describe('details', () => {
  const both = { debtor: 'Anna', creditor: 'Ben' }

  test.each([
    ['the debtor of money that comes in', { direction: 'CRDT' }, both, 'Anna'],
    ['the creditor of money that goes out', { direction: 'DBIT' }, both, 'Ben'],
    ['the ultimate debtor if there is no other', { direction: 'CRDT' }, { ultimateDebtor: 'Carla' }, 'Carla'],
    ['the creditor of a payment that comes back', { direction: 'CRDT', reversal: true }, both, 'Ben'],
    ['the creditor of a returned payment', { direction: 'CRDT' }, { ...both, more: '<RtrInf/>' }, 'Ben'],
    [
      'the debtor that is a bank',
      { direction: 'CRDT' },
      { more: '<RltdPties><Dbtr><Agt><FinInstnId><Nm>Bank</Nm></FinInstnId></Agt></Dbtr></RltdPties>' },
      'Bank',
    ],
  ])('the other party is %s', (_, entry, detail, name) => {
    expect(linesOf(makeEntry({ ...entry, details: [makeDetail(detail)] }))[0]?.counterparty).toBe(name)
  })

  const structured = '<RmtInf><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf>'
  test.each([
    ['the remittance information', { text: ['Invoice', '4711'], more: structured }, 'Invoice 4711'],
    ['the structured reference', { more: `${structured}<AddtlTxInf>More</AddtlTxInf>` }, 'RF18539007547034'],
    ['what the bank adds to the transaction', { more: '<AddtlTxInf>Fee</AddtlTxInf>' }, 'Fee'],
    ['what the bank adds to the entry', {}, 'Transfer'],
  ])('the text is %s', (_, detail, text) => {
    expect(linesOf(makeEntry({ info: 'Transfer', details: [makeDetail(detail)] }))[0]?.text).toBe(text)
  })

  test('the id of the only transaction counts if the entry has none', () => {
    const details = [makeDetail({ reference: 'T1' })]
    expect(linesOf(makeEntry({ reference: '', details }))[0]?.bankId).toBe('T1')
  })

  test('a batch whose amounts are known is a line for each transaction', () => {
    const details = [
      makeDetail({ amount: '10.00', creditor: 'Anna', text: ['One'] }),
      makeDetail({ amount: '3.34', creditor: 'Ben', text: ['Two'] }),
      makeDetail({ amount: '1.00', direction: 'CRDT', debtor: 'Carla' }),
    ]
    expect(linesOf(makeEntry({ details }))).toMatchObject([
      { amount: -1000n, counterparty: 'Anna', text: 'One', bankId: 'R1/1' },
      { amount: -334n, counterparty: 'Ben', text: 'Two', bankId: 'R1/2' },
      { amount: 100n, counterparty: 'Carla', bankId: 'R1/3' },
    ])
  })

  test('the transactions of a batch keep their own ids', () => {
    const details = [
      makeDetail({ amount: '10.00', reference: 'T1' }),
      makeDetail({ amount: '2.34', reference: 'T2' }),
    ]
    expect(linesOf(makeEntry({ details })).map(({ bankId }) => bankId)).toEqual(['T1', 'T2'])
  })

  test.each([
    ['no amounts', ['', '']],
    ['amounts that do not add up', ['10.00', '2.00']],
  ])('a batch with %s is a single line', (_, amounts) => {
    const details = amounts.map((amount) =>
      makeDetail({ amount, creditor: 'Anna', text: [`Part ${amount}`] }),
    )
    const [line, ...others] = linesOf(makeEntry({ details }))
    expect(others).toEqual([])
    expect(line).toMatchObject({ amount: -1234n, counterparty: 'Anna', bankId: 'R1' })
  })

  test('a batch of 10,000 transactions is read', () => {
    const details = Array.from({ length: 10_000 }, () => makeDetail({ amount: '0.01', creditor: 'Anna' }))
    expect(linesOf(makeEntry({ amount: '100.00', details }))).toHaveLength(10_000)
  })

  test('a transaction in another currency has the amount of the entry', () => {
    const details = [
      makeDetail({ amount: '9.999', currency: 'KWD' }),
      makeDetail({ amount: '1.00', currency: 'USD' }),
    ]
    expect(linesOf(makeEntry({ details }))).toMatchObject([{ amount: -1234n }])
  })
})

describe('a wrong file', () => {
  const first = makeEntry({ reference: 'R0' })
  test.each([
    ['no amount', { amount: '' }, '<Ntry>', 'This transaction has no amount.'],
    ['no currency', { currency: '' }, '<Amt Ccy="">', 'This amount has no currency.'],
    [
      'no direction',
      { direction: '' },
      '<Ntry>',
      'This transaction does not say whether it is a credit or a debit.',
    ],
    ['no status', { status: '' }, '<Ntry>', 'This transaction has no status.'],
    ['an unknown status', { status: 'HELD' }, '<Sts>', 'We do not know the status “HELD”.'],
    ['no date', { bookedOn: '', valueOn: '' }, '<Ntry>', 'This transaction has no date.'],
    ['an amount of 1e30', { amount: '1e30' }, '<Amt', '“1e30” is not an amount.'],
    [
      'an amount that is too large',
      { amount: `1${'0'.repeat(30)}` },
      '<Amt',
      'The amount 1000000000000000000000000000000 is too large.',
    ],
    ['a negative amount', { amount: '-1.00' }, '<Amt', 'The amount -1.00 is negative.'],
    ['a decimal comma', { amount: '1,50' }, '<Amt', '“1,50” is not an amount.'],
    ['fractions of a cent', { amount: '1.00001' }, '<Amt', 'The amount 1.00001 has fractions of a cent.'],
    ['a date in 1899', { bookedOn: '1899-12-30' }, '<BookgDt>', 'The date 1899-12-30 is too long ago.'],
    [
      'a date that does not exist',
      { valueOn: '2026-02-30' },
      '<ValDt>',
      'The date 2026-02-30 does not exist.',
    ],
    ['a date of another form', { bookedOn: '02.03.2026' }, '<BookgDt>', '“02.03.2026” is not a date.'],
    ['another currency', { currency: 'USD' }, '<Ntry>', "“USD” is not the account's currency, EUR."],
  ])('with %s is refused with the line', (_, options, place, message) => {
    const file = makeCamt({ entries: [first, makeEntry(options)] })
    const line = file.slice(0, file.lastIndexOf(place)).split('\n').length
    expect(() => read(file)).toThrow(`Line ${line}: ${message}`)
  })

  test.each([
    ['amount', '<Amt Ccy="EUR">5.00</Amt>', 'This balance has no amount.'],
    [
      'direction',
      '<CdtDbtInd>CRDT</CdtDbtInd>',
      'This balance does not say whether it is a credit or a debit.',
    ],
  ])('with a balance without %s is refused with the line', (_, part, message) => {
    const file = makeCamt({ balances: [{ code: 'CLBD', amount: '5.00' }] }).replace(part, '')
    expect(() => read(file)).toThrow(`Line ${lineWith(file, '<Bal>')}: ${message}`)
  })

  test('with attributes on separate lines is refused with the line of the element', () => {
    const file = makeCamt({ entries: [makeEntry({ amount: 'x' })] }).replace('<Amt ', '<Amt\n')
    expect(() => read(file)).toThrow(`Line ${lineWith(file, '<Amt')}: “x” is not an amount.`)
  })

  const good = makeCamt()
  const bomb = ['a', 'b', 'c', 'd'].map((name, index, all) => {
    return `<!ENTITY ${name} "${index === 0 ? 'ha' : `&${all[index - 1]};`.repeat(10)}">`
  })
  test.each([
    [
      'cut off in a tag',
      good.slice(0, good.indexOf('</Sts>') + 3),
      'Line 11: The end of the file is missing. Download it again.',
    ],
    [
      'cut off after a tag',
      good.slice(0, good.indexOf('</Ntry>') + 7),
      'Line 18: The end of the file is missing. Download it again.',
    ],
    ['with an unclosed tag', good.replace('</BookgDt>', ''), 'Line 18: This is not valid XML.'],
    ['with a bare ampersand', good.replace('12.34', '12 & 34'), 'Line 9: This entity is not defined.'],
    ['with an unknown entity', good.replace('12.34', '&euro;'), 'Line 9: This entity is not defined.'],
    [
      'that defines entities',
      good
        .replace('<Document', `<!DOCTYPE Document [\n${bomb.join('\n')}\n]>\n<Document`)
        .replace('12.34', '&d;'),
      'Line 2: A bank file must not have a document type.',
    ],
    [
      'with a document type',
      good.replace('<Document', '<!DOCTYPE Document SYSTEM "file:///etc/passwd">\n<Document'),
      'Line 2: A bank file must not have a document type.',
    ],
    [
      'with 100,000 levels',
      good.replace('<BkTxCd/>', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`),
      'Line 15: The elements are nested too deeply.',
    ],
    ['with NULs', good.replace('12.34', '12\0.34'), 'This is not a text file that we can read.'],
    ['with a control character', good.replace('12.34', '12\u0001.34'), 'Line 9: This is not valid XML.'],
    ['with two roots', `${good}${good.slice(good.indexOf('<Document'))}`, 'Line 22: This is not valid XML.'],
    [
      'of another version',
      good.replace('001.08', '001.14'),
      'Line 2: We read CAMT up to version 13, not 14.',
    ],
    [
      'with another message',
      good.replaceAll('BkToCstmrStmt', 'CstmrCdtTrfInitn'),
      'Line 3: This is not an account report, a statement or a notification (CAMT.052 to 054).',
    ],
    [
      'with another root',
      good.replaceAll('Document', 'Envelope'),
      'Line 2: A CAMT file has to begin with <Document>.',
    ],
    [
      'without a statement',
      good.replace(/<Stmt>[\s\S]*<\/Stmt>/, ''),
      'Line 3: The file has no statement of an account.',
    ],
    ['without entries', makeCamt({ entries: [] }), 'The file has no transactions.'],
    [
      'with pending entries only',
      makeCamt({ entries: [makeEntry({ status: 'PDNG' })] }),
      'All transactions of the file are still pending.',
    ],
    [
      'with a huge entry',
      good.replace('<BkTxCd/>', '<a/>'.repeat(60_000)),
      'Line 15: This transaction is too large.',
    ],
  ])('%s is refused', (_, file, message) => {
    expect(() => read(file)).toThrow(message)
  })

  test('with a wrong line among 10,000 is refused with this line', () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => makeEntry({ reference: `R${index}` }))
    entries[9998] = makeEntry({ amount: 'x' })
    const file = makeCamt({ entries })
    expect(() => read(file)).toThrow(`Line ${lineWith(file, '>x<')}: “x” is not an amount.`)
    expect(statementOf({ entries: entries.toSpliced(9998, 1) })?.lines).toHaveLength(9999)
  })
})
