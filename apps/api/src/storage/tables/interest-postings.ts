import type { CardStatement } from '@solvent/plan'
import type { UserTransaction } from '../database'
import { pipelined } from '../pipelined'

/** The interest of one debt for one due date, in minor units, as a journal entry with one line. */
interface InterestEntry {
  id: string
  liabilityId: string
  occurredOn: string
  interest: bigint
  note: string
}

/** The result of posting interest on one debt. */
interface InterestPosted {
  liabilityId: string
  /** The last due date posted before. */
  since: string
  /** The sum of the posted interest, in minor units. */
  interest: bigint
  /** The last due date posted now. */
  postedThrough: string
  /** What is due next by the last statement of a card, in minor units; null if it stays as it is. */
  minimum: bigint | null
  /** That statement, if the card has a grace period. */
  statement: CardStatement | null
}

/** Interest entries, and the debts they change. */
export interface InterestBatch {
  entries: readonly InterestEntry[]
  debts: readonly InterestPosted[]
}

interface Written extends InterestBatch {
  createdAt: string
  /** The releases of the remotes on the requesting page, separated by commas. */
  releases: string | null
}

/**
 * Writes the entries and updates their debts. A debt on which another transaction has posted meanwhile is left out.
 * Nothing else can have changed the debt: every other change posts interest first.
 */
export async function insertInterest(
  tx: UserTransaction,
  { entries, debts, createdAt, releases }: Written,
): Promise<void> {
  const since = new Map(debts.map((debt) => [debt.liabilityId, debt.since]))
  const rows = JSON.stringify(
    entries.map((entry) => ({ ...toRow(entry), since: since.get(entry.liabilityId) })),
  )
  const posted = JSON.stringify(debts.map(toPostedRow))
  await pipelined([
    // From here on, no other transaction posts on them.
    tx.query(
      `select from liabilities where user_id = $1 and liability_id = any($2::uuid[]) order by liability_id for update`,
      [tx.userId, debts.map(({ liabilityId }) => liabilityId)],
    ),
    tx.change(
      `insert into journal_entries (user_id, entry_id, kind, occurred_on, created_at, note, releases)
       select user_id, id, 'interest', day, $3, note, $4 from ${OWED} ${STILL_DUE}`,
      [tx.userId, rows, createdAt, releases],
    ),
    tx.change(
      `insert into journal_lines (user_id, entry_id, line_no, account_kind, account_id, change_minor)
       select user_id, id, 1, 'liability', debt, interest from ${OWED} ${STILL_DUE}`,
      [tx.userId, rows],
    ),
    tx.change(
      // A new period has begun, without any payment yet.
      `update liabilities set remaining_minor = remaining_minor + posted.interest,
         installment_minor = coalesce(posted.minimum, installment_minor),
         interest_posted_through = posted.through, accrued_minor = null, accrued_through = null,
         accrued_rest = null, statement_unpaid_minor = coalesce(posted.unpaid, statement_unpaid_minor),
         statement_in_grace = coalesce(posted.in_grace, statement_in_grace)
       from jsonb_to_recordset($2::jsonb)
         posted(
           id uuid, since date, through date, interest bigint, minimum bigint, unpaid bigint, in_grace boolean
         )
       where user_id = $1 and liability_id = posted.id and interest_posted_through = posted.since
         and deleted_at is null`,
      [tx.userId, posted],
    ),
  ])
}

/** The entries in the second parameter, with their debts. */
const OWED = `liabilities join jsonb_to_recordset($2::jsonb)
  entry(id uuid, debt uuid, since date, day date, interest bigint, note text) on liability_id = entry.debt`
const STILL_DUE = `where user_id = $1 and interest_posted_through = entry.since and deleted_at is null`

function toRow({ id, liabilityId, occurredOn, interest, note }: InterestEntry) {
  return { id, debt: liabilityId, day: occurredOn, interest: String(interest), note }
}

function toPostedRow({ liabilityId, since, interest, postedThrough, ...stated }: InterestPosted) {
  const { minimum, statement } = stated
  return {
    id: liabilityId,
    since,
    interest: String(interest),
    through: postedThrough,
    minimum: minimum === null ? null : String(minimum),
    unpaid: statement === null ? null : String(statement.unpaid),
    in_grace: statement?.inGrace ?? null,
  }
}
