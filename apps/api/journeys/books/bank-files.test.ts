// Engines: one
import { request as sendRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { refusal } from '@solvent/api-testing/client'
import { eventually } from '@solvent/api-testing/eventually'
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addImportRule,
  addLiability,
  type BankReview,
  getBooksCheck,
  listAssets,
  MAX_BANK_FILE_BYTES,
  mappingQuery,
  readBankFile,
  recordExpense,
  saveBankImport,
  updateProfile,
} from '@solvent/contracts'
import { useOwnServer } from '../../src/testing/use-own-server'

/** Long enough for a busy machine. */
const NORMAL = { timeoutMs: 60_000, heapMb: 256, waitTimeoutMs: 180_000 }
/** Tests change them. */
const limits = { ...NORMAL }
const setting = useOwnServer(undefined, { bankFileLimits: limits })
afterEach(() => Object.assign(limits, NORMAL))

const bytesOf = (text: string) => new TextEncoder().encode(text)

const queries = new WeakMap<Person, Record<string, string>>()

/** A person who has cash and euros. */
async function newPerson(): Promise<Person> {
  const person = await setting.newPerson()
  await person.answer(updateProfile, {
    body: { name: 'Ada', monthly_income: 0, currency_preference: 'EUR', selected_model: 'm' },
  })
  const { id } = await person.answer(addAsset, { body: cash(100) })
  queries.set(person, { account_kind: 'asset', account_id: id })
  return person
}

function read(person: Person, file: string | Uint8Array, more: Record<string, string> = {}) {
  const body = typeof file === 'string' ? bytesOf(file) : file
  return person.answer(readBankFile, { body, query: { ...queries.get(person), ...more } })
}

async function problemOf(person: Person, file: string | Uint8Array): Promise<string> {
  const body = typeof file === 'string' ? bytesOf(file) : file
  const { status, code, error } = await person.refusal(readBankFile, {
    body,
    query: { ...queries.get(person) },
  })
  expect([status, code]).toEqual([400, 'invalid_request'])
  return error
}

function ofx(...transactions: string[]): string {
  return `OFXHEADER:100
DATA:OFXSGML
VERSION:102
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>
<CURDEF>EUR
<BANKACCTFROM><BANKID>123<ACCTID>4711<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST>
${transactions.join('\n')}
</BANKTRANLIST>
<LEDGERBAL><BALAMT>95.50<DTASOF>20260331</LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`
}

function transaction({ on = '20260302', amount = '-4.50', id = 'A1', name = 'Corner Cafe' } = {}): string {
  return `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${on}<TRNAMT>${amount}<FITID>${id}<NAME>${name}</STMTTRN>`
}

const camtEntry = (amount = '12.34', text = 'Rent March') => `<Ntry>
<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-03-02</Dt></BookgDt><ValDt><Dt>2026-03-03</Dt></ValDt><AcctSvcrRef>R1</AcctSvcrRef><BkTxCd/>
<NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

function camt(entries: string, prolog = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${prolog}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id><Ccy>EUR</Ccy></Acct>
${entries}
</Stmt></BkToCstmrStmt></Document>
`
}

const MT940 = `:20:STARTUMS
:25:12030000/202051
:28C:00003/001
:60F:C260301EUR100,00
:61:2603030302D12,34NTRFNONREF//B1
:86:Rent March
:62F:C260331EUR87,66
-
`

const rent = {
  booked_on: '2026-03-02',
  value_on: '2026-03-03',
  amount: -12.34,
  counterparty: '',
  text: 'Rent March',
}

test('an OFX file is read with its account, its balance and its lines', async () => {
  const person = await newPerson()
  expect(await read(person, ofx(transaction()))).toEqual({
    file_kind: 'ofx',
    account: { kind: 'asset', id: queries.get(person)?.account_id },
    label: 'Cash',
    statements: [{ account: '4711', currency: 'EUR', lines: 1 }],
    statement: 0,
    date_orders: [],
    table: null,
    lines: [
      {
        line: 10,
        booked_on: '2026-03-02',
        value_on: null,
        amount: -4.5,
        counterparty: 'Corner Cafe',
        text: '',
        bank_id: 'A1',
        as: { kind: 'expense', category: 'Eating out', note: 'Corner Cafe' },
        is_imported: false,
        problem: null,
        balance: -4.5,
      },
    ],
    closing: { amount: 95.5, on: '2026-03-31', in_books: 95.5, of: 'file', is_older: true },
  })
})

