import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorBody } from './errors'
import { date, id, idParams, must, requiredText, text, wholeNumber } from './fields'
import { categoryName } from './own-categories'
import { instant, signedAmount } from './stored-fields'
import { rememberedMapping } from './table-mapping'

/** The most lines of one import. */
export const MAX_IMPORT_LINES = 20_000
/** The largest JSON of that many lines, in bytes. */
const LINES_JSON_LIMIT = 32 * 1024 * 1024

const BANK_FILE_KINDS = ['ofx', 'qif', 'camt', 'mt940', 'csv', 'xlsx'] as const
export const bankFileKind = z.enum(BANK_FILE_KINDS, must(`one of ${BANK_FILE_KINDS.join(', ')}`))

const fileName = requiredText(200)

/** The asset or the card that a bank file is about. */
export const importAccount = z.strictObject({
  kind: z.enum(['asset', 'liability'], must('asset or liability')),
  id,
})

/** A line as the bank wrote it. */
export const bankLineFields = {
  /** The line or row of the file, from 1. */
  line: wholeNumber(1, 100_000_000),
  /** The day on which the bank recorded it. */
  booked_on: date,
  /** The day from which it counts for interest. */
  value_on: z.nullable(date),
  /** Positive for money that comes in; on a card, for what lowers the debt. */
  amount: signedAmount.check(z.refine((amount) => amount !== 0, 'must not be 0')),
  counterparty: text(120),
  text: text(500),
  /** The bank's own id of the line. */
  bank_id: z.nullable(requiredText(255)),
}

/** What becomes of a line. */
export const recordedAs = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('expense'), category: categoryName, note: text(200) }),
    /** Money that came back for an expense. */
    z.strictObject({ kind: z.literal('refund'), category: categoryName, note: text(200) }),
    z.strictObject({ kind: z.literal('income'), category: categoryName, note: text(200) }),
    /** Money from or to another asset; on a card, its payment from an asset. */
    z.strictObject({ kind: z.literal('transfer'), account_id: id, note: text(200) }),
    z.strictObject({ kind: z.literal('payment'), liability_id: id }),
    /** Already recorded by hand, or with the other account of a transfer. */
    z.strictObject({ kind: z.literal('existing'), entry_id: id }),
  ],
  must('expense, refund, income, transfer, payment or existing'),
)

const importedLine = z.strictObject({ ...bankLineFields, as: recordedAs })
export type ImportedLine = z.infer<typeof importedLine>
export type RecordedAs = ImportedLine['as']

const bankImport = z.strictObject({
  id,
  file_name: z.string(),
  file_kind: bankFileKind,
  account: importAccount,
  /** The name of the asset or card. */
  label: z.string(),
  created_at: instant,
  /** The number of its lines, and of those that were recorded already. */
  lines: z.number(),
  existing: z.number(),
  /** The first and the last day of its lines. */
  from: z.string(),
  to: z.string(),
  /** Null while its entries are in the books. */
  undone_at: z.nullable(instant),
})
export type BankImport = z.infer<typeof bankImport>

/**
 * Saves the lines of a bank file, all or none. A line whose bank id an earlier import of the account has is refused.
 */
export const saveBankImport = endpoint({
  name: 'saveBankImport',
  method: 'POST',
  path: '/api/bank-imports',
  access: 'manage',
  body: z.strictObject({
    file_name: fileName,
    file_kind: bankFileKind,
    account: importAccount,
    lines: z
      .array(importedLine)
      .check(
        z.minLength(1, 'must be at least one line'),
        z.maxLength(MAX_IMPORT_LINES, `must be at most ${MAX_IMPORT_LINES} lines`),
      ),
    /**
     * Of an asset: what the bank says it holds at the end of a day. If the books differ, an adjustment dated before the
     * first line corrects the balance.
     */
    closing_balance: z.optional(z.strictObject({ amount: signedAmount, on: date })),
    /** Of a CSV or XLSX file: the mapping it was read with, which further files with the same header are read with. */
    table: z.optional(rememberedMapping),
  }),
  response: bankImport,
  saves: 'payment',
  bodyLimit: LINES_JSON_LIMIT,
  isLong: true,
  events: {
    /** How many of the lines are written so far. */
    progress: z.strictObject({ written: z.number(), of: z.number() }),
    /** The last event: the normal response. */
    done: bankImport,
    /** The last event: the error that the call would have returned. */
    failed: errorBody,
  },
})

/** Newest first. */
export const listBankImports = endpoint({
  name: 'listBankImports',
  method: 'GET',
  path: '/api/bank-imports',
  access: 'read',
  area: 'dashboard',
  response: z.strictObject({ imports: z.array(bankImport) }),
})

/**
 * Deletes the entries of an import and everything that was recorded about them. Refused if later entries depend on one
 * of them, unless `keep_dependent` leaves those in the books.
 */
export const undoBankImport = endpoint({
  name: 'undoBankImport',
  method: 'POST',
  path: '/api/bank-imports/{id}/undo',
  access: 'manage',
  params: idParams,
  body: z.strictObject({ keep_dependent: z.boolean() }),
  response: z.strictObject({ deleted: z.number(), kept: z.number() }),
  saves: 'payment',
  isLong: true,
})
