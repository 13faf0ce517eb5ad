import type { UserTransaction } from '../database'

/** One occurrence of a recurring entry that was moved or waits for its person. */
export interface OccurrenceRow {
  recurringId: string
  /** Its day by the recurrence. */
  dueOn: string
  /** The day it was moved to, or else the same. */
  on: string
  /** Minor units. */
  amount: bigint
  /** Whether it is recorded on its day without asking. */
  automatic: boolean
  /** Whether that failed, so that it waits for the person. */
  missed: boolean
}

interface Stored extends Omit<OccurrenceRow, 'amount'> {
  amount_minor: string
}

const COLUMNS = `recurring_id as "recurringId", due_on as "dueOn", happens_on as "on", amount_minor, automatic, missed`

/** Inserts it, or replaces the one that is there. */
export async function saveOccurrence(tx: UserTransaction, row: OccurrenceRow): Promise<void> {
  await tx.change(
    `insert into occurrences (user_id, recurring_id, due_on, happens_on, amount_minor, automatic, missed)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id, recurring_id, due_on) do update set happens_on = excluded.happens_on,
       amount_minor = excluded.amount_minor, automatic = excluded.automatic, missed = excluded.missed`,
    [tx.userId, row.recurringId, row.dueOn, row.on, row.amount, row.automatic, row.missed],
  )
}

/** By day. */
export async function allOccurrences(tx: UserTransaction): Promise<OccurrenceRow[]> {
  const rows = await tx.query<Stored>(
    `select ${COLUMNS} from occurrences where user_id = $1 order by happens_on, due_on, recurring_id`,
    [tx.userId],
  )
  return rows.map(toRow)
}

/** The occurrence, locked until the transaction ends, or null. */
export async function lockOccurrence(
  tx: UserTransaction,
  recurringId: string,
  dueOn: string,
): Promise<OccurrenceRow | null> {
  const [row] = await tx.query<Stored>(
    `select ${COLUMNS} from occurrences where user_id = $1 and recurring_id = $2 and due_on = $3 for update`,
    [tx.userId, recurringId, dueOn],
  )
  return row ? toRow(row) : null
}

export async function deleteOccurrence(
  tx: UserTransaction,
  { recurringId, dueOn }: Pick<OccurrenceRow, 'recurringId' | 'dueOn'>,
): Promise<void> {
  await tx.change('delete from occurrences where user_id = $1 and recurring_id = $2 and due_on = $3', [
    tx.userId,
    recurringId,
    dueOn,
  ])
}

function toRow({ amount_minor: amount, ...row }: Stored): OccurrenceRow {
  return { ...row, amount: BigInt(amount) }
}