test.each([
  [
    'CAMT',
    'camt',
    camt(camtEntry()),
    { account: 'DE02120300000000202051', line: { line: 4, bank_id: 'R1' } },
  ],
  ['MT940', 'mt940', MT940, { account: '12030000/202051', line: { line: 5, bank_id: 'B1' } }],
])('%s is read', async (_, kind, file, { account, line }) => {
  const person = await newPerson()
  const { file_kind, statements, lines } = await read(person, file)
  expect(file_kind).toBe(kind)
  expect(statements).toEqual([{ account, currency: 'EUR', lines: 1 }])
  expect(lines).toMatchObject([{ ...rent, ...line }])
})

const manyTransactions = (count: number, brokenAt?: number) =>
  Array.from({ length: count }, (_, index) =>
    transaction({ id: `A${index}`, ...(index + 1 === brokenAt && { amount: '-4.5O' }) }),
  )

const ENTITIES = `<!DOCTYPE bomb [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'
  .split('')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
  .join('')}]>`

test.each<[kind: string, file: string | Uint8Array, problem: string | RegExp]>([
  ['a file of no kind', 'Dear bank, please send me a file.', /^This is not a bank file that we know\./],
  ['an empty file', '', 'The file is empty. Choose another one.'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), /^This is a/],
  ['NULs in a text', ofx(transaction({ name: 'Corner\0Cafe' })), 'This is not a text file that we can read.'],
  ['a bomb of entities', camt(camtEntry('12.34', '&j;'), ENTITIES), /^Line 1: /],
  ['a day of 1899', ofx(transaction({ on: '18991230' })), /^Line 10: The date .* is too long ago\.$/],
  [
    'an amount of 1e30',
    ofx(transaction({ amount: `1${'0'.repeat(30)}` })),
    /^Line 10: The amount .* is too large\.$/,
  ],
  ['an amount in powers of ten', ofx(transaction({ amount: '1e30' })), 'Line 10: “1e30” is not an amount.'],
  [
    'a broken line of 10,000',
    ofx(...manyTransactions(10_000, 9_999)),
    /^Line 10008: “-4.5O” is not an amount\.$/,
  ],
  ['too many lines', ofx(...manyTransactions(20_001)), /^The file has more than 20,000 lines/],
])('%s gets a sentence that says so, and the next file is read', async (_, file, problem) => {
  const person = await newPerson()
  const said = await problemOf(person, file)
  if (typeof problem === 'string') expect(said).toBe(problem)
  else expect(said).toMatch(problem)
  expect((await read(person, MT940)).file_kind).toBe('mt940')
})

test('a body that is not the bytes of a file is refused', async () => {
  const person = await newPerson()
  for (const body of [{}, JSON.stringify({ file: MT940 })]) {
    expect(await person.refusal(readBankFile, { body })).toEqual({
      status: 415,
      code: 'unsupported_media_type',
      error: 'Send the bytes of the file, as application/octet-stream.',
    })
  }
  expect(await problemOf(person, new Uint8Array())).toBe('The file is empty. Choose another one.')
  const { url } = setting.server
  const headers = { authorization: `Bearer ${person.token}` }
  const response = await fetch(url + readBankFile.path, { method: 'POST', headers })
  expect([response.status, await response.json()]).toEqual([
    400,
    { error: 'The file is empty. Choose another one.', code: 'invalid_request' },
  ])
})

test('other calls refuse bytes', async () => {
  const person = await newPerson()
  const body = bytesOf(JSON.stringify(cash(1)))
  expect(await person.refusal(addAsset, { body })).toMatchObject({
    status: 415,
    error: 'The request body must be JSON.',
  })
})

interface Answered {
  /** Undefined if the connection was closed before the answer was read. */
  status: number | undefined
  text: string
  /** Bytes sent by then. */
  written: number
}

/** Sends pieces of a body that does not end, until the server answers or closes the connection. */
function upload(headers: Record<string, string>, pieces: readonly Buffer[]): Promise<Answered> {
  return new Promise((resolve) => {
    let isAnswered = false
    let written = 0
    const outgoing = sendRequest(setting.server.url + readBankFile.path, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...headers },
    })
    outgoing.on('response', async (response) => {
      isAnswered = true
      const answered = await text(response)
      outgoing.destroy()
      resolve({ status: response.statusCode, text: answered, written })
    })
    outgoing.on('error', () => !isAnswered && resolve({ status: undefined, text: '', written }))
    const write = ([piece, ...others]: readonly Buffer[]) => {
      if (isAnswered || !piece) return
      outgoing.write(piece, () => {
        written += piece.length
        setImmediate(write, others)
      })
    }
    outgoing.flushHeaders()
    write(pieces)
  })
}

