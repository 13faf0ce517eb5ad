// Engines: one
import { request as sendRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { refusal } from '@solvent/api-testing/client'
import { eventually } from '@solvent/api-testing/eventually'
import { cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import { addAsset, getBooksCheck, MAX_BANK_FILE_BYTES, readBankFile } from '@solvent/contracts'
import { useOwnServer } from '../../src/testing/use-own-server'

const NORMAL = { timeoutMs: 15_000, heapMb: 512 }
/** Tests change them. */
const limits = { ...NORMAL }
const setting = useOwnServer(undefined, { bankFileLimits: limits })
afterEach(() => Object.assign(limits, NORMAL))

const bytesOf = (text: string) => new TextEncoder().encode(text)

function read(person: Person, text: string) {
  return person.answer(readBankFile, { body: bytesOf(text) })
}

async function problemOf(person: Person, file: string | Uint8Array): Promise<string> {
  const body = typeof file === 'string' ? bytesOf(file) : file
  const { status, code, error } = await person.refusal(readBankFile, { body })
  expect([status, code]).toEqual([400, 'invalid_request'])
  return error
}

function ofx(...transactions: string[]): string {
  return `OFXHEADER:100
DATA:OFXSGML
VERSION:102
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>
<CURDEF>USD
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
  const person = await setting.newPerson()
  expect(await read(person, ofx(transaction()))).toEqual({
    kind: 'ofx',
    statements: [
      {
        account: '4711',
        currency: 'USD',
        opening: null,
        closing: { amount: 95.5, on: '2026-03-31' },
        lines: [
          {
            line: 10,
            booked_on: '2026-03-02',
            value_on: null,
            amount: -4.5,
            counterparty: 'Corner Cafe',
            text: '',
            bank_id: 'A1',
          },
        ],
      },
    ],
  })
})

test('a CAMT file is read', async () => {
  const person = await setting.newPerson()
  const { kind, statements } = await read(person, camt(camtEntry()))
  expect(kind).toBe('camt')
  expect(statements).toEqual([
    {
      account: 'DE02120300000000202051',
      currency: 'EUR',
      opening: null,
      closing: null,
      lines: [{ ...rent, line: 4, bank_id: 'R1' }],
    },
  ])
})

test('an MT940 file is read', async () => {
  const person = await setting.newPerson()
  const { kind, statements } = await read(person, MT940)
  expect(kind).toBe('mt940')
  expect(statements).toEqual([
    {
      account: '12030000/202051',
      currency: 'EUR',
      opening: { amount: 100, on: '2026-03-01' },
      closing: { amount: 87.66, on: '2026-03-31' },
      lines: [{ ...rent, line: 5, bank_id: 'B1' }],
    },
  ])
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
  [
    'a picture',
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13),
    /^This is not a text file that we can read/,
  ],
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
  const person = await setting.newPerson()
  const said = await problemOf(person, file)
  if (typeof problem === 'string') expect(said).toBe(problem)
  else expect(said).toMatch(problem)
  expect((await read(person, MT940)).kind).toBe('mt940')
})

test('a body that is not the bytes of a file is refused', async () => {
  const person = await setting.newPerson()
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
  const person = await setting.newPerson()
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
  const { token } = await setting.newPerson()
  const { status, text } = await upload(
    { authorization: `Bearer ${token}`, 'content-length': String(LARGE) },
    [],
  )
  expect([status, JSON.parse(text)]).toEqual([413, TOO_LARGE])
})

test('a file without a length is refused once it is too large', async () => {
  const person = await setting.newPerson()
  const headers = { authorization: `Bearer ${person.token}`, 'transfer-encoding': 'chunked' }
  const refused = await upload(headers, [Buffer.alloc(MAX_BANK_FILE_BYTES), Buffer.alloc(1)])
  expect([refused.status, JSON.parse(refused.text)]).toEqual([413, TOO_LARGE])
  const cutOff = await upload(headers, Array(200).fill(Buffer.alloc(LARGE / 200)))
  expect(cutOff.written).toBeLessThan(LARGE / 2)
  expect((await read(person, MT940)).kind).toBe('mt940')
})

test('a guest is refused before the file is read', async () => {
  const { status, text } = await upload({ 'content-length': String(MAX_BANK_FILE_BYTES) }, [])
  expect([status, JSON.parse(text).code]).toEqual([401, 'session_invalid'])
  expect(await refusal(setting.server.url, readBankFile, { body: {} })).toMatchObject({ status: 401 })
})

test('a file that takes too long is given up, and the next one is read', async () => {
  const person = await setting.newPerson()
  limits.timeoutMs = 1
  expect(await problemOf(person, MT940)).toBe('The file takes too long to read. Export a shorter period.')
  limits.timeoutMs = NORMAL.timeoutMs
  expect((await read(person, MT940)).kind).toBe('mt940')
})

test('a file that takes too much memory is given up, and the next one is read', async () => {
  const person = await setting.newPerson()
  limits.heapMb = 24
  const large = camt(camtEntry('12.34', 'Rent '.repeat(100)).repeat(15_000))
  expect(await problemOf(person, large)).toBe(
    'The file takes too much memory to read. Export a shorter period.',
  )
  expect((await read(person, MT940)).kind).toBe('mt940')
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
})

test('files of one person are read one after another, and too many at a time are refused', async () => {
  const [person, other] = [await setting.newPerson(), await setting.newPerson()]
  const asked = Array.from({ length: 8 }, () => person.send(readBankFile, { body: bytesOf(MT940) }))
  expect((await read(other, MT940)).kind).toBe('mt940')
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3)
})

test('nothing of a file is logged', async () => {
  const person = await setting.newPerson()
  await read(person, ofx(transaction({ name: 'Secret Shop' })))
  await problemOf(person, ofx(transaction({ name: 'Secret Shop', amount: 'Secret Amount' })))
  await problemOf(person, 'Secret letter')
  await eventually(() => {
    const logged = setting.server.log.join('')
    if (logged.split('/api/bank-files').length < 4) throw new Error('The requests are not logged yet.')
  })
  expect(setting.server.log.join('')).not.toContain('Secret')
})
