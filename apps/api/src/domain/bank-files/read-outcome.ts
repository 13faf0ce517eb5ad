import type { BankFile } from '@solvent/bank-files'

/** A file, and the usual categories of the other parties in it by their `usualKey`. */
export interface ReadFile {
  file: BankFile
  categories: readonly (readonly [key: string, category: string])[]
}

/** What a reading process answers: the file, why a person's file cannot be read, or where the reader itself failed. */
export type ReadOutcome = ReadFile | { problem: string } | { failedAt: string }
