// Engines: both (long transactions)
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '@solvent/api-testing/eventually'
import { cash } from '@solvent/api-testing/examples'
import { PASSWORD, type Person } from '@solvent/api-testing/person'
import { addAsset, deleteAccount, listAssets, updateProfile } from '@solvent/contracts'
import { type ExportedData, exportData, importData } from '@solvent/contracts/transfer'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** An export with this many entries: expenses of one cent, with an undo as every tenth entry. */
async function longDocument(entries: number): Promise<ExportedData> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(1000) })
  const data = await person.answer(exportData)
  const [wallet] = data.assets
  const [opening] = data.entries
  if (!wallet || !opening) throw new Error('nothing to go on from')
  for (let n = 0; n < entries; n += 1) {
    const isUndo = n % 10 === 9
    const reverses = isUndo ? (data.entries.at(-1)?.id ?? null) : null
    const id = `01f00000-0000-7000-8000-${String(n).padStart(12, '0')}`
    const kind = isUndo ? 'reversal' : 'expense'
    data.entries.push({ ...opening, id, kind, reverses, note: isUndo ? '' : `no. ${n}` })
    const change = { entry_id: id, line: 1, account_kind: 'asset', account_id: wallet.id } as const
    data.changes.push({ ...change, amount: isUndo ? 0.01 : -0.01 })
  }
  wallet.asset_value = Math.round(data.changes.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100
  return data
}

