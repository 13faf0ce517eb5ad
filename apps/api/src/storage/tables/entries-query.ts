import type { PlanSettings } from '@solvent/contracts'
import type { UserTransaction } from '../database'
import { toInstant } from './columns'
import { type EntryCondition, type EntryFilter, entryCondition } from './entry-filter'
import type { EntryPart } from './entry-parts-table'
import type { EntryKind, JournalEntry, JournalLine, StoredAuthor } from './journal-table'
import { DELETED_LABEL, labelBy } from './label'

/** A line with the name of its asset or liability. */
interface LabelledLine extends JournalLine {
  label: string
}

/** An entry for display. */
export interface EntryRow extends JournalEntry {
  /** The entry that undid this one. */
  reversedBy: string | null
  /** The entry that replaces this one. */
  correctedBy: string | null
  /** For a payment: the strategy of the plan at that time; null if unknown. */
  plan: PlanSettings['strategy'] | null
  /** For an entry without lines about an expected asset: its name. */
  expectedAsset: string | null
  /** For an expense that is split over several categories; empty for others. */
  parts: readonly EntryPart[]
  lines: readonly LabelledLine[]
}

interface Stored {
  entry_id: string
  kind: EntryKind
  occurred_on: string
  created_at: string
  note: string
  category: string | null
  reverses: string | null
  reversed_by: string | null
  corrects: string | null
  corrected_by: string | null
  releases: string | null
  author: StoredAuthor | null
  program: string | null
  plan: PlanSettings['strategy'] | null
  towards_debts_minor: string | null
  expected_asset: string | null
  /** Null for an entry that is not split. */
  parts: readonly { category: string; change: string }[] | null
  /** Null, like the rest of the line, for an entry without lines. */
  account_id: string | null
  account_kind: JournalLine['accountKind']
  change_minor: string
  label: string
}

/** The name of a line's asset or liability: its description, or else its type. */
const LABEL = `coalesce(case account_kind
  when 'asset' then (
    select ${labelBy('asset_type')} from assets where user_id = $1 and asset_id = account_id
  )
  else (
    select ${labelBy('liability_type')} from liabilities
    where user_id = $1 and liability_id = account_id
  )
end, '${DELETED_LABEL}')`

/** The name of the expected asset that an entry without lines is about. */
const EXPECTED_ASSET = `case when line.account_id is null then (
  select ${labelBy('asset_type')} from entry_images image
    join tentative_assets expected on expected.user_id = $1 and expected.tentative_asset_id = image.subject_id
  where image.user_id = $1 and image.entry_id = page.entry_id and image.subject_kind = 'tentative_asset' limit 1
) end`

const PARTS = `(
  select jsonb_agg(jsonb_build_object('category', category, 'change', change_minor::text) order by part_no)
  from entry_parts part where part.user_id = $1 and part.entry_id = page.entry_id
)`

/**
 * By date and then by creation, newest first.
 *
 * @param after the last entry of the page before
 */
export function findEntries(
  tx: UserTransaction,
  filter: EntryFilter,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<EntryRow[]> {
  const { condition, params, before } = entryCondition(filter)
  const parts = [condition]
  if (after !== undefined) {
    const place = `$${params.push(after) + 1}`
    parts.push(`(entry.occurred_on, entry.entry_id) < (
      (select occurred_on from journal_entries where user_id = $1 and entry_id = ${place}), ${place}
    )`)
  }
  return readEntries(tx, { condition: parts.join(' and '), params, before }, limit)
}

export async function findEntry(tx: UserTransaction, id: string): Promise<EntryRow | null> {
  const [entry] = await readEntries(tx, byId('= $2', id), 1)
  return entry ?? null
}

/** In no particular order; unknown ids are left out. */
export function findEntriesById(tx: UserTransaction, ids: readonly string[]): Promise<EntryRow[]> {
  return readEntries(tx, byId('= any($2::uuid[])', ids), ids.length)
}

function byId(isOne: string, param: unknown): Omit<EntryCondition, 'ofCategory'> {
  return { condition: `entry.user_id = $1 and entry.entry_id ${isOne}`, params: [param], before: '' }
}

/** The id of the newest entry that created or changed the ledger item, or null. */
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

async function readEntries(
  tx: UserTransaction,
  { condition, params, before }: Omit<EntryCondition, 'ofCategory'>,
  limit: number,
): Promise<EntryRow[]> {
  const rows = await tx.query<Stored>(
    `with ${before}page as (
       select entry.* from journal_entries entry where ${condition}
       order by entry.occurred_on desc, entry.entry_id desc limit $${2 + params.length}
     )
     select page.entry_id, page.kind, page.occurred_on, page.created_at, page.note, page.category, page.reverses,
       (select undo.entry_id from journal_entries undo
         where undo.user_id = $1 and undo.reverses = page.entry_id) as reversed_by, page.corrects,
       (select correction.entry_id from journal_entries correction
         where correction.user_id = $1 and correction.corrects = page.entry_id) as corrected_by, page.releases, page.author,
       page.program, page.plan, page.towards_debts_minor, line.account_kind, line.account_id, line.change_minor, line.label,
       ${EXPECTED_ASSET} as expected_asset, ${PARTS} as parts
     from page
     -- Looked up per entry, whatever number of lines the planner estimates.
     left join lateral (
       select line_no, account_kind, account_id, change_minor, ${LABEL} as label
       from journal_lines where user_id = $1 and entry_id = page.entry_id offset 0
     ) line on true
     order by page.occurred_on desc, page.entry_id desc, line_no`,
    [tx.userId, ...params, limit],
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
    corrects: row.corrects,
    correctedBy: row.corrected_by,
    releases: row.releases,
    author: row.author,
    program: row.program,
    plan: row.plan,
    expectedAsset: row.expected_asset,
    towardsDebts: row.towards_debts_minor === null ? null : BigInt(row.towards_debts_minor),
    parts: (row.parts ?? []).map(({ category, change }) => ({ category, change: BigInt(change) })),
    lines: [],
  }
}

function toLine(
  { account_kind: accountKind, change_minor: change, label }: Stored,
  accountId: string,
): LabelledLine {
  return { accountKind, accountId, change: BigInt(change), label }
}
