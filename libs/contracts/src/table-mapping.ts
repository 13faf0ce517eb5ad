import * as z from 'zod/mini'
import { must, wholeNumber } from './fields'

/** The most remembered mappings per person. */
export const MAX_TABLE_MAPPINGS = 100
/** The most columns of a table. */
const MAX_COLUMNS = 60
/** The last row in which a header may be. */
export const MAX_HEADER_ROW = 1_000

export const dateOrder = z.enum(['ymd', 'mdy', 'dmy'], must('ymd, mdy or dmy'))
export type DateOrder = z.infer<typeof dateOrder>

/** A column, from 0. */
const column = z.optional(wholeNumber(0, MAX_COLUMNS - 1))

/** How to read a CSV or XLSX file. It is complete if it has a day and an amount. */
export const tableMapping = z.strictObject({
  /** The line of the header; null if there is none. Rows up to it are not read. */
  header_row: z.nullable(wholeNumber(1, MAX_HEADER_ROW)),
  /** The amount is in one column, or in one for money in and one for money out. */
  columns: z.strictObject({
    booked_on: column,
    value_on: column,
    amount: column,
    money_in: column,
    money_out: column,
    /** Whether the amount comes in or goes out, such as debit or credit. */
    sign: column,
    counterparty: column,
    /** In this order. */
    text: z.optional(
      z.array(wholeNumber(0, MAX_COLUMNS - 1)).check(z.maxLength(5, 'must be at most 5 columns')),
    ),
    bank_id: column,
    balance: column,
    currency: column,
    /** Of a file of several accounts. */
    account: column,
    category: column,
  }),
  date_order: dateOrder,
  /** The decimal mark of amounts. */
  decimal: z.enum(['.', ','], must('a point or a comma')),
  /** Whether the file has positive amounts for money that goes out, as some exports of cards do. */
  negate: z.boolean(must('true or false')),
})
export type TableMapping = z.infer<typeof tableMapping>

/** Whether a mapping has a day and an amount. */
export function isCompleteTableMapping({ columns }: TableMapping): boolean {
  const amounts = [columns.amount, columns.money_in, columns.money_out]
  return columns.booked_on !== undefined && amounts.some((column) => column !== undefined)
}

/** A mapping for the files with the same header. */
export const rememberedMapping = z.strictObject({
  /** Of the header, as a review has it. */
  fingerprint: z
    .string(must('text'))
    .check(z.regex(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits in lower case')),
  mapping: tableMapping.check(
    z.refine(isCompleteTableMapping, 'must have the columns of the date and the amount'),
  ),
})
export type RememberedMapping = z.infer<typeof rememberedMapping>
