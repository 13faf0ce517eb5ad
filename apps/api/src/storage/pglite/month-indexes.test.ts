// Engines: embedded
import { PGlite } from '@electric-sql/pglite'
import { type EmbeddedFolder, embeddedFolder } from '../../testing/embedded-folder'
import { insertPerson } from '../../testing/rows'
import type { Database, Maintenance } from '../database'
import { paidBetween } from '../tables/payments-table'
import { receivedForDebts } from '../tables/received-money'
import { monthlySums } from '../tables/spending-query'

const ADA = '11111111-1111-8111-8111-111111111111'
const PAYMENTS = 3000
/** The n-th entry. */
const ENTRY_ID = `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`

let folder: EmbeddedFolder
let db: Database & Maintenance

beforeAll(async () => {
  folder = await embeddedFolder()
  db = await folder.open()
  await insertPerson(db, ADA)
  await addPayments()
  await vacuum()
  await db.asOwner((owner) => owner.exec('set track_counts = on'))
})
afterAll(() => folder.remove())

/** Two cents each, in January 2030. */
function addPayments(): Promise<void> {
  return db.asUser(ADA, async (tx) => {
    await tx.change(
      `insert into journal_entries (user_id, entry_id, kind, occurred_on, created_at, note)
       select $1, ${ENTRY_ID}, 'payment', '2030-01-15', now(), '' from generate_series(1, ${PAYMENTS}) n`,
      [ADA],
    )
    await tx.change(
      `insert into payments (user_id, entry_id, liability_id, payment_type, amount_minor, source_type, paid_on)
       select $1, ${ENTRY_ID}, $1, 'partial', 2, 'Cash', '2030-01-15' from generate_series(1, ${PAYMENTS}) n`,
      [ADA],
    )
  })
}

/** As every day, so that the indexes alone show which rows are visible. */
async function vacuum(): Promise<void> {
  await db.close()
  const pg = await PGlite.create(folder.dataDir)
  await pg.exec('vacuum payments')
  await pg.close()
  db = await folder.open()
}

/** A sum of what the database has counted so far. */
async function counted(sum: string, view: string): Promise<number> {
  await db.asUser(ADA, (tx) => tx.query('select pg_stat_force_next_flush()'))
  const [row] = await db.asUser(ADA, (tx) =>
    tx.query<{ count: number }>(
      `select sum(${sum})::int as count from ${view} where relname in ('journal_entries', 'journal_lines', 'payments')`,
    ),
  )
  return row?.count ?? 0
}

test('the sums of a month are read from the indexes, not from each of its rows', async () => {
  const rowsRead = () => counted('seq_tup_read + idx_tup_fetch', 'pg_stat_user_tables')
  const before = await rowsRead()
  const month = { from: '2030-01-01', to: '2030-01-31' }
  const [paid, spent] = await db.asUser(ADA, (tx) =>
    Promise.all([paidBetween(tx, month.from, month.to), monthlySums(tx, month, ['expense'])]),
  )
  expect([paid.amount, spent]).toEqual([2n * BigInt(PAYMENTS), []])
  expect(await rowsRead()).toBe(before)
})

test('received money that paid for debts is found without reading the other payments', async () => {
  const read = () => counted('idx_tup_read', 'pg_stat_user_indexes')
  const before = await read()
  expect(await db.asUser(ADA, receivedForDebts)).toBe(0n)
  expect(await read()).toBe(before)
})
