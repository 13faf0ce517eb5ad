// Engines: both (pictures are stored and read differently)
import { randomBytes } from 'node:crypto'
import { carLoan, cash, PIXEL } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  attachReceipt,
  correctEntry,
  deleteReceipt,
  getEntry,
  getReceipt,
  listEntries,
  MAX_RECEIPT_BYTES,
  payLiability,
  recordExpense,
  recordIncome,
  recordRefund,
  recordTrade,
  recordTransfer,
  undoEntry,
} from '@solvent/contracts'
import { type ExportedData, exportData, importData } from '@solvent/contracts/transfer'
import { TODAY } from '../../src/testing/start-server'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const lunch = { amount: 30, occurred_on: TODAY, account: 'Cash', category: 'Eating out' as const }

const PNG = Buffer.from(PIXEL, 'base64')
/** SOI, an empty APP0 segment, a frame header of 1 by 1 pixel. */
const JPEG = Buffer.from('ffd8ffe00002ffc0000b080001000101011100', 'hex')
const WEBP = Buffer.concat([Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0', 'latin1'), Buffer.alloc(13)])

/** A PNG of this size. */
function pictureOf(bytes: number): Buffer {
  return Buffer.concat([PNG, randomBytes(bytes - PNG.length)])
}

/** A person with cash, and the id of an expense. */
async function eater(): Promise<{ person: Person; id: string }> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(1000) })
  const { id } = await person.answer(recordExpense, { body: lunch })
  return { person, id }
}

const bodyOf = (picture: Buffer) => ({ picture: picture.toString('base64') })

function attach(person: Person, id: string, picture: Buffer) {
  return person.answer(attachReceipt, { params: { id }, body: bodyOf(picture) })
}

function get(person: Person, id: string): Promise<Response> {
  const headers = { authorization: `Bearer ${person.token}` }
  return fetch(person.url + getReceipt.path.replace('{id}', id), { headers })
}

