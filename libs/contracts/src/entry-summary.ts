import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { entryFilter } from './entries'
import { id } from './fields'
import { categoryName } from './own-categories'

const monthOfEntries = z.strictObject({
  /** `YYYY-MM`. */
  month: z.string(),
  /** Income, and expected assets that were received. */
  money_in: z.number(),
  /** Expenses from accounts, and payments: expenses on a card leave an account when the card is paid. */
  money_out: z.number(),
  /** All expenses, also those on cards. */
  spent: z.number(),
  /** Payments on debts. */
  paid_on_debts: z.number(),
  /** Interest posted on debts. */
  interest: z.number(),
})

const summary = z.strictObject({
  /** How many entries are summed. */
  entries: z.number(),
  /** Newest first; months without entries are left out. */
  months: z.array(monthOfEntries),
  /** Expenses by category, largest first. */
  spending: z.array(z.strictObject({ category: z.nullable(categoryName), amount: z.number() })),
  /** Interest posted on each debt, largest first. */
  interest: z.array(z.strictObject({ account_id: id, label: z.string(), amount: z.number() })),
})
export type EntrySummary = z.infer<typeof summary>

/** Sums of the entries that match the filter. Undone entries and their undos are not counted. */
export const getEntrySummary = endpoint({
  name: 'getEntrySummary',
  method: 'GET',
  path: '/api/entry-summary',
  access: 'read',
  area: 'dashboard',
  query: entryFilter,
  response: summary,
})

/** The entries that match the filter, as CSV with one row for each change. */
export const downloadEntries = endpoint({
  name: 'downloadEntries',
  method: 'GET',
  path: '/api/entries.csv',
  access: 'read',
  query: entryFilter,
  response: z.string(),
  download: 'solvent-activity.csv',
})