const LARGE = 200 * 1024 * 1024
const TOO_LARGE = { error: 'The file is larger than 20 MB.', code: 'payload_too_large' }

test('a file of 200 MB is refused by its length, before it is read', async () => {
  const { token } = await newPerson()
  const { status, text } = await upload(
    { authorization: `Bearer ${token}`, 'content-length': String(LARGE) },
    [],
  )
  expect([status, JSON.parse(text)]).toEqual([413, TOO_LARGE])
})

test('a file without a length is refused once it is too large', async () => {
  const person = await newPerson()
  const headers = { authorization: `Bearer ${person.token}`, 'transfer-encoding': 'chunked' }
  const refused = await upload(headers, [Buffer.alloc(MAX_BANK_FILE_BYTES), Buffer.alloc(1)])
  expect([refused.status, JSON.parse(refused.text)]).toEqual([413, TOO_LARGE])
  const cutOff = await upload(headers, Array(200).fill(Buffer.alloc(LARGE / 200)))
  expect(cutOff.written).toBeLessThan(LARGE / 2)
  expect((await read(person, MT940)).file_kind).toBe('mt940')
})

test('a guest is refused before the file is read', async () => {
  const { status, text } = await upload({ 'content-length': String(MAX_BANK_FILE_BYTES) }, [])
  expect([status, JSON.parse(text).code]).toEqual([401, 'session_invalid'])
  expect(await refusal(setting.server.url, readBankFile, { body: {} })).toMatchObject({ status: 401 })
})

test('a file that takes too long is given up, and the next one is read', async () => {
  const person = await newPerson()
  limits.timeoutMs = 1
  expect(await problemOf(person, MT940)).toBe('The file takes too long to read. Export a shorter period.')
  limits.timeoutMs = NORMAL.timeoutMs
  expect((await read(person, MT940)).file_kind).toBe('mt940')
})

test('a file that takes too much memory is given up, and the next one is read', async () => {
  const person = await newPerson()
  limits.heapMb = 24
  const large = camt(camtEntry('12.34', 'Rent '.repeat(100)).repeat(15_000))
  expect(await problemOf(person, large)).toBe(
    'The file takes too much memory to read. Export a shorter period.',
  )
  limits.heapMb = NORMAL.heapMb
  expect((await read(person, MT940)).file_kind).toBe('mt940')
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
})

test('files of one person are read one after another, and too many at a time are refused', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const asked = Array.from({ length: 8 }, () =>
    person.send(readBankFile, { body: bytesOf(MT940), query: { ...queries.get(person) } }),
  )
  expect((await read(other, MT940)).file_kind).toBe('mt940')
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3)
})

test('a fourth file of one person that arrives at the same time is refused before it is read', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const pending = [1, 2, 3].map(() => {
    const outgoing = sendRequest(setting.server.url + readBankFile.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
    })
    outgoing.on('error', () => {})
    outgoing.write('OFXHEADER:100')
    return outgoing
  })
  const length = { authorization: `Bearer ${person.token}`, 'content-length': String(MAX_BANK_FILE_BYTES) }
  await eventually(async () => expect((await upload(length, [])).status).toBe(429))
  expect((await read(other, MT940)).file_kind).toBe('mt940')
  for (const outgoing of pending) outgoing.destroy()
  await eventually(async () => expect((await read(person, MT940)).file_kind).toBe('mt940'))
})

test('nothing of a file is logged', async () => {
  const person = await newPerson()
  await read(person, ofx(transaction({ name: 'Secret Shop' })))
  await problemOf(person, ofx(transaction({ name: 'Secret Shop', amount: 'Secret Amount' })))
  await problemOf(person, 'Secret letter')
  await eventually(() => {
    const logged = setting.server.log.join('')
    if (logged.split('/api/bank-files').length < 4) throw new Error('The requests are not logged yet.')
  })
  expect(setting.server.log.join('')).not.toContain('Secret')
})

