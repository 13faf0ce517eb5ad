import type { BankFile } from '@solvent/bank-files'

/** What a reading process answers: the file, why a person's file cannot be read, or where the reader itself failed. */
export type ReadOutcome = { file: BankFile } | { problem: string } | { failedAt: string }
