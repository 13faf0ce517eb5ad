// Engines: both (a row is replaced, and saved with an import)
import { cash } from '@solvent/api-testing/examples'
import { PASSWORD, type Person } from '@solvent/api-testing/person'
import {
  addAsset,
  type BankReview,
  type BodyOf,
  deleteAccount,
  listAssets,
  listBankImports,
  MAX_TABLE_MAPPINGS,
  mappingQuery,
  readBankFile,
  saveBankImport,
  type TableMapping,
  undoBankImport,
} from '@solvent/contracts'
import { exportData, importData } from '@solvent/contracts/transfer'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const HEADER = 'Date,Text,Amount,Fee'
const FEBRUARY = `${HEADER}\n2026-02-03,Bakery,5.00,1.00\n2026-02-04,Market,7.00,2.00\n`
const MARCH = `${HEADER}\n2026-03-05,Cinema,9.00,3.00\n`

/** The fee of each row, which no guess takes for the amount. */
const fees: TableMapping = {
  header_row: 1,
  columns: { booked_on: 0, amount: 3, counterparty: 1 },
  date_order: 'ymd',
  decimal: '.',
  negate: true,
}

async function newPerson(): Promise<Person> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(100) })
  return person
}

async function read(person: Person, file: string, mapping?: TableMapping): Promise<BankReview> {
  const [account] = (await person.answer(listAssets)).assets
  const query = { account_kind: 'asset', account_id: account?.id ?? '' }
  return person.answer(readBankFile, {
    body: new TextEncoder().encode(file),
    query: { ...query, ...(mapping && { mapping: mappingQuery(mapping) }) },
  })
}

/** The body that imports a review as proposed, with its columns. */
function bodyOf({ account, file_kind, lines, table }: BankReview): BodyOf<typeof saveBankImport> {
  return {
    file_name: 'fees.csv',
    file_kind,
    account,
    lines: lines.flatMap(({ as, is_imported: _, problem: __, existing: ___, payment: ____, ...line }) => {
      const { balance: _____, ...fields } = line
      return as ? [{ ...fields, as }] : []
    }),
    ...(table && { table: { fingerprint: table.fingerprint, mapping: table.mapping } }),
  }
}

const amountsOf = ({ lines }: BankReview) => lines.map(({ amount }) => amount)

/** A person who has imported a file with columns that they chose. */
async function personWithColumns(): Promise<Person> {
  const person = await newPerson()
  await person.answer(saveBankImport, { body: bodyOf(await read(person, FEBRUARY, fees)) })
  return person
}

const expectGuess = async (person: Person) => {
  const review = await read(person, MARCH)
  expect(amountsOf(review)).toEqual([9])
  expect(review.table?.is_remembered).toBe(false)
}

test('the next file with the same header is read with the columns that were chosen for the last one', async () => {
  const person = await newPerson()
  await expectGuess(person)
  const chosen = await read(person, FEBRUARY, fees)
  expect([amountsOf(chosen), chosen.table?.is_remembered]).toEqual([[-1, -2], false])
  await person.answer(saveBankImport, { body: bodyOf(chosen) })
  const next = await read(person, `Fees,of,March,\n${MARCH}`)
  expect(amountsOf(next)).toEqual([-3])
  expect(next.lines).toMatchObject([{ counterparty: 'Cinema' }])
  expect(next.table).toMatchObject({ mapping: { ...fees, header_row: 2 }, is_remembered: true })
  await expectGuess(await newPerson())
})

test('the columns of the last import with a header are used', async () => {
  const person = await personWithColumns()
  const corrected = { ...fees, negate: false }
  await person.answer(saveBankImport, { body: bodyOf(await read(person, MARCH, corrected)) })
  const next = await read(person, MARCH.replaceAll('03-05', '03-06'))
  expect(next.table).toMatchObject({ mapping: corrected, is_remembered: true })
  expect((await person.answer(exportData)).table_mappings).toHaveLength(1)
})

test('columns with which a file cannot be read are guessed', async () => {
  const person = await personWithColumns()
  const review = await read(person, `${HEADER}\n2026-03-05,Cinema,9.00,free\n`)
  expect(amountsOf(review)).toEqual([9])
})

