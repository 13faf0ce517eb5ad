// Engines: embedded
import { PGlite } from '@electric-sql/pglite'
import { type EmbeddedFolder, embeddedFolder } from '../../testing/embedded-folder'
import { insertPerson } from '../../testing/rows'
import type { Database, Maintenance } from '../database'
import { paidBetween } from '../tables/payments-table'
import { receivedForDebts } from '../tables/received-money'
import { monthlySums } from '../tables/spending-query'

const ADA = '11111111-1111-8111-8111-111111111111'
/** The n-th entry of a test. */
const ENTRY_ID = `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`

let folder: EmbeddedFolder
let db: Database & Maintenance

beforeAll(async () => {
  folder = await embeddedFolder()
  await open()
  await insertPerson(db, ADA)
})
afterAll(() => folder.remove())

async function open(): Promise<void> {
  db = await folder.open()
  await db.asOwner((owner) => owner.exec('set track_counts = on'))
}

/** Adds entries, each with a line that refers to it; by default interest, and of one day each. */
async function addEntries(
  first: number,
  last: number,
  kindAndDay = `'interest', date '2026-01-01' + n`,
): Promise<void> {
  await db.asUser(ADA, async (tx) => {
    await tx.change(
      `insert into journal_entries (user_id, entry_id, kind, occurred_on, created_at, note)
       select $1, ${ENTRY_ID}, ${kindAndDay}, now(), '' from generate_series(${first}, ${last}) n`,
      [ADA],
    )
    await tx.change(
      `insert into journal_lines (user_id, entry_id, line_no, account_kind, account_id, change_minor)
       select $1, ${ENTRY_ID}, 1, 'liability', $1, 1 from generate_series(${first}, ${last}) n`,
      [ADA],
    )
  })
}

/** What the server counted of all transactions so far. */
async function statistics<Row>(sql: string): Promise<Row[]> {
  await db.asUser(ADA, (tx) => tx.query('select pg_stat_force_next_flush()'))
  return db.asUser(ADA, (tx) => tx.query<Row>(sql))
}

/** How often each index of the entries was descended. */
async function scans(): Promise<Record<string, number>> {
  const rows = await statistics<{ name: string; scans: number }>(
    `select indexrelname as name, idx_scan::int as scans from pg_stat_user_indexes
     where relname = 'journal_entries' and idx_scan > 0`,
  )
  return Object.fromEntries(rows.map((row) => [row.name, row.scans]))
}

/** How many entries of the indexes of payments were read. */
function paymentsRead(): Promise<{ count: number }[]> {
  return statistics(
    `select sum(idx_tup_read)::int as count from pg_stat_user_indexes where relname = 'payments'`,
  )
}

/** How many rows of each table were read. */
function rowsRead(): Promise<{ name: string; rows: number }[]> {
  return statistics(
    `select relname as name, (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_user_tables
     where relname in ('journal_entries', 'journal_lines', 'payments') order by relname`,
  )
}

/** As every day, so that the indexes alone show which rows are visible. */
async function vacuum(): Promise<void> {
  await db.close()
  const pg = await PGlite.create(folder.dataDir)
  await pg.exec('vacuum payments')
  await pg.close()
  await open()
}

test('a plan that was made for an empty table is replaced when the table grows', async () => {
  for (let n = 1; n <= 10; n += 1) await addEntries(n, n)
  await addEntries(11, 3000)
  const before = await scans()
  await addEntries(3001, 4000)
  // Each line looks up its entry by the whole key.
  expect(await scans()).toEqual({ ...before, journal_entries_pkey: 1000 })
})

test('the sums of a month are read from the indexes, not from each of its rows', async () => {
  await addEntries(5001, 8000, `'payment', date '2030-01-15'`)
  await db.asUser(ADA, (tx) =>
    tx.change(
      `insert into payments (user_id, entry_id, liability_id, payment_type, amount_minor, source_type, paid_on)
       select $1, ${ENTRY_ID}, $1, 'partial', 2, 'Cash', '2030-01-15' from generate_series(5001, 8000) n`,
      [ADA],
    ),
  )
  await vacuum()
  const before = await rowsRead()
  const month = { from: '2030-01-01', to: '2030-01-31' }
  const [paid, spent] = await db.asUser(ADA, (tx) =>
    Promise.all([paidBetween(tx, month.from, month.to), monthlySums(tx, month, ['expense'])]),
  )
  expect([paid.amount, spent]).toEqual([6000n, []])
  expect(await rowsRead()).toEqual(before)
})

test('received money that paid for debts is found without reading the other payments', async () => {
  const before = await paymentsRead()
  expect(await db.asUser(ADA, receivedForDebts)).toBe(0n)
  expect(await paymentsRead()).toEqual(before)
})
