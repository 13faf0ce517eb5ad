import type { ReadOptions } from '@solvent/bank-files'

/** What a reading process makes of a file: the statements of a bank, or a list of debts. */
export type ReadRequest = { kind: 'statements'; options: ReadOptions } | { kind: 'debts' }
