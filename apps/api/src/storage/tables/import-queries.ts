import { RECEIPT_KINDS } from '@solvent/contracts'
import type { UserTransaction } from '../database'
import type { AccountKind } from './journal-table'
import type { JsonRow } from './transfer-tables'

// Queries of an import about the rows it has just written.

/** The sum of the changes of one day, in minor units. */
export interface DayChange {
  day: string
  kind: AccountKind
  change: string
}

// Each entry is looked up by its full key, in a subquery that the planner cannot turn into a join: without statistics
// of a new user, it would assume there are no entries, and read all of them for each batch.

/** The sums of these lines by date and kind of account; their entries must exist. */
export function changesByDay(tx: UserTransaction, lines: readonly JsonRow[]): Promise<DayChange[]> {
  return tx.query(
    `select day::text as day, kind, sum(change)::text as change from (
       select (select occurred_on from journal_entries entry
               where entry.user_id = $1 and entry.entry_id = line.entry_id) as day,
         line.account_kind as kind, line.change_minor as change
       from jsonb_to_recordset($2::jsonb) line(entry_id uuid, account_kind text, change_minor bigint)
     ) changes group by 1, 2`,
    [tx.userId, JSON.stringify(lines)],
  )
}

/** The ids of those entries that exist. */
export async function knownEntries(tx: UserTransaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `select id from unnest($2::uuid[]) id
     where (select true from journal_entries where user_id = $1 and entry_id = id)`,
    [tx.userId, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

const CONDITIONS = {
  undos: 'reverses is not null',
  'no interest': `kind <> 'interest'`,
  'without receipts': `kind not in (${RECEIPT_KINDS.map((kind) => `'${kind}'`).join(', ')})`,
}

/**
 * The id of one of these entries that is an undo, is not interest or cannot have a receipt, as `are` specifies; null if
 * there is none.
 */
export async function findEntryThat(
  tx: UserTransaction,
  are: keyof typeof CONDITIONS,
  ids: readonly string[],
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `select id from unnest($2::uuid[]) id
     where (select ${CONDITIONS[are]} from journal_entries where user_id = $1 and entry_id = id) limit 1`,
    [tx.userId, ids],
  )
  return row?.id ?? null
}

/** Whether an entry is split that cannot be, or whose parts do not add up to its changes. */
export async function hasWrongParts(tx: UserTransaction): Promise<boolean> {
  const [row] = await tx.query(
    `select from (
       select entry_id, count(*) as parts, sum(change_minor) as parted from entry_parts where user_id = $1 group by 1
     ) split
     where parts < 2 or parted <> (
       select coalesce(sum(change_minor), 0) from journal_lines where user_id = $1 and entry_id = split.entry_id
     ) or (select kind <> 'expense' from journal_entries where user_id = $1 and entry_id = split.entry_id)
     limit 1`,
    [tx.userId],
  )
  return row !== undefined
}
