import type { BankFile, DebtFile } from '@solvent/bank-files'

/** A file, and the usual categories of the other parties in it by their `usualKey`. */
export interface ReadFile {
  kind: 'statements'
  file: BankFile
  categories: readonly (readonly [key: string, category: string])[]
}

export interface ReadDebts {
  kind: 'debts'
  file: DebtFile
}

/** What a reading process answers: the file, why a person's file cannot be read, or where the reader itself failed. */
export type ReadOutcome = ReadFile | ReadDebts | { problem: string } | { failedAt: string }