test('a line that was imported, or recorded by hand, is found in the books', async () => {
  const person = await newPerson()
  const day = { occurred_on: '2026-03-01', category: 'Groceries', account: 'Cash' } as const
  await person.answer(recordExpense, { body: { amount: 7, note: 'Market', ...day } })
  const lines = [transaction(), transaction({ id: 'A2', amount: '-7.00', name: 'BIO MARKT GMBH' })]
  const first = await read(person, ofx(...lines))
  expect(first.lines.map(({ as, is_imported }) => [as?.kind, is_imported])).toEqual([
    ['expense', false],
    ['existing', false],
  ])
  expect(first.lines[1]?.existing).toEqual({ occurred_on: '2026-03-01', note: 'Market' })
  await importAll(person, first)
  const again = await read(person, ofx(...lines, transaction({ id: 'A3', on: '20260305' })))
  expect(again.lines.map(({ as, is_imported }) => [as?.kind, is_imported])).toEqual([
    [undefined, true],
    [undefined, true],
    ['expense', false],
  ])
  expect(again.closing).toMatchObject({ amount: 95.5, on: '2026-03-31', in_books: 84 })
})

test('a payment is proposed with its principal, its interest and what is owed after it', async () => {
  const person = await newPerson()
  const debt = await person.answer(addLiability, {
    body: carLoan({ description: 'Santander Auto', interest_rate: 0 }),
  })
  const amount = `-${debt.installment_amount}`
  const lines = [
    transaction({ amount, name: 'SANTANDER CONSUMER AUTO 123' }),
    transaction({ id: 'A2', name: 'SANTANDER FEES' }),
    transaction({ id: 'A3', amount, name: 'Corner Cafe' }),
  ]
  const { lines: found } = await read(person, ofx(...lines))
  expect(found.map(({ as }) => as?.kind)).toEqual(['payment', 'expense', 'expense'])
  expect(found[0]?.payment).toEqual({
    principal: debt.installment_amount,
    interest: 0,
    owed_after: debt.remaining_amount - debt.installment_amount,
  })
})

test('money between own accounts is a transfer, and a category is the one chosen before', async () => {
  const person = await newPerson()
  const savings = await person.answer(addAsset, { body: { ...cash(0), asset_type: 'Savings Account' } })
  const named = transaction({ name: 'Transfer to savings' })
  const shop = transaction({ id: 'A2', name: 'Zyx Ltd' })
  const review = await read(person, ofx(named, shop))
  expect(review.lines.map(({ as }) => as)).toMatchObject([
    { kind: 'transfer', account_id: savings.id },
    { kind: 'expense', category: 'Other' },
  ])
  await importAll(person, { ...review, lines: review.lines.slice(1) }, { category: 'Education' })
  const next = await read(person, ofx(transaction({ id: 'A9', on: '20260308', name: 'ZYX LTD' })))
  expect(next.lines[0]?.as).toEqual({ kind: 'expense', category: 'Education', note: 'ZYX LTD' })
})

test('a category is found again by the words of the bank, if the file names no other party', async () => {
  const person = await newPerson()
  const csv = (day: string, text: string) => `Date,Description,Amount\n${day},${text},-9.00\n`
  await importAll(person, await read(person, csv('2026-03-02', 'ZYX 4711 BERLIN 0302')), {
    category: 'Education',
  })
  const next = await read(person, csv('2026-03-09', 'ZYX 4712 BERLIN 0309'))
  expect(next.lines[0]?.as).toMatchObject({ kind: 'expense', category: 'Education' })
})

test('of two accounts in one file, a line and its opposite are a transfer', async () => {
  const person = await newPerson()
  const savings = await person.answer(addAsset, { body: { ...cash(0), asset_type: 'Savings Account' } })
  const rows = [
    'Cash,2026-03-02,Standing order,-50',
    'Savings Account,2026-03-03,Incoming,50',
    'Cash,2026-03-04,Shop,-7',
  ]
  const file = ['Account,Date,Description,Amount', ...rows].join('\n')
  const review = await read(person, file)
  expect(review.lines.map(({ as }) => as)).toMatchObject([
    { kind: 'transfer', account_id: savings.id },
    { kind: 'expense' },
  ])
  await importAll(person, review)
  const query = { account_id: savings.id, statement: '1' }
  const [line] = (await read(person, file, query)).lines
  expect(line).toMatchObject({ as: { kind: 'existing' }, existing: { occurred_on: '2026-03-02' } })
})

