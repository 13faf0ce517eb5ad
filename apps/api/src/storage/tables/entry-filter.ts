import { CATEGORIES, type Category } from '@solvent/contracts'
import type { EntryKind } from './journal-table'

/** Which entries are meant. Absent means any. */
export interface EntryFilter {
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

/** Part of a statement on rows of `journal_entries entry` of the person, who is $1. */
export interface EntryCondition {
  condition: string
  /** The values from $2 on. */
  params: unknown[]
  /** What the condition refers to, each a common table expression with a comma behind it. */
  before: string
}

/** Gives a value a place among the parameters, such as $2. */
type Place = (value: unknown) => string

/** Says only what is asked for, so that the planner sees which index helps. */
export function entryCondition(filter: EntryFilter): EntryCondition {
  const params: unknown[] = []
  const place: Place = (value) => `$${params.push(value) + 1}`
  const { text, min, max } = filter
  const parts = ['entry.user_id = $1', ...byColumns(filter, place)]
  const before: string[] = []
  if (text !== undefined) {
    const wanted = place(text)
    before.push(named(wanted))
    parts.push(byText(wanted, place(categoriesLike(text))))
  }
  if (min !== undefined || max !== undefined) {
    before.push(ofAmount(min, max, place))
    parts.push('entry.entry_id in (select entry_id from of_amount)')
  }
  return { condition: parts.join(' and '), params, before: before.join('') }
}

function byColumns({ kind, category, accountId, from, to }: EntryFilter, place: Place): string[] {
  const parts: string[] = []
  if (kind !== undefined) parts.push(`entry.kind = ${place(kind)}`)
  if (category !== undefined) parts.push(`entry.category = ${place(category)}`)
  if (from !== undefined) parts.push(`entry.occurred_on >= ${place(from)}`)
  if (to !== undefined) parts.push(`entry.occurred_on <= ${place(to)}`)
  if (accountId !== undefined) parts.push(`entry.entry_id in (${ofAccounts(`= ${place(accountId)}`)})`)
  return parts
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

/** Most journals have no asset or liability that is called so, and then no lines are looked through. */
function byText(text: string, categories: string): string {
  return `(strpos(lower(entry.note), lower(${text})) > 0 or entry.category = any(${categories}::text[])
    or (select ids from named) is not null
      and entry.entry_id in (${ofAccounts('= any((select ids from named)::uuid[])')}))`
}

/** Of the categories whose name has the text in it. */
function categoriesLike(text: string): string[] {
  return CATEGORIES.filter((category) => category.toLowerCase().includes(text.toLowerCase()))
}

/** All lines are looked through once, or the planner would look up the lines of one entry after the other. */
function ofAmount(min: bigint | undefined, max: bigint | undefined, place: Place): string {
  const atMost = max === undefined ? '' : `and abs(change_minor) <= ${place(max)}`
  return `of_amount as materialized (
    select entry_id from journal_lines
    where user_id = $1 and abs(change_minor) >= ${place(min ?? 0n)} ${atMost}
  ), `
}