async function pictureAt(person: Person, id: string): Promise<Buffer> {
  const response = await get(person, id)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

async function receiptOf(person: Person, id: string) {
  return (await person.answer(getEntry, { params: { id } })).receipt
}

test.each([
  ['image/png', 'png', PNG],
  ['image/jpeg', 'jpg', JPEG],
  ['image/webp', 'webp', WEBP],
])(
  'a picture of type %s comes back as it was sent, and never runs as a page',
  async (type, extension, sent) => {
    const { person, id } = await eater()
    expect(await receiptOf(person, id)).toBeUndefined()
    expect(await attach(person, id, sent)).toEqual({ media_type: type, size: sent.length })
    expect(await receiptOf(person, id)).toEqual({ media_type: type, size: sent.length })
    const response = await get(person, id)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(sent)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': `inline; filename="receipt.${extension}"`,
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; sandbox$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(response.headers.get('etag')).toBeNull()
  },
)

test('a receipt of exactly 2 MB is kept, another one replaces it, and it can be removed', async () => {
  const { person, id } = await eater()
  const large = pictureOf(MAX_RECEIPT_BYTES)
  await attach(person, id, large)
  expect((await pictureAt(person, id)).equals(large)).toBe(true)
  await attach(person, id, JPEG)
  expect(await pictureAt(person, id)).toEqual(JPEG)
  await person.answer(deleteReceipt, { params: { id } })
  expect(await receiptOf(person, id)).toBeUndefined()
  const none = { status: 404, error: 'This entry has no receipt.' }
  expect(await person.refusal(getReceipt, { params: { id } })).toMatchObject(none)
  expect(await person.refusal(deleteReceipt, { params: { id } })).toMatchObject(none)
})

test('a receipt that is sent again with its key is saved once', async () => {
  const { person, id } = await eater()
  const first = { params: { id }, body: bodyOf(PNG), key: 'the-first-receipt' }
  const answer = await person.answer(attachReceipt, first)
  await attach(person, id, JPEG)
  expect(await person.answer(attachReceipt, first)).toEqual(answer)
  expect(await pictureAt(person, id)).toEqual(JPEG)
  const other = { ...first, body: bodyOf(WEBP) }
  expect(await person.refusal(attachReceipt, other)).toMatchObject({ code: 'idempotency_conflict' })
})

test('income, refunds, payments, trades and transfers can have a receipt too', async () => {
  const { person } = await eater()
  await person.answer(addAsset, { body: cash(1000, { asset_type: 'Savings Account' }) })
  const debt = await person.answer(addLiability, { body: carLoan() })
  const day = { occurred_on: TODAY, account: 'Cash' }
  await person.answer(recordIncome, { body: { ...day, amount: 5, category: 'Salary' } })
  await person.answer(recordRefund, { body: { ...day, amount: 5, category: 'Gifts' } })
  await person.answer(recordTrade, {
    body: { ...day, side: 'buy', symbol: 'ACME', quantity: '1', price: 5 },
  })
  await person.answer(recordTransfer, {
    body: { amount: 5, occurred_on: TODAY, from_account: 'Cash', to_account: 'Savings Account' },
  })
  const pay = { payment_type: 'partial', payment_amount: 5, payment_account: 'Cash' }
  await person.answer(payLiability, { params: debt, body: pay })
  const { entries } = await person.answer(listEntries)
  const others = entries.filter(({ kind }) => kind !== 'opening')
  expect(others).toHaveLength(6)
  for (const { id } of others) await attach(person, id, PNG)
})

test('an entry that only opens an account or undoes another cannot have a receipt', async () => {
  const { person, id } = await eater()
  const undo = await person.answer(undoEntry, { params: { id } })
  const { entries } = await person.answer(listEntries, { query: { kind: 'opening' } })
  for (const other of [undo.id, entries[0]?.id ?? '']) {
    const refused = await person.refusal(attachReceipt, { params: { id: other }, body: bodyOf(PNG) })
    expect(refused).toMatchObject({
      status: 400,
      error: 'Only expenses, income, payments, trades and transfers can have a receipt.',
    })
    expect(await receiptOf(person, other)).toBeUndefined()
  }
})

test('an undone entry keeps its receipt, and a correction takes it along', async () => {
  const { person, id } = await eater()
  await attach(person, id, PNG)
  const body = { kind: 'expense', ...lunch, amount: 40 }
  const { id: corrected } = await person.answer(correctEntry, { params: { id }, body })
  expect(await pictureAt(person, corrected)).toEqual(PNG)
  expect(await receiptOf(person, id)).toBeUndefined()
  await person.answer(undoEntry, { params: { id: corrected } })
  expect(await pictureAt(person, corrected)).toEqual(PNG)
})

test('a received refund takes its receipt along as well', async () => {
  const { person } = await eater()
  const { id } = await person.answer(recordRefund, { body: lunch })
  await attach(person, id, PNG)
  const body = { kind: 'refund', ...lunch, amount: 20 }
  const { id: corrected } = await person.answer(correctEntry, { params: { id }, body })
  expect(await pictureAt(person, corrected)).toEqual(PNG)
})

test('another person can neither read, replace or remove a receipt nor learn that there is one', async () => {
  const { person, id } = await eater()
  await attach(person, id, PNG)
  const other = await setting.newPerson()
  const params = { id }
  for (const refused of [
    await other.refusal(getReceipt, { params }),
    await other.refusal(attachReceipt, { params, body: bodyOf(JPEG) }),
    await other.refusal(deleteReceipt, { params }),
  ]) {
    expect(refused).toMatchObject({ status: 404, code: 'not_found', error: 'This entry does not exist.' })
  }
  const guest = await fetch(person.url + getReceipt.path.replace('{id}', id))
  expect([guest.status, await guest.json()]).toMatchObject([401, { code: 'session_invalid' }])
  expect(await pictureAt(person, id)).toEqual(PNG)
})

const html = Buffer.from('<!doctype html><script>alert(1)</script>')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const NO_PICTURE = 'A receipt must be a JPEG, PNG or WebP picture. Choose another picture.'
const DAMAGED = 'The picture is damaged. Choose another picture.'

test.each<[string, Buffer, string]>([
  ['an HTML page', html, NO_PICTURE],
  ['an SVG', svg, NO_PICTURE],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), NO_PICTURE],
  ['an HTML page after one byte of a PNG', Buffer.concat([PNG.subarray(0, 1), html]), NO_PICTURE],
  ['an empty file', Buffer.alloc(0), 'The picture is empty. Choose another picture.'],
  ['the beginning of a PNG', PNG.subarray(0, 20), DAMAGED],
  ['the beginning of a JPEG', JPEG.subarray(0, 10), DAMAGED],
  ['an HTML page after the beginning of a JPEG', Buffer.concat([JPEG.subarray(0, 3), html]), DAMAGED],
  ['the beginning of a WebP', WEBP.subarray(0, 16), DAMAGED],
])('%s is refused, and nothing is saved', async (_, sent, error) => {
  const { person, id } = await eater()
  const refused = await person.refusal(attachReceipt, { params: { id }, body: bodyOf(sent) })
  expect(refused).toEqual({
    status: 400,
    code: 'invalid_request',
    error,
    fields: [{ field: 'picture', message: error }],
  })
  expect(await receiptOf(person, id)).toBeUndefined()
})

