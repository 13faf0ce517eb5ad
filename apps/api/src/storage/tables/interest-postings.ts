import type { UserTransaction } from '../database'

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
  /** The last due date that was posted before. */
  since: string
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

/**
 * Writes entries and changes their debts: one statement, however many there are. A debt on which somebody else has posted
 * meanwhile is left out. That it has stood still otherwise is sure: whatever else changes it posts first.
 */
export async function insertInterest(
  tx: UserTransaction,
  { entries, debts, createdAt, releases }: Written,
): Promise<void> {
  await tx.query(
    `with changed as (
       -- A new quarter or year has begun, in which nothing is paid yet.
       update liabilities set remaining_minor = remaining_minor + posted.interest,
         interest_posted_through = posted.through, accrued_minor = null, accrued_through = null
       from jsonb_to_recordset($3::jsonb) posted(id uuid, since date, through date, interest bigint)
       where user_id = $1 and liability_id = posted.id and interest_posted_through = posted.since
         and deleted_at is null
       returning liability_id
     ), entry as materialized (
       select entry.* from jsonb_to_recordset($2::jsonb) entry(id uuid, debt uuid, day date, interest bigint)
       where debt in (select liability_id from changed)
     ), written as (
       insert into journal_entries (user_id, entry_id, kind, occurred_on, created_at, note, releases)
       select $1, id, 'interest', day, $4, '', $5 from entry
     )
     insert into journal_lines (user_id, entry_id, line_no, account_kind, account_id, change_minor)
     select $1, id, 1, 'liability', debt, interest from entry`,
    [
      tx.userId,
      JSON.stringify(entries.map(toRow)),
      JSON.stringify(debts.map(toPostedRow)),
      createdAt,
      releases,
    ],
  )
}

function toRow({ id, liabilityId, occurredOn, interest }: InterestEntry) {
  return { id, debt: liabilityId, day: occurredOn, interest: String(interest) }
}

function toPostedRow({ liabilityId, since, interest, postedThrough }: InterestPosted) {
  return { id: liabilityId, since, interest: String(interest), through: postedThrough }
}
