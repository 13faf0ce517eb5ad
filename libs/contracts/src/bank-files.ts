import * as z from 'zod/mini'
import { bankFileKind, bankLineFields } from './bank-imports'
import { endpoint } from './endpoint'

/** The largest bank file, in bytes: some 10,000 lines of the wordiest format. */
export const MAX_BANK_FILE_BYTES = 20 * 1024 * 1024

const statementBalance = z.strictObject({
  /** Negative if the account is overdrawn, or on a card, which is owed. */
  amount: z.number(),
  /** The day at whose end the account has this balance; null if the file does not say. */
  on: z.nullable(z.string()),
})

/** One account of a file. */
const bankStatement = z.strictObject({
  /** Account number, IBAN or card number as the file has it; null if it has none. */
  account: z.nullable(z.string()),
  /** ISO 4217 code; null if the file does not say. */
  currency: z.nullable(z.string()),
  opening: z.nullable(statementBalance),
  closing: z.nullable(statementBalance),
  /** In the order of the file. */
  lines: z.array(z.strictObject(bankLineFields)),
})

/** Reads a file from a bank, and saves nothing. The refusal of a file names its first line that is wrong. */
export const readBankFile = endpoint({
  name: 'readBankFile',
  method: 'POST',
  path: '/api/bank-files',
  access: 'signed-in',
  body: z.instanceof(Uint8Array),
  upload: true,
  bodyLimit: MAX_BANK_FILE_BYTES,
  response: z.strictObject({ kind: bankFileKind, statements: z.array(bankStatement) }),
})