test.each([
  [1, 'A receipt can have at most 2 MB. Choose another picture.'],
  [1_000_000, 'This is too large to send.'],
])('a picture that is %i bytes too large is refused, and nothing is saved', async (more, error) => {
  const { person, id } = await eater()
  const body = bodyOf(pictureOf(MAX_RECEIPT_BYTES + more))
  const refused = await person.refusal(attachReceipt, { params: { id }, body })
  expect(refused).toMatchObject({ status: 413, code: 'payload_too_large', error })
  expect(await receiptOf(person, id)).toBeUndefined()
})

test('text that is not base64 is refused', async () => {
  const { person, id } = await eater()
  const refused = await person.refusal(attachReceipt, {
    params: { id },
    body: { picture: `data:image/png;base64,${PIXEL}` },
  })
  expect(refused).toMatchObject({ status: 400, error: 'Picture must be a picture in base64' })
})

test('all receipts of a person take up 200 MB at most', async () => {
  const { person, id } = await eater()
  await attach(person, id, PNG)
  // What 100 other expenses would have, a few at a time, as the deadline of a statement requires.
  for (let n = 0; n < 20; n += 1) {
    await setting.server.db.asUser(person.userId, (tx) =>
      tx.change(
        `with added as (
           insert into journal_entries (user_id, entry_id, kind, occurred_on, created_at, note)
           select $1, gen_random_uuid(), 'expense', '2026-03-10', now(), '' from generate_series(1, 5)
           returning entry_id
         ), picture as (select decode($2, 'base64') || decode(repeat('00', $3), 'hex') as bytes)
         insert into receipts (user_id, entry_id, media_type, picture, size, created_at)
         select $1, entry_id, 'image/png', bytes, octet_length(bytes), now() from added, picture`,
        [person.userId, PIXEL, MAX_RECEIPT_BYTES - PNG.length],
      ),
    )
  }
  const refused = await person.refusal(attachReceipt, { params: { id }, body: bodyOf(PNG) })
  expect(refused).toMatchObject({
    status: 409,
    code: 'receipts_full',
    error: 'Your receipts take up 200 MB, the most we can keep. Remove some of them first.',
  })
})

/** An account with these receipts, and what it exports. */
async function exported(pictures: readonly Buffer[]) {
  const { person, id } = await eater()
  const ids = [id]
  for (const _ of pictures.slice(1)) ids.push((await person.answer(recordExpense, { body: lunch })).id)
  for (const [index, one] of ids.entries()) await attach(person, one, pictures[index] ?? PNG)
  return { person, ids, data: await person.answer(exportData) }
}

test('receipts come back with an import of the export, byte for byte', async () => {
  const pictures = [pictureOf(MAX_RECEIPT_BYTES), JPEG, WEBP, PNG, pictureOf(1_500_000), pictureOf(700)]
  const { ids, data } = await exported(pictures)
  expect(data.receipts).toHaveLength(pictures.length)
  const person = await setting.newPerson()
  await person.answer(importData, { body: data })
  for (const [index, id] of ids.entries()) {
    expect((await pictureAt(person, id)).equals(pictures[index] ?? PNG)).toBe(true)
  }
  expect((await person.answer(exportData)).receipts).toEqual(data.receipts)
})

type Row = ExportedData['receipts'][number]

test.each<[string, Partial<Row> | ((data: ExportedData) => Partial<Row>), string]>([
  ['that is an HTML page', { picture: html.toString('base64') }, 'must be a JPEG, PNG or WebP picture'],
  ['of another type than it says', { media_type: 'image/webp' }, 'is not that of its picture'],
  ['of another size than it says', { size: 7 }, 'is not that of its picture'],
  ['that is empty', { picture: '' }, 'The picture is empty'],
  ['that is too large', { picture: 'A'.repeat(3_000_000) }, 'A receipt is larger than 2 MB'],
  ['of an unknown entry', { entry_id: '01f00000-0000-7000-8000-000000000000' }, 'is inconsistent'],
  [
    'of an entry that cannot have one',
    ({ entries }) => ({ entry_id: entries.find(({ kind }) => kind === 'opening')?.id ?? '' }),
    'that no entry of its kind can have',
  ],
])('an imported receipt %s is refused, and nothing is imported', async (_, change, error) => {
  const { data } = await exported([PNG])
  Object.assign(data.receipts[0] ?? {}, typeof change === 'function' ? change(data) : change)
  const person = await setting.newPerson()
  const refused = await person.refusal(importData, { body: data })
  expect([refused.status, refused.error]).toEqual([400, expect.stringContaining(error)])
  expect(refused.error).toContain('Nothing was imported.')
  expect(await person.answer(listEntries)).toEqual({ entries: [], next: null })
})
