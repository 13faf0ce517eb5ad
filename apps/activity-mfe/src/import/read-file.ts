import type { BankReview, DateOrder, TableMapping } from '@solvent/contracts'

/** How a bank file is read. */
export interface ReadOptions {
  account: BankReview['account']
  /** Index of the statement in the file. */
  statement?: number
  date_order?: DateOrder
  mapping?: TableMapping
}

interface FileReader {
  /** Reads a file beside the books, in place of one that is being read. */
  send: (file: File, options: ReadOptions, onDone: (review: BankReview) => void) => void
  cancel: () => void
  /** Forgets why the last file could not be read. */
  reset: () => void
  busy: boolean
  /** Bytes sent so far. */
  sent: number
  error: Error | null
}

export function useReadFile(): FileReader {
  throw new Error('todo')
}
