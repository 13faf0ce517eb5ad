import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { date, id, idParams, must, queryAmount, queryNumber, requiredText, text } from './fields'
import { categoryName } from './own-categories'
import { strategy } from './strategies'

/** Every way a balance can change. */
export const ENTRY_KINDS = [
  'opening',
  'adjustment',
  'payment',
  'expense',
  'income',
  'trade',
  'transfer',
  'interest',
  'received',
  'reversal',
  'refinancing',
] as const

/**
 * Who wrote an entry: the pages, the assistant, an imported document that does not say, a scheduled payment, the
 * posting of interest, or a program with an API token.
 */
const ENTRY_AUTHORS = ['screen', 'assistant', 'import', 'schedule', 'interest', 'program'] as const

export const entryChange = z.strictObject({
  account_kind: z.enum(['asset', 'liability']),
  account_id: id,
  /** The name of the asset or liability: its description, or else its type, such as "Cash". */
  label: z.string(),
  /** By how much the balance changed; negative lowers it. */
  amount: z.number(),
})

export const entry = z.strictObject({
  id,
  kind: z.enum(ENTRY_KINDS),
  occurred_on: z.string(),
  created_at: z.string(),
  note: z.string(),
  /** Of an expense or income; of one that is split, its first. */
  category: z.nullable(categoryName),
  /** Of an expense that is split over several categories: at least two, which add up to its amount. */
  parts: z.optional(z.array(z.strictObject({ category: categoryName, amount: z.number() }))),
  changes: z.array(entryChange),
  /** The entry that this one undoes, and the one that undid this one. */
  reverses: z.nullable(id),
  reversed_by: z.nullable(id),
  /** The undone entry that this one replaces, and the one that replaces this one; absent if there is none. */
  corrects: z.optional(id),
  corrected_by: z.optional(id),
  /** The releases of remotes on the page that made it, such as `assets_mfe@0.1.0`; absent if unknown. */
  releases: z.optional(z.array(z.string())),
  /** Absent if unknown. */
  author: z.optional(z.enum(ENTRY_AUTHORS)),
  /** The name of the API token of a program that wrote it. */
  program: z.optional(z.string()),
  /** Of a payment: the strategy of the person's plan at that time; absent if unknown. */
  plan: z.optional(strategy),
  /** Of an entry that changes no balance: the name of the expected asset that it is about. */
  expected_asset: z.optional(z.string()),
  /** Of received money: the part that goes towards debts. */
  towards_debts: z.optional(z.number()),
})
export type Entry = z.infer<typeof entry>

/** What the answer to a saved expense has besides the entry. */
export const limitNotice = z.strictObject({
  /** If the expense passes the limit of its category this month: by how much, as text for the person. */
  limit_notice: z.optional(z.string()),
})
export type LimitNotice = z.infer<typeof limitNotice>

export const entryWithNotice = z.extend(entry, limitNotice.shape)
export type EntryWithNotice = z.infer<typeof entryWithNotice>

/**
 * Selects entries; an absent field matches all. A corrected entry and its undo are left out: the correction stands for
 * them.
 */
export const entryFilter = z.strictObject({
  kind: z.optional(z.enum(ENTRY_KINDS, must(`one of ${ENTRY_KINDS.join(', ')}`))),
  /** Also the categories that are a part of it. */
  category: z.optional(categoryName),
  /** Only entries that change this asset or liability. */
  account_id: z.optional(id),
  /** Days, both inclusive. */
  from: z.optional(date),
  to: z.optional(date),
  /** Searched in the note, the category, the name and type of an asset or liability, and what a bank wrote. */
  text: z.optional(requiredText(100)),
  /** The absolute amount of one of the changes, both inclusive. */
  min_amount: z.optional(queryAmount),
  max_amount: z.optional(queryAmount),
})
export type EntryFilter = z.infer<typeof entryFilter>

export const listEntries = endpoint({
  name: 'listEntries',
  method: 'GET',
  path: '/api/entries',
  access: 'read',
  area: 'dashboard',
  query: z.extend(entryFilter, {
    /** The page size, by day, newest first; 50 by default. */
    limit: z.optional(queryNumber(1, 200)),
    /** `next` of the previous page. */
    after: z.optional(id),
  }),
  response: z.strictObject({ entries: z.array(entry), next: z.nullable(id) }),
})

export const undoEntry = endpoint({
  name: 'undoEntry',
  method: 'POST',
  path: '/api/entries/{id}/undo',
  access: 'manage',
  params: idParams,
  response: entry,
  saves: 'payment',
})

/** Changes the category or note of an expense or income, never its amounts. An absent field stays as it is. */
export const changeEntry = endpoint({
  name: 'changeEntry',
  method: 'PUT',
  path: '/api/entries/{id}',
  access: 'record',
  params: idParams,
  body: z.strictObject({ category: z.optional(categoryName), note: z.optional(text(200)) }),
  response: entry,
  saves: 'expenses',
})

const netWorthDay = z.strictObject({
  date: z.string(),
  assets: z.number(),
  liabilities: z.number(),
  net_worth: z.number(),
})

export const getNetWorth = endpoint({
  name: 'getNetWorth',
  method: 'GET',
  path: '/api/net-worth',
  access: 'read',
  area: 'dashboard',
  /** Both days inclusive; the last 90 days by default, at most 3660 days. */
  query: z.strictObject({ from: z.optional(date), to: z.optional(date) }),
  response: z.strictObject({ series: z.array(netWorthDay) }),
})
