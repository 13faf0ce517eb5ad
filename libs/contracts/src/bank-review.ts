import * as z from 'zod/mini'
import { bankFileKind, bankLineFields, importAccount, recordedAs } from './bank-imports'
import { dateOrder, tableMapping } from './table-mapping'

/** A line of a bank file, and what we propose to record. */
const reviewLine = z.strictObject({
  ...bankLineFields,
  /** Null: an earlier import has it, or it cannot be recorded. */
  as: z.nullable(recordedAs),
  is_imported: z.boolean(),
  /** Why it cannot be recorded; null if it can. */
  problem: z.nullable(z.string()),
  /** Of a line that stands for an entry: its day and note. */
  existing: z.optional(z.strictObject({ occurred_on: z.string(), note: z.string() })),
  /** Of a payment: its parts, and what is owed after it. */
  payment: z.optional(
    z.strictObject({ principal: z.number(), interest: z.number(), owed_after: z.number() }),
  ),
  /** The balance of the account after the line, as proposed. */
  balance: z.number(),
})
export type ReviewLine = z.infer<typeof reviewLine>

/** The lines of one statement beside the books. */
export const bankReview = z.strictObject({
  file_kind: bankFileKind,
  account: importAccount,
  /** The name of the asset or card. */
  label: z.string(),
  /** All statements of the file, and the index of this one. None while the mapping of a table is not complete. */
  statements: z.array(
    z.strictObject({ account: z.nullable(z.string()), currency: z.nullable(z.string()), lines: z.number() }),
  ),
  statement: z.number(),
  /** The orders of day, month and year that fit all dates, the one in use first; several if the dates are ambiguous. */
  date_orders: z.array(dateOrder),
  /**
   * Of a CSV or XLSX file: how it was read, its header with its fingerprint, and the first ten rows after it. The
   * mapping is remembered if an import of a file with the same header was saved with it.
   */
  table: z.nullable(
    z.strictObject({
      mapping: tableMapping,
      header: z.array(z.string()),
      fingerprint: z.string(),
      is_remembered: z.boolean(),
      sample: z.array(z.array(z.string())),
    }),
  ),
  lines: z.array(reviewLine),
  /**
   * A balance of an asset or card beside what the books would hold: the closing one of the file. If all lines are from
   * before the asset was added, or the file has none, it is what the asset holds today, which includes the lines. Null
   * if there is nothing to compare.
   */
  closing: z.nullable(
    z.strictObject({
      amount: z.number(),
      on: z.string(),
      /** What the books would hold at the end of that day, as proposed. */
      in_books: z.number(),
      of: z.enum(['file', 'books']),
      /** Whether the file begins before the asset was added, so that its balance includes lines. */
      is_older: z.boolean(),
    }),
  ),
})
export type BankReview = z.infer<typeof bankReview>
