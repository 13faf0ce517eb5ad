import { CATEGORIES, type Category } from '@solvent/contracts'
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

const BY_COLUMNS = `($2::uuid is null or entry.entry_id < $2)
  and ($3::text is null or entry.kind = $3)
  and ($4::uuid is null or entry.entry_id in (
    select entry_id from journal_lines
    where user_id = $1 and account_kind in ('asset', 'liability') and account_id = $4
  ))
  and ($5::date is null or entry.occurred_on >= $5)
  and ($6::date is null or entry.occurred_on <= $6)
  and ($7::text is null or entry.category = $7)`

/** Most journals have no asset or liability that is called so, and then no lines are looked through. */
const BY_TEXT = `(strpos(lower(entry.note), lower($8)) > 0 or entry.category = any($9::text[])
  or (select ids from named) is not null and entry.entry_id in (
    select entry_id from journal_lines
    where user_id = $1 and account_kind in ('asset', 'liability') and account_id = any((select ids from named)::uuid[])
  ))`

const NAMED = `named as materialized (
  select array_agg(id) as ids from (
    select asset_id as id from assets
    where user_id = $1 and strpos(lower(description || ' ' || asset_type), lower($8)) > 0
    union all
    select liability_id from liabilities
    where user_id = $1 and strpos(lower(description || ' ' || liability_type), lower($8)) > 0
  ) called
)`

/** Newest first: ids grow with time. */
export function findEntries(tx: UserTransaction, filter: EntryFilter, limit: number): Promise<EntryRow[]> {
  const { after, kind, category, accountId, from, to, text, min, max } = filter
  const params: unknown[] = [after, kind, accountId, from, to, category]
  const conditions = [BY_COLUMNS]
  if (text !== undefined) {
    params.push(text, categoriesLike(text))
    conditions.push(BY_TEXT)
  }
  if (min !== undefined || max !== undefined) {
    params.push(min ?? 0n, max)
    conditions.push(byAmount(params.length, params.length + 1))
  }
  const given = params.map((param) => param ?? null)
  return readEntries(tx, conditions.join(' and '), [...given, limit], text === undefined ? [] : [NAMED])
}

/** Of the categories whose name has the text in it. */
function categoriesLike(text: string): string[] {
  return CATEGORIES.filter((category) => category.toLowerCase().includes(text.toLowerCase()))
}

/** @param min number of the parameter with the smallest change, and `max` of the one with the largest */
function byAmount(min: number, max: number): string {
  return `entry.entry_id in (
    select entry_id from journal_lines
    where user_id = $1 and abs(change_minor) >= $${min} and ($${max}::bigint is null or abs(change_minor) <= $${max})
  )`
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

/**
 * The parameters begin at $2, behind the person; the last one is how many entries to read at most.
 *
 * @param before what the condition refers to, each as a common table expression
 */
async function readEntries(
  tx: UserTransaction,
  condition: string,
  params: readonly unknown[],
  before: readonly string[] = [],
): Promise<EntryRow[]> {
  const rows = await tx.query<Stored>(
    `with ${[...before, ''].join(', ')}page as (
       select entry.* from journal_entries entry
       where entry.user_id = $1 and ${condition}
       order by entry.entry_id desc limit $${1 + params.length}
     )
     select page.entry_id, page.kind, page.occurred_on, page.created_at, page.note, page.category, page.reverses,
       (select undo.entry_id from journal_entries undo
         where undo.user_id = $1 and undo.reverses = page.entry_id) as reversed_by, page.releases,
       line.account_kind, line.account_id, change_minor,
       coalesce(nullif(trim(assets.description), ''), asset_type,
         nullif(trim(liabilities.description), ''), liability_type) as label
     from page
     left join journal_lines line on line.user_id = $1 and line.entry_id = page.entry_id
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
