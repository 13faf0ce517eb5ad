import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { frequency } from './fields'

/** The largest file of debts, in bytes: a workbook of 200 debts has some 50 kB. */
export const MAX_DEBT_FILE_BYTES = 2 * 1024 * 1024

/** A debt of a file, to fill the form of a new liability. Amounts are decimals in the person's currency. */
const fileDebt = z.strictObject({
  /** Where its row begins in the file, from 1. */
  line: z.number(),
  /** At most 120 characters, as the lender. */
  name: z.string(),
  /** Null if the file does not name it, or only as the name. */
  lender: z.nullable(z.string()),
  /** What is owed today; more than 0. */
  balance: z.number(),
  /** Percent a year, from 0 to 100. This and what follows is null if the file does not say it. */
  rate: z.nullable(z.number()),
  /** The minimum or the regular payment; more than 0. */
  payment: z.nullable(z.number()),
  frequency: z.nullable(frequency),
  /** The first due date from today on. */
  next_due_on: z.nullable(z.string()),
  /** What to check or to enter, in sentences for the person; null if there is nothing. */
  problem: z.nullable(z.string()),
})
export type FileDebt = z.infer<typeof fileDebt>

const debtFile = z.strictObject({
  /** In the order of the file; at least one and at most 200. */
  debts: z.array(fileDebt),
  /** Rows that are no open debts, such as totals and debts that are paid off, with the reason in a sentence. */
  skipped: z.array(z.strictObject({ line: z.number(), reason: z.string() })),
})
export type DebtFile = z.infer<typeof debtFile>

/** Reads a CSV or XLSX file with one debt per row, of a spreadsheet or another planner; saves nothing. */
export const readDebtFile = endpoint({
  name: 'readDebtFile',
  method: 'POST',
  path: '/api/debt-files',
  access: 'manage',
  body: z.instanceof(Uint8Array),
  upload: true,
  bodyLimit: MAX_DEBT_FILE_BYTES,
  response: debtFile,
})
