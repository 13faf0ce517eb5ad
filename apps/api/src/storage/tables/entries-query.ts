import type { Category } from '@solvent/contracts'
import type { UserTransaction } from '../database'
import { toInstant } from './columns'
import type { EntryKind, JournalEntry, JournalLine } from './journal-table'

/** A line with what its asset or liability is called. */
interface LabelledLine extends JournalLine {
  label: string
}

/** An entry as a person reads it. */
export interface EntryRow extends JournalEntry {
  /** The entry that took this one back. */
  reversedBy: string | null
  lines: readonly LabelledLine[]
}

/** Absent means any. */
export interface EntryFilter {
  /** Only entries older than this one. */
  after?: string | undefined
  kind?: EntryKind | undefined
  category?: Category | undefined
  accountId?: string | undefined
  /** Days, both included. */
  from?: string | undefined
  to?: string | undefined
  /** In the note, the category, or what the asset or liability is called or is; letters of either case. */
  text?: string | undefined
  /** Of one of the changes in minor units, whatever its direction; both included. */
  min?: bigint | undefined
  max?: bigint | undefined
}

interface Stored {
  entry_id: string
  kind: EntryKind
  occurred_on: string
  created_at: string
  note: string
  category: Category | null
  reverses: string | null
  reversed_by: string | null
  releases: string | null
  /** Null, like the rest of the line, for an entry without lines. */
  account_id: string | null
  account_kind: JournalLine['accountKind']
  change_minor: string
  label: string
}

/** Newest first: ids grow with time. */
export function findEntries(
  tx: UserTransaction,
  { after, kind, category, accountId, from, to, text, min, max }: EntryFilter,
  limit: number,
): Promise<EntryRow[]> {
  return readEntries(
    tx,
    `($2::uuid is null or entry.entry_id < $2)
     and ($3::text is null or entry.kind = $3)
     and ($4::uuid is null or entry.entry_id in (
       select entry_id from journal_lines
       where user_id = $1 and account_kind in ('asset', 'liability') and account_id = $4
     ))
     and ($5::date is null or entry.occurred_on >= $5)
     and ($6::date is null or entry.occurred_on <= $6)
     and ($7::text is null or entry.category = $7)
     and ($8::text is null or strpos(lower(entry.note || ' ' || coalesce(entry.category, '')), lower($8)) > 0
       or entry.entry_id in (
         select entry_id from journal_lines
         where user_id = $1 and account_kind in ('asset', 'liability') and account_id in (
           select asset_id from assets where user_id = $1 and strpos(lower(description || ' ' || asset_type), lower($8)) > 0
           union all
           select liability_id from liabilities
           where user_id = $1 and strpos(lower(description || ' ' || liability_type), lower($8)) > 0
         )
       ))
     and ($9::bigint is null and $10::bigint is null or entry.entry_id in (
       select entry_id from journal_lines
       where user_id = $1 and abs(change_minor) between coalesce($9, 0) and coalesce($10, 9223372036854775807)
     ))`,
    [
      after ?? null,
      kind ?? null,
      accountId ?? null,
      from ?? null,
      to ?? null,
      category ?? null,
      text ?? null,
      min ?? null,
      max ?? null,
      limit,
    ],
  )
}

export async function findEntry(tx: UserTransaction, id: string): Promise<EntryRow | null> {
  const [entry] = await readEntries(tx, 'entry.entry_id = $2', [id, 1])
  return entry ?? null
}

/** In no order; an id that is none is left out. */
export function findEntriesById(tx: UserTransaction, ids: readonly string[]): Promise<EntryRow[]> {
  return readEntries(tx, 'entry.entry_id = any($2::uuid[])', [ids, ids.length])
}

/** The id of the newest entry that changed the ledger item or made it, or null. */
export async function newestEntryAbout(tx: UserTransaction, itemId: string): Promise<string | null> {
  const [row] = await tx.query<{ entry_id: string }>(
    `select entry_id from journal_lines
     where user_id = $1 and account_kind in ('asset', 'liability') and account_id = $2
     union
     select entry_id from entry_images where user_id = $1 and subject_id = $2
     order by entry_id desc limit 1`,
    [tx.userId, itemId],
  )
  return row?.entry_id ?? null
}

/** The parameters begin at $2, behind the person; the last one is how many entries to read at most. */
async function readEntries(
  tx: UserTransaction,
  condition: string,
  params: readonly unknown[],
): Promise<EntryRow[]> {
  const rows = await tx.query<Stored>(
    `with page as (
       select entry.*, undo.entry_id as reversed_by
       from journal_entries entry
       left join journal_entries undo on undo.user_id = entry.user_id and undo.reverses = entry.entry_id
       where entry.user_id = $1 and ${condition}
       order by entry.entry_id desc limit $${1 + params.length}
     )
     select page.entry_id, kind, occurred_on, page.created_at, note, category, reverses, reversed_by, releases,
       line.account_kind, line.account_id, change_minor,
       coalesce(nullif(trim(assets.description), ''), asset_type,
         nullif(trim(liabilities.description), ''), liability_type) as label
     from page
     left join journal_lines line using (user_id, entry_id)
     left join assets on account_kind = 'asset' and assets.user_id = $1 and asset_id = account_id
     left join liabilities on account_kind = 'liability' and liabilities.user_id = $1
       and liability_id = account_id
     order by page.entry_id desc, line_no`,
    [tx.userId, ...params],
  )
  const entries = new Map<string, EntryRow & { lines: LabelledLine[] }>()
  for (const row of rows) {
    const entry = entries.get(row.entry_id) ?? toEntryWithoutLines(row)
    entries.set(entry.id, entry)
    if (row.account_id !== null) entry.lines.push(toLine(row, row.account_id))
  }
  return [...entries.values()]
}

function toEntryWithoutLines(row: Stored): EntryRow & { lines: LabelledLine[] } {
  return {
    id: row.entry_id,
    kind: row.kind,
    occurredOn: row.occurred_on,
    createdAt: toInstant(row.created_at),
    note: row.note,
    category: row.category,
    reverses: row.reverses,
    reversedBy: row.reversed_by,
    releases: row.releases,
    lines: [],
  }
}

function toLine(
  { account_kind: accountKind, change_minor: change, label }: Stored,
  accountId: string,
): LabelledLine {
  return { accountKind, accountId, change: BigInt(change), label }
}
