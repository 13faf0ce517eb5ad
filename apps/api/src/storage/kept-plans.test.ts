// Engines: both (each makes plans again by its own rule)
import { insertPerson } from '../testing/rows'
import { isEmbedded, openTestDatabase } from '../testing/test-database'
import type { Database, Maintenance } from './database'

const ADA = '11111111-1111-8111-8111-111111111111'
/** The n-th entry of a test. */
const ENTRY_ID = `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`

const NUMBERED = 'from users owner, generate_series($2::integer, $3::integer) n where owner.user_id = $1'

let db: Database & Maintenance
let drop: () => Promise<void>

beforeAll(async () => {
  const opened = await openTestDatabase()
  db = opened.db
  drop = opened.drop
  await insertPerson(db, ADA)
  // A server counts anyway, and lets only an administrator set this.
  if (isEmbedded()) await db.asOwner((owner) => owner.exec('set track_counts = on'))
})
afterAll(() => drop())

/** Adds entries of one day each, with a line that refers to it. */
async function addEntries(first: number, last: number): Promise<void> {
  await db.asUser(ADA, async (tx) => {
    await tx.change(
      `insert into journal_entries (user_id, entry_id, kind, occurred_on, created_at, note)
       select user_id, ${ENTRY_ID}, 'interest', date '2026-01-01' + n, now(), '' ${NUMBERED}`,
      [ADA, first, last],
    )
    await tx.change(
      `insert into journal_lines (user_id, entry_id, line_no, account_kind, account_id, change_minor)
       select user_id, ${ENTRY_ID}, 1, 'liability', user_id, 1 ${NUMBERED}`,
      [ADA, first, last],
    )
  })
}

/** How often each index of the entries was descended. */
async function scans(): Promise<Record<string, number>> {
  await db.asUser(ADA, (tx) => tx.query('select pg_stat_force_next_flush()'))
  const rows = await db.asUser(ADA, (tx) =>
    tx.query<{ name: string; scans: number }>(
      `select indexrelname as name, idx_scan::int as scans from pg_stat_user_indexes
       where relname = 'journal_entries' and idx_scan > 0`,
    ),
  )
  return Object.fromEntries(rows.map((row) => [row.name, row.scans]))
}

test('a plan that was made for an empty table is replaced when the table grows', async () => {
  for (let n = 1; n <= 20; n += 1) await addEntries(n, n)
  await addEntries(21, 3000)
  for (let n = 3001; n <= 3020; n += 1) await addEntries(n, n)
  const before = await scans()
  await addEntries(3021, 4020)
  // Each line looks up its entry by the whole key.
  const { journal_entries_pkey: lookedUp = 0, ...others } = before
  expect(await scans()).toEqual({ ...others, journal_entries_pkey: lookedUp + 1000 })
})
