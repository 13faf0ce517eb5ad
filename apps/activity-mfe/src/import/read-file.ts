import { useUpload } from '@solvent/api-client'
import {
  type BankReview,
  type DateOrder,
  mappingQuery,
  readBankFile,
  type TableMapping,
} from '@solvent/contracts'

/** How a bank file is read. */
export interface ReadOptions {
  account: BankReview['account']
  /** Index of the statement in the file. */
  statement?: number
  date_order?: DateOrder
  mapping?: TableMapping
}

/** Reads a bank file beside the books, in place of one that is being read. */
export function useReadFile() {
  const { start, cancel, busy, sent, error } = useUpload(readBankFile)

  function send(file: File, options: ReadOptions, onDone: (review: BankReview) => void) {
    const { account, statement, mapping, date_order } = options
    start(file, onDone, {
      account_kind: account.kind,
      account_id: account.id,
      ...(statement !== undefined && { statement: String(statement) }),
      ...(date_order && { date_order }),
      ...(mapping && { mapping: mappingQuery(mapping) }),
    })
  }
  return { send, cancel, busy, sent, error }
}