test('the first rule that fits decides', async () => {
  const person = await newPerson()
  const debt = await person.answer(addLiability, { body: carLoan() })
  const rule = { text: 'corner', direction: 'out' } as const
  await person.answer(addImportRule, { body: { ...rule, category: 'Gifts' } })
  await person.answer(addImportRule, {
    body: { ...rule, text: 'cafe', category: 'Leisure', name: 'Café', max_amount: 5 },
  })
  await person.answer(addImportRule, { body: { text: 'loan', direction: 'out', debt_id: debt.id } })
  const lines = [
    transaction(),
    transaction({ id: 'A2', amount: '-6.00' }),
    transaction({ id: 'A3', name: 'LOAN 4711', amount: '-33.00' }),
    transaction({ id: 'A4', amount: '6.00' }),
  ]
  expect((await read(person, ofx(...lines))).lines.map(({ as }) => as)).toEqual([
    { kind: 'expense', category: 'Leisure', note: 'Café' },
    { kind: 'expense', category: 'Gifts', note: 'Corner Cafe' },
    { kind: 'payment', liability_id: debt.id },
    { kind: 'income', category: 'Other', note: 'Corner Cafe' },
  ])
})

test('a table is read with a guessed mapping, or with a chosen one', async () => {
  const person = await newPerson()
  const csv = 'When;What;How much\n05.03.2026;Bakery;-1,50\n06.03.2026;Bakery;2,00\n'
  const { table, lines, date_orders } = await read(person, csv)
  expect(date_orders).toEqual(['dmy', 'mdy'])
  expect(table?.header).toEqual(['When', 'What', 'How much'])
  expect(lines.map(({ booked_on, amount }) => [booked_on, amount])).toEqual([
    ['2026-03-05', -1.5],
    ['2026-03-06', 2],
  ])
  if (!table) throw new Error('There is no table.')
  const mapping = mappingQuery({ ...table.mapping, negate: true })
  const changed = await read(person, csv, { mapping })
  expect(changed.lines.map(({ amount }) => amount)).toEqual([1.5, -2])
})

test('categories of names that everybody knows are proposed', async () => {
  const person = await newPerson()
  const lines = [
    transaction({ name: 'NETFLIX.COM 1234' }),
    transaction({ id: 'A2', name: 'Shell Oil 5744' }),
    transaction({ id: 'A3', name: 'Employer Inc Wages', amount: '900.00' }),
  ]
  expect((await read(person, ofx(...lines))).lines.map(({ as }) => as)).toMatchObject([
    { kind: 'expense', category: 'Leisure' },
    { kind: 'expense', category: 'Transport' },
    { kind: 'income', category: 'Salary' },
  ])
})

test('of an asset that was added after the file ends, the balance of today includes the lines', async () => {
  const person = await newPerson()
  const early = ofx(transaction()).replace('20260331', '20260305')
  const review = await read(person, early)
  expect(review.closing).toEqual({
    amount: 100,
    on: '2026-03-10',
    in_books: 95.5,
    of: 'books',
    is_older: true,
  })
  const { amount, on } = review.closing ?? { amount: 0, on: '' }
  const at = (day: string) => importAll(person, review, { closing_balance: { amount, on: day } })
  await expect(at('2026-03-05')).rejects.toThrow('This day is before the account was added.')
  await at(on)
  expect((await person.answer(listAssets)).assets[0]?.asset_value).toBe(100)
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
})

test('a file in another currency, or for a debt that is no card, is refused', async () => {
  const person = await newPerson()
  expect(await problemOf(person, ofx(transaction()).replace('EUR', 'CHF'))).toBe(
    'The file is in CHF, and your currency is EUR. Choose another file, or change your currency in your profile.',
  )
  const { id } = await person.answer(addLiability, { body: carLoan() })
  queries.set(person, { account_kind: 'liability', account_id: id })
  expect(await problemOf(person, ofx(transaction()))).toBe('Choose a bank account or a card.')
})

test('a line dated in the future, and one that cannot be recorded, say why', async () => {
  const person = await newPerson()
  const { lines } = await read(person, ofx(transaction({ on: '20260311' })))
  expect(lines).toMatchObject([{ as: null, problem: 'It is dated in the future.' }])
})

/** Imports all lines as proposed, but with this category for expenses. */
async function importAll(
  person: Person,
  review: BankReview,
  { category, ...more }: { category?: string; closing_balance?: { amount: number; on: string } } = {},
) {
  const lines = review.lines.flatMap(
    ({ as, line, booked_on, value_on, amount, counterparty, text, bank_id }) =>
      as
        ? [
            {
              ...{ line, booked_on, value_on, amount, counterparty, text, bank_id },
              as: category && as.kind === 'expense' ? { ...as, category } : as,
            },
          ]
        : [],
  )
  const { account, file_kind } = review
  await person.answer(saveBankImport, {
    body: { file_name: 'march.ofx', file_kind, account, lines, ...more },
  })
}
