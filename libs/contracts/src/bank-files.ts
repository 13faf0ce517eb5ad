import * as z from 'zod/mini'
import { bankReview } from './bank-review'
import { endpoint } from './endpoint'
import { id, must, queryNumber } from './fields'
import { dateOrder, type TableMapping, tableMapping } from './table-mapping'

/** The largest bank file, in bytes: some 10,000 lines of the wordiest format. */
export const MAX_BANK_FILE_BYTES = 20 * 1024 * 1024

/** A mapping as JSON, because a query has only texts. */
const mappingText = z.pipe(
  z.string(must('text')).check(z.maxLength(2_000, 'must be at most 2000 characters')),
  z.pipe(z.transform(fromJson), tableMapping),
)

/** Text that is no JSON fails as a mapping. */
function fromJson(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A mapping as the query of `readBankFile` takes it. */
export function mappingQuery(mapping: TableMapping): string {
  return JSON.stringify(mapping)
}

/**
 * Reads a file from a bank and puts its lines beside the books of an asset or card; saves nothing. The refusal of a
 * file names its first line that is wrong.
 */
export const readBankFile = endpoint({
  name: 'readBankFile',
  method: 'POST',
  path: '/api/bank-files',
  access: 'manage',
  query: z.strictObject({
    account_kind: z.enum(['asset', 'liability'], must('asset or liability')),
    account_id: id,
    /** Of a file of several accounts, the index of one; the first by default. */
    statement: z.optional(queryNumber(0, 999)),
    /** For files whose dates are ambiguous; the likeliest one by default. */
    date_order: z.optional(dateOrder),
    /** Of a CSV or XLSX file: how to read it, as JSON; remembered or guessed by default. */
    mapping: z.optional(mappingText),
  }),
  body: z.instanceof(Uint8Array),
  upload: true,
  bodyLimit: MAX_BANK_FILE_BYTES,
  response: bankReview,
})
