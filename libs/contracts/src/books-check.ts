import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { id } from './fields'

/**
 * The rules that a check of the books verifies: balances are the sums of their entries; each entry is complete and
 * consistent; payments, trades and undos match their entries; each debt matches its payments; its schedule ends at 0.
 */
export const BOOK_RULES = [
  'balances',
  'entries',
  'payments',
  'trades',
  'undos',
  'debts',
  'schedules',
] as const

const difference = z.strictObject({
  rule: z.enum(BOOK_RULES),
  /** What is wrong, in a sentence that names the row as the person knows it. */
  what: z.string(),
  /** What to do about it. */
  advice: z.string(),
  /** The asset or liability it is about. */
  account_id: z.nullable(id),
  /** The entry it is about. */
  entry_id: z.nullable(id),
})

const checkedAccount = z.strictObject({
  account_kind: z.enum(['asset', 'liability']),
  account_id: id,
  label: z.string(),
  /** As it is stored, and as its entries sum up. */
  balance: z.number(),
  sum_of_entries: z.number(),
  /** How many entries changed it. */
  entries: z.number(),
  /** Of a liability. */
  debt: z.nullable(
    z.strictObject({
      /** All payments: the total, and its interest and principal. */
      paid: z.number(),
      interest_paid: z.number(),
      principal_paid: z.number(),
      installments_paid: z.number(),
      installments_total: z.number(),
      /** The principal of the remaining scheduled instalments: what is owed. */
      scheduled_principal: z.number(),
    }),
  ),
})

const booksCheck = z.strictObject({
  /** An instant. */
  checked_at: z.string(),
  /** How many entries were read. */
  entries: z.number(),
  /** What was checked, and on how many rows. */
  rules: z.array(z.strictObject({ rule: z.enum(BOOK_RULES), checked: z.number() })),
  /** At most 100; none means that everything adds up. */
  differences: z.array(difference),
  /** The accounts that are not deleted, by kind and label; at most 1,000. */
  accounts: z.array(checkedAccount),
})
export type BooksCheck = z.infer<typeof booksCheck>

/** Recomputes the person's books from their entries. */
export const getBooksCheck = endpoint({
  name: 'getBooksCheck',
  method: 'GET',
  path: '/api/books-check',
  access: 'read',
  area: 'dashboard',
  response: booksCheck,
})
