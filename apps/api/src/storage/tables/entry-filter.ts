import type { EntryKind } from './journal-table'

/** Selects entries. Absent properties match any entry. */
export interface EntryFilter {
  kind?: EntryKind | undefined
  /** An entry matches with one of them. */
  categories?: readonly string[] | undefined
  accountId?: string | undefined
  /** Dates, both inclusive. */
  from?: string | undefined
  to?: string | undefined
  /**
   * Part of the note, the category, the description or type of an asset or liability, or of what a bank wrote;
   * case-insensitive.
   */
  text?: string | undefined
  /** Absolute amount of one of the changes in minor units, both inclusive. */
  min?: bigint | undefined
  max?: bigint | undefined
}

/** A condition on rows of `journal_entries entry` of the person ($1). */
export interface EntryCondition {
  condition: string
  /** The values from $2 on. */
  params: unknown[]
  /** Common table expressions that the condition uses, each followed by a comma. */
  before: string
  /** A condition on the category of a part of an entry. */
  ofCategory: string
}

/** Adds a parameter and returns its placeholder, such as $2. */
type Place = (value: unknown) => string

/**
 * A condition on `journal_entries entry` that leaves out entries that were corrected, and their undos: the correction
 * stands for them.
 */
export const NOT_CORRECTED = `coalesce(entry.reverses, entry.entry_id) not in (
  select corrects from journal_entries where user_id = $1 and corrects is not null
)`

/** Contains only the requested conditions, so that the planner can choose an index. */
export function entryCondition(filter: EntryFilter): EntryCondition {
  const params: unknown[] = []
  const place: Place = (value) => `$${params.push(value) + 1}`
  const { categories, text, min, max } = filter
  const parts = ['entry.user_id = $1', NOT_CORRECTED, ...byColumns(filter, place)]
  const isWanted = categories && `= any(${place(categories)}::text[])`
  if (isWanted)
    parts.push(`(entry.category ${isWanted} or entry.entry_id in (${splitOver(`category ${isWanted}`)}))`)
  const before: string[] = []
  if (text !== undefined) {
    const wanted = place(text)
    before.push(named(wanted))
    parts.push(byText(wanted))
  }
  if (min !== undefined || max !== undefined) {
    before.push(ofAmount(min, max, place))
    parts.push('entry.entry_id in (select entry_id from of_amount)')
  }
  return {
    condition: parts.join(' and '),
    params,
    before: before.join(''),
    ofCategory: isWanted ? `category ${isWanted}` : 'true',
  }
}

function byColumns({ kind, accountId, from, to }: EntryFilter, place: Place): string[] {
  const parts: string[] = []
  if (kind !== undefined) parts.push(`entry.kind = ${place(kind)}`)
  if (from !== undefined) parts.push(`entry.occurred_on >= ${place(from)}`)
  if (to !== undefined) parts.push(`entry.occurred_on <= ${place(to)}`)
  if (accountId !== undefined) parts.push(`entry.entry_id in (${ofAccounts(`= ${place(accountId)}`)})`)
  return parts
}

/** Ids of the entries with a part of such a category. */
function splitOver(condition: string): string {
  return `select entry_id from entry_parts where user_id = $1 and ${condition}`
}

/** Ids of the entries, or of those that they correct, whose bank's text or other party contains a text. */
function ofBankLines(text: string): string {
  const isFound = `strpos(lower(counterparty || ' ' || bank_text), lower(${text})) > 0`
  return `select entry_id from bank_lines where user_id = $1 and ${isFound}
    union all
    select correction.entry_id from bank_lines line
    join journal_entries correction on correction.user_id = $1 and correction.corrects = line.entry_id
    where line.user_id = $1 and ${isFound}`
}

/** Ids of the entries that change an asset or liability. */
function ofAccounts(isOne: string): string {
  return `select entry_id from journal_lines
    where user_id = $1 and account_kind in ('asset', 'liability') and account_id ${isOne}`
}

function named(text: string): string {
  return `named as materialized (
    select array_agg(id) as ids from (
      select asset_id as id from assets
      where user_id = $1 and strpos(lower(description || ' ' || asset_type), lower(${text})) > 0
      union all
      select liability_id from liabilities
      where user_id = $1 and strpos(lower(description || ' ' || liability_type), lower(${text})) > 0
    ) called
  ), `
}

/** Usually no asset or liability has a matching name, and then no lines are scanned. */
function byText(text: string): string {
  return `(strpos(lower(entry.note), lower(${text})) > 0 or strpos(lower(entry.category), lower(${text})) > 0
    or entry.entry_id in (${splitOver(`strpos(lower(category), lower(${text})) > 0`)})
    or entry.entry_id in (${ofBankLines(text)})
    or (select ids from named) is not null
      and entry.entry_id in (${ofAccounts('= any((select ids from named)::uuid[])')}))`
}

/** Materialized, so that all lines are scanned once; otherwise the planner would look them up entry by entry. */
function ofAmount(min: bigint | undefined, max: bigint | undefined, place: Place): string {
  const atMost = max === undefined ? '' : `and abs(change_minor) <= ${place(max)}`
  return `of_amount as materialized (
    select entry_id from journal_lines
    where user_id = $1 and abs(change_minor) >= ${place(min ?? 0n)} ${atMost}
  ), `
}