test('an import that is refused leaves no columns, and one that is undone does', async () => {
  const person = await newPerson()
  const body = bodyOf(await read(person, FEBRUARY.replace(',1.00', ',1000.00'), fees))
  expect(await person.refusal(saveBankImport, { body })).toMatchObject({ code: 'insufficient_funds' })
  await expectGuess(person)
  const other = await personWithColumns()
  const [saved] = (await other.answer(listBankImports)).imports
  await other.answer(undoBankImport, { params: { id: saved?.id ?? '' }, body: { keep_dependent: false } })
  expect((await read(other, MARCH)).table?.is_remembered).toBe(true)
})

test('an export takes the columns along, and the deletion of the account deletes them', async () => {
  const person = await personWithColumns()
  const data = await person.answer(exportData)
  expect(data.table_mappings).toMatchObject([{ mapping: fees }])
  const other = await setting.newPerson()
  await other.answer(importData, { body: data })
  expect(amountsOf(await read(other, MARCH))).toEqual([-3])
  expect((await other.answer(exportData)).table_mappings).toEqual(data.table_mappings)
  const { table_mappings: _, ...older } = data
  await (await setting.newPerson()).answer(importData, { body: older })
  await person.answer(deleteAccount, { body: { password: PASSWORD } })
  const left = await setting.server.db.asUser(person.userId, (tx) =>
    tx.query('select 1 from table_mappings where user_id = $1', [tx.userId]),
  )
  expect(left).toEqual([])
})

test('of too many headers, the one that was not used longest is forgotten', async () => {
  const person = await personWithColumns()
  const data = await person.answer(exportData)
  const older = Array.from({ length: MAX_TABLE_MAPPINGS - 1 }, (_, index) => ({
    fingerprint: String(index).padStart(16, '0'),
    mapping: fees,
    used_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
  }))
  const full = { ...data, table_mappings: [...older, ...data.table_mappings] }
  const other = await setting.newPerson()
  await other.answer(importData, { body: full })
  const another = MARCH.replace('Fee', 'Tax')
  await other.answer(saveBankImport, { body: bodyOf(await read(other, another, fees)) })
  const kept = (await other.answer(exportData)).table_mappings.map(({ fingerprint }) => fingerprint)
  expect(kept).toHaveLength(MAX_TABLE_MAPPINGS)
  expect(kept).not.toContain(older[0]?.fingerprint)
  expect(kept).toContain(older[1]?.fingerprint)
  const tooMany = { ...data, table_mappings: [...older, ...older.slice(0, 2)] }
  expect((await (await setting.newPerson()).refusal(importData, { body: tooMany })).error).toContain(
    'more than 100 remembered mappings of columns',
  )
})

test('stored columns that this version does not know are ignored', async () => {
  const person = await personWithColumns()
  await setting.server.db.asUser(person.userId, (tx) =>
    tx.change(`update table_mappings set mapping = mapping - 'decimal' where user_id = $1`, [tx.userId]),
  )
  await expectGuess(person)
})

test.each([
  ['columns without an amount', { mapping: { ...fees, columns: { booked_on: 0 } } }, 'mapping'],
  [
    'a column that is too large',
    { mapping: { ...fees, columns: { ...fees.columns, text: [60] } } },
    'mapping.columns.text.0',
  ],
  ['a fingerprint that is none', { fingerprint: 'Date,Text' }, 'fingerprint'],
])('an import and a document with %s are refused at the field', async (_, wrong, field) => {
  const person = await personWithColumns()
  const body = bodyOf(await read(person, MARCH))
  const refused = await person.refusal(saveBankImport, {
    body: { ...body, table: { ...body.table, ...wrong } },
  })
  expect(refused).toMatchObject({ status: 400, fields: [{ field: `table.${field}` }] })
  const data = await person.answer(exportData)
  const table_mappings = data.table_mappings.map((row) => ({ ...row, ...wrong }))
  const other = await setting.newPerson()
  const { status, error } = await other.refusal(importData, { body: { ...data, table_mappings } })
  expect([status, error]).toEqual([400, expect.stringContaining(`${field} must`)])
})