/** Starts an import, sends the first `until` characters of the text, and returns how to finish. */
function beginImport({ url, token }: Person, text: string, until: number) {
  const sent = request(`${url}${importData.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    },
  })
  sent.on('error', () => {})
  sent.write(text.slice(0, until))
  return { sent, finish: () => sent.end(text.slice(until)) }
}

/** Resolves once an import of this account has begun: then other writes get a 503. */
async function untilImportRuns(person: Person): Promise<void> {
  const body = { name: 'Ada', monthly_income: 0, currency_preference: 'USD', selected_model: 'm' } as const
  await eventually(async () =>
    expect(await person.send(updateProfile, { body })).toMatchObject({ status: 503 }),
  )
}

/** One row a line, as an export writes it. */
function inLines(data: ExportedData): string {
  const { format, exported_at, profile, ...lists } = data
  const parts = Object.entries(lists).map(([name, rows]) => {
    return `"${name}":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`
  })
  return `${JSON.stringify({ format, exported_at, profile }).slice(0, -1)},\n${parts.join(',\n')}}\n`
}

/** The export without its time and the email, which both differ between accounts. */
function comparable({ exported_at: _, profile, ...lists }: ExportedData) {
  const { email: __, ...comparableProfile } = profile
  return { ...lists, profile: comparableProfile }
}

async function untilEmpty(person: Person): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const { status, body } = await person.send(exportData)
    if (status === 200) {
      expect(body).toMatchObject({ assets: [], entries: [], changes: [] })
      return
    }
    if (tries > 100) throw new Error(`The account is not empty again: ${status}`)
    await sleep(100)
  }
}

test('a long history is exported again exactly as imported', async () => {
  const data = await longDocument(2500)
  const person = await setting.newPerson()
  await person.answer(importData, { body: data })
  expect(comparable(await person.answer(exportData))).toEqual(comparable(data))
})

test('an interrupted import leaves nothing behind, and can be repeated', async () => {
  const data = await longDocument(2500)
  const person = await setting.newPerson()
  const text = JSON.stringify(data)
  const { sent } = beginImport(person, text, text.length - 1000)
  await untilImportRuns(person)
  // Somewhere in the middle: it may be interrupted at any time.
  await sleep(500)
  sent.destroy()
  await untilEmpty(person)
  // PostgreSQL may still be rolling back.
  while ((await person.send(importData, { body: data })).status === 503) await sleep(100)
  expect(comparable(await person.answer(exportData))).toEqual(comparable(data))
})

test('a file damaged in the middle is refused with the row and the line, and leaves nothing behind', async () => {
  const lines = inLines(await longDocument(2500)).split('\n')
  const damaged = lines.findIndex((line) => line.includes('"no. 1500"'))
  lines[damaged] = lines[damaged]?.replace('"note":', '"note"') ?? ''
  const person = await setting.newPerson()
  const refused = await person.refusal(importData, { body: lines.join('\n') })
  expect(refused).toMatchObject({ status: 400, code: 'invalid_request', fields: [{ field: 'entries' }] })
  expect(refused.error).toBe(
    `The file is damaged: it is not valid JSON (entries, row 1502, line ${damaged + 1}). Nothing was imported.`,
  )
  await untilEmpty(person)
})

test('an account can neither be read half imported nor changed while its import runs', async () => {
  const data = await longDocument(2500)
  const person = await setting.newPerson()
  const text = JSON.stringify(data)
  const { sent, finish } = beginImport(person, text, text.length - 1000)
  await untilImportRuns(person)
  const { status, body } = await person.send(listAssets)
  // The embedded engine refuses; PostgreSQL shows the account as before the import.
  if (status === 200) expect(body).toMatchObject({ assets: [] })
  else expect([status, body]).toMatchObject([503, { error: expect.stringContaining('is being imported') }])
  // Refused before its first byte on the embedded engine.
  expect([200, 503]).toContain((await person.send(exportData)).status)
  expect(await person.refusal(addAsset, { body: cash(1) })).toMatchObject({ status: 503 })
  expect(await person.refusal(importData, { body: data })).toMatchObject({ status: 503 })
  finish()
  await once(sent, 'response')
  expect(comparable(await person.answer(exportData))).toEqual(comparable(data))
})

test('files that are not an export do not lock the account', async () => {
  const person = await setting.newPerson()
  const files = ['{"$gt":""}', '[]', '{}', '{"format":2}', 'id,value\n1,2']
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => person.send(importData, { body: files[n % files.length] })),
  )
  expect(answers.filter(({ status }) => status !== 400)).toEqual([])
})

test('an import repeated with its key gets the same response, and other contents are refused', async () => {
  const data = await longDocument(10)
  const person = await setting.newPerson()
  const key = 'import-of-today'
  const first = await person.answer(importData, { body: data, key })
  expect(await person.answer(importData, { body: data, key })).toEqual(first)
  const other = { ...data, exported_at: '2026-01-01T00:00:00.000Z' }
  expect(await person.refusal(importData, { body: other, key })).toMatchObject({
    code: 'idempotency_conflict',
  })
})

test('a document of an older version, in one line and without newer fields, is imported', async () => {
  const { trades: _, learned_words: ________, ...data } = await longDocument(20)
  const entries = data.entries.map(({ category: __, releases: ___, ...entry }) => entry)
  const { currency_on_pages: ____, ask_before_saving: _____, ...older } = data.profile
  const { steps_skipped: ______, has_no_debts: _______, ...profile } = older
  const person = await setting.newPerson()
  await person.answer(importData, { body: { ...data, profile, entries } })
  expect((await person.answer(exportData)).entries).toHaveLength(21)
})

test.each<[string, (data: ExportedData) => void, string]>([
  [
    'that reverses itself',
    ({ entries }) => Object.assign(entries[10] ?? {}, { reverses: entries[10]?.id }),
    'cannot reverse itself',
  ],
  [
    'that reverses an undo',
    ({ entries }) => Object.assign(entries[20] ?? {}, { reverses: entries[10]?.id }),
    'must name the entry it reverses',
  ],
  [
    'that reverses an entry that is already reversed',
    ({ entries }) => Object.assign(entries[20] ?? {}, { reverses: entries[10]?.reverses }),
    'is inconsistent',
  ],
  [
    'that reverses another and is not a reversal',
    ({ entries }) => Object.assign(entries[11] ?? {}, { reverses: entries[12]?.id }),
    'Only a reversal',
  ],
])('an entry %s is refused', async (_, change, reason) => {
  const data = await longDocument(30)
  change(data)
  const person = await setting.newPerson()
  const refused = await person.refusal(importData, { body: data })
  expect([refused.status, refused.error]).toEqual([400, expect.stringContaining(reason)])
  await untilEmpty(person)
})

test.each([
  ['nested too deeply', '{"format":'.padEnd(60, '['), 'nested too deeply'],
  ['with a field twice', '{"format":1,"format":1}', 'is duplicated'],
  ['with a row of over a megabyte', `{"assets":["${'x'.repeat(1_100_000)}"]}`, 'larger than 1 MB'],
  ['that ends too early', '{"format":1,', 'ends too early'],
  ['with characters that cannot be saved', '{"profile":{"name":"\\u0000"}}', 'we cannot save'],
  ['with lists in another order', '{"entries":[],"assets":[]}', 'is missing'],
])('a file %s is refused', async (_, body, reason) => {
  const person = await setting.newPerson()
  const refused = await person.refusal(importData, { body })
  expect([refused.status, refused.error]).toEqual([400, expect.stringContaining(reason)])
})

test('a file of over a gigabyte is refused before it is read, and a guest before its size is checked', async () => {
  const person = await setting.newPerson()
  const statusOf = async (headers: Record<string, string>) => {
    const sent = request(`${person.url}${importData.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 2 ** 31, ...headers },
    })
    sent.on('error', () => {})
    sent.flushHeaders()
    const [answer] = await once(sent, 'response')
    sent.destroy()
    return answer.statusCode
  }
  expect(await statusOf({ authorization: `Bearer ${person.token}` })).toBe(413)
  expect(await statusOf({})).toBe(401)
})

test('an account with a long history is deleted completely', async () => {
  const data = await longDocument(2500)
  const person = await setting.newPerson()
  await person.answer(importData, { body: data })
  await person.answer(deleteAccount, { body: { password: PASSWORD } })
  expect(await person.refusal(listAssets)).toMatchObject({ status: 401 })
})
