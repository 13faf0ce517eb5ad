import type { UserTransaction } from '../database'
import type { AccountKind } from './journal-table'
import type { JsonRow } from './transfer-tables'

// What an import asks about the rows that it has just written.

/** What lines change on one day, in minor units. */
export interface DayChange {
  day: string
  kind: AccountKind
  change: string
}

/** The sums of these lines by day and kind of account; their entries are there. */
export function changesByDay(tx: UserTransaction, lines: readonly JsonRow[]): Promise<DayChange[]> {
  return tx.query(
    `select entry.occurred_on::text as day, line.account_kind as kind, sum(line.change_minor)::text as change
     from jsonb_to_recordset($2::jsonb) line(entry_id uuid, account_kind text, change_minor bigint)
     join journal_entries entry on entry.user_id = $1 and entry.entry_id = line.entry_id
     group by 1, 2`,
    [tx.userId, JSON.stringify(lines)],
  )
}

/** Which of these entries are there. */
export async function knownEntries(tx: UserTransaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    'select entry_id as id from journal_entries where user_id = $1 and entry_id = any($2::uuid[])',
    [tx.userId, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** One of these entries that is no interest, or that is an undo where `are` says so. */
export async function findEntryThat(
  tx: UserTransaction,
  are: 'no interest' | 'undos',
  ids: readonly string[],
): Promise<string | null> {
  const condition = are === 'undos' ? 'reverses is not null' : `kind <> 'interest'`
  const [row] = await tx.query<{ id: string }>(
    `select entry_id as id from journal_entries
     where user_id = $1 and entry_id = any($2::uuid[]) and ${condition} limit 1`,
    [tx.userId, ids],
  )
  return row?.id ?? null
}
