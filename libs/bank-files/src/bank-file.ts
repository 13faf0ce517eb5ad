import type { DateString } from '@solvent/money'
import type { DateOrder } from './fields/date-order'
import type { PartialMapping } from './table/mapping'

export type BankFileKind = 'ofx' | 'qif' | 'camt' | 'mt940' | 'csv' | 'xlsx'

/** A file from a bank, as it was read, before it is matched with the books. */
export interface BankFile {
  kind: BankFileKind
  statements: Statement[]
  /**
   * The orders of day, month and year that fit all dates, for kinds that do not fix it. The first was used; if there
   * are more, the dates are ambiguous.
   */
  dateOrders?: DateOrder[]
  /** Of a CSV or XLSX file. */
  table?: TableReading
}

/** How a table was read, to show it and to choose another mapping. */
export interface TableReading {
  /** If it has no date or amount, the file has no statements, and the caller must choose them. */
  mapping: PartialMapping
  /** Empty if there is none. */
  header: string[]
  /** By which the mapping is remembered for the next file with the same header. */
  fingerprint: string
  /** Whether the mapping is one of `ReadOptions.remembered`. */
  isRemembered: boolean
  /** The first 10 rows after the header. */
  sample: string[][]
}

/** One account of a file. */
export interface Statement {
  /** Account number, IBAN or card number as the file has it; null if it has none. */
  account: string | null
  /** ISO 4217 code in capitals; null if the file does not say. */
  currency: string | null
  opening: StatementBalance | null
  closing: StatementBalance | null
  /** In the order of the file. */
  lines: BankLine[]
}

export interface StatementBalance {
  /** Minor units; negative if the account is overdrawn, or on a card, which is owed. */
  amount: bigint
  /** The day at whose end the account has this balance; null if the file does not say. */
  on: DateString | null
}

/** One movement on an account. */
export interface BankLine {
  /** Where it begins in the file, from 1: the line of a text, the row of a table. */
  line: number
  /** The day on which the bank recorded it. */
  bookedOn: DateString
  /** The day from which it counts for interest; null if the file does not say. */
  valueOn: DateString | null
  /** Minor units; positive for money that comes in. */
  amount: bigint
  /** The other party; empty if the file does not name it. */
  counterparty: string
  /** What the bank or the payer wrote, with single spaces; may be empty. */
  text: string
  /** The bank's own id of the line; null if the file has none. */
  bankId: string | null
  /** The category that the program which wrote the file had for it; null in files of banks. */
  category: string | null
}
