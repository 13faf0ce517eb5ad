import type { UserTransaction } from '../database'
import { sentInOrder } from '../sent-in-order'

/** The interest of one due date on one debt, in minor units, as an entry of the journal with one line. */
interface InterestEntry {
  id: string
  liabilityId: string
  occurredOn: string
  interest: bigint
}

/** What posting has made of one debt. */
interface InterestPosted {
  liabilityId: string
  /** The sum of what was posted, in minor units. */
  interest: bigint
  /** The last due date of it. */
  postedThrough: string
}

/** Entries, and what they make of their debts. */
export interface InterestBatch {
  entries: readonly InterestEntry[]
  debts: readonly InterestPosted[]
}

interface Written extends InterestBatch {
  createdAt: string
  /** Of remotes on the page that asks, with commas between them. */
  releases: string | null
}

/** Writes entries and changes their debts, which must be locked: three statements, however many there are. */
export async function insertInterest(
  tx: UserTransaction,
  { entries, debts, createdAt, releases }: Written,
): Promise<void> {
  const rows = JSON.stringify(entries.map(toRow))
  await sentInOrder([
    tx.query(
      `insert into journal_entries (user_id, entry_id, kind, occurred_on, created_at, note, releases)
       select $1, entry.id, 'interest', entry.day, $3, '', $4
       from jsonb_to_recordset($2::jsonb) entry(id uuid, day date)`,
      [tx.userId, rows, createdAt, releases],
    ),
    tx.query(
      `insert into journal_lines (user_id, entry_id, line_no, account_kind, account_id, change_minor)
       select $1, entry.id, 1, 'liability', entry.debt, entry.interest
       from jsonb_to_recordset($2::jsonb) entry(id uuid, debt uuid, interest bigint)`,
      [tx.userId, rows],
    ),
    // A new quarter or year has begun, in which nothing is paid yet.
    tx.query(
      `update liabilities set remaining_minor = remaining_minor + posted.interest,
         interest_posted_through = posted.through, accrued_minor = null, accrued_through = null
       from jsonb_to_recordset($2::jsonb) posted(id uuid, interest bigint, through date)
       where user_id = $1 and liability_id = posted.id`,
      [tx.userId, JSON.stringify(debts.map(toPostedRow))],
    ),
  ])
}

function toRow({ id, liabilityId, occurredOn, interest }: InterestEntry) {
  return { id, debt: liabilityId, day: occurredOn, interest: String(interest) }
}

function toPostedRow({ liabilityId, interest, postedThrough }: InterestPosted) {
  return { id: liabilityId, interest: String(interest), through: postedThrough }
}
