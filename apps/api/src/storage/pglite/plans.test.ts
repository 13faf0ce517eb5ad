// Engines: embedded
import { type EmbeddedFolder, embeddedFolder } from '../../testing/embedded-folder'
import { insertPerson } from '../../testing/rows'
import type { Database, Maintenance } from '../database'

const ADA = '11111111-1111-8111-8111-111111111111'
/** The n-th entry of a test. */
const ENTRY_ID = `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`

let folder: EmbeddedFolder
let db: Database & Maintenance

beforeAll(async () => {
  folder = await embeddedFolder()
  db = await folder.open()
  await insertPerson(db, ADA)
  await db.asOwner((owner) => owner.exec('set track_counts = on'))
})
afterAll(() => folder.remove())

/** Adds entries of one day each, with a line that refers to it. */
async function addEntries(first: number, last: number): Promise<void> {
  await db.asUser(ADA, async (tx) => {
    await tx.change(
      `insert into journal_entries (user_id, entry_id, kind, occurred_on, created_at, note)
       select $1, ${ENTRY_ID}, 'interest', date '2026-01-01' + n, now(), '' from generate_series(${first}, ${last}) n`,
      [ADA],
    )
    await tx.change(
      `insert into journal_lines (user_id, entry_id, line_no, account_kind, account_id, change_minor)
       select $1, ${ENTRY_ID}, 1, 'liability', $1, 1 from generate_series(${first}, ${last}) n`,
      [ADA],
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
  for (let n = 1; n <= 10; n += 1) await addEntries(n, n)
  await addEntries(11, 3000)
  const before = await scans()
  await addEntries(3001, 4000)
  // Each line looks up its entry by the whole key.
  expect(await scans()).toEqual({ ...before, journal_entries_pkey: 1000 })
})
