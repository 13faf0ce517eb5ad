import type { DateString, Frequency } from '@solvent/money'

/** The debts of a table, as it was read, to fill forms. */
export interface DebtFile {
  /** In the order of the file; at least one and at most 200. */
  debts: FileDebt[]
  /** Rows that are no open debts, in the order of the file. */
  skipped: SkippedRow[]
}

export interface FileDebt {
  /** Where its row begins in the file, from 1. */
  line: number
  name: string
  /** Null if the file does not name it, or only as the name. */
  lender: string | null
  /** What is owed, in minor units; more than 0. */
  balance: bigint
  /** Hundredths of a percent a year, from 0 to 10,000; null if the file does not say. */
  rateBp: number | null
  /** In minor units, more than 0: the minimum or the regular payment; null if the file does not say. */
  payment: bigint | null
  frequency: Frequency | null
  /** The day of the month, 1 to 31. Null if the file does not say, or if it has a date instead. */
  dueDay: number | null
  /** A date on which a payment is due, perhaps in the past. */
  dueOn: DateString | null
  /** What to check or to enter, in sentences; null if there is nothing. */
  problem: string | null
}

export interface SkippedRow {
  line: number
  /** In a sentence. */
  reason: string
}
