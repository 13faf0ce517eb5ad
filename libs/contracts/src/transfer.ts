import * as z from 'zod/mini'
import { confidence } from './assets'
import { shareQuantity, tradeSide } from './assistant-actions'
import { bankFileKind, MAX_IMPORT_LINES } from './bank-imports'
import { endpoint } from './endpoint'
import { ENTRY_KINDS } from './entries'
import { amount, currency, date, done, flag, id, must, positiveAmount, wholeNumber } from './fields'
import { importRule } from './import-rules'
import { PAYMENT_TYPES } from './liabilities'
import { liabilityRow } from './liability-row'
import { offerFields } from './offers'
import { categoryKind, categoryName, ownCategory } from './own-categories'
import { MAX_RECEIPT_BYTES, picture, receiptType } from './receipts'
import { RECURRENCE_UNITS, RECURRING_KINDS } from './recurring'
import { release } from './releases'
import { MAX_PARTS } from './spending'
import { instant, signedAmount, stored } from './stored-fields'
import { strategy } from './strategies'
import { rememberedMapping } from './table-mapping'

/** The largest document for an import, in bytes: over three million entries. */
const IMPORT_LIMIT = 1024 ** 3
/** The largest row of the document, in bytes, except for receipts. */
export const IMPORT_ROW_LIMIT = 1024 ** 2
/** The longest an upload may take. */
export const IMPORT_MINUTES = 30
/** The most assets, expected assets and liabilities of one import together. */
export const MAX_IMPORTED_ITEMS = 200_000

const profile = z.strictObject({
  email: stored(254),
  username: stored(60),
  name: stored(120),
  monthly_income: amount,
  currency_preference: currency,
  /** Absent from older documents. */
  currency_on_pages: z._default(flag, false),
  selected_model: stored(100),
  /** Absent from older documents. */
  ask_before_saving: z._default(flag, false),
  /** Absent from older documents. */
  steps_skipped: z._default(flag, false),
  /** Absent from older documents. */
  has_no_debts: z._default(flag, false),
  created_at: instant,
  updated_at: instant,
})

const assetFields = {
  id,
  asset_type: stored(60),
  description: stored(500),
  account: stored(120),
  is_liquid: flag,
  created_at: instant,
  deleted_at: z.nullable(instant),
}

const asset = z.strictObject({ ...assetFields, asset_value: amount, date_received: date })
const tentativeAsset = z.strictObject({
  ...assetFields,
  asset_amount: amount,
  expected_date: date,
  /** Absent from older documents. */
  confidence: z._default(confidence, 100),
})

const entry = z.strictObject({
  id,
  kind: z.enum(ENTRY_KINDS),
  occurred_on: date,
  created_at: instant,
  note: stored(500),
  /** Absent from older documents. */
  category: z._default(z.nullable(categoryName), null),
  reverses: z.nullable(id),
  /** The undone entry that it replaces; absent from older documents. */
  corrects: z._default(z.nullable(id), null),
  /** The releases of remotes on the page; absent from older documents. */
  releases: z._default(z.nullable(z.array(release).check(z.maxLength(20, 'must be at most 20'))), null),
  /** Who wrote it, if known. If the document does not say, the author is the import. */
  author: z._default(z.nullable(z.enum(['screen', 'assistant', 'import', 'schedule', 'program'])), 'import'),
  /** The name of the API token of a program that wrote it; absent from older documents. */
  program: z._default(z.nullable(stored(60)), null),
  /** Of a payment: the strategy of the plan at that time; absent from older documents. */
  plan: z._default(z.nullable(strategy), null),
  /** Of received money: the part that goes towards debts; absent from older documents. */
  towards_debts: z._default(z.nullable(positiveAmount), null),
  /** The import of a bank file that wrote it; absent from older documents. */
  import_id: z._default(z.nullable(id), null),
})

const bankImportRow = z.strictObject({
  id,
  file_name: stored(200),
  file_kind: bankFileKind,
  account_kind: z.enum(['asset', 'liability']),
  account_id: id,
  lines: wholeNumber(1, MAX_IMPORT_LINES),
  existing: wholeNumber(0, MAX_IMPORT_LINES),
  from: date,
  to: date,
  /** The debts that it changed, as they were before it. */
  debts_before: z.array(liabilityRow),
  created_at: instant,
  undone_at: z.nullable(instant),
})

/** What the bank wrote about an entry. */
const bankLine = z.strictObject({
  entry_id: id,
  account_id: id,
  import_id: id,
  line: wholeNumber(0, 2_147_483_647),
  booked_on: date,
  value_on: z.nullable(date),
  amount: signedAmount,
  counterparty: stored(120),
  text: stored(500),
  bank_id: z.nullable(stored(255)),
})

const change = z.strictObject({
  entry_id: id,
  line: wholeNumber(1, 100_000),
  account_kind: z.enum(['asset', 'liability']),
  account_id: id,
  amount: signedAmount,
})

const part = z.strictObject({
  entry_id: id,
  part: wholeNumber(1, MAX_PARTS),
  category: categoryName,
  /** With the sign of the changes of the entry. */
  amount: signedAmount,
})

const trade = z.strictObject({
  entry_id: id,
  /** The position. */
  asset_id: id,
  side: tradeSide,
  symbol: stored(40),
  quantity: shareQuantity,
  price: amount,
})

const payment = z.strictObject({
  entry_id: id,
  liability_id: id,
  payment_type: z.enum(PAYMENT_TYPES),
  amount,
  payment_account: stored(60),
  paid_on: date,
  /** The entry of the interest it posted; absent from older documents. */
  interest_entry_id: z._default(z.nullable(id), null),
  /** The part that came from received money; absent from older documents. */
  from_received: z._default(amount, 0),
  /** Whether it came from savings; absent from older documents. */
  from_savings: z._default(z.boolean(), false),
})

const scheduledPayment = z.strictObject({
  id,
  liability_id: id,
  payment_type: z.enum(PAYMENT_TYPES),
  /** Only of a partial payment. */
  amount: z.nullable(positiveAmount),
  payment_account: stored(60),
  /** The asset it comes from; absent from older documents. */
  payment_asset_id: z._default(z.nullable(id), null),
  from_savings: flag,
  on: date,
  automatic: flag,
  /** Whether it could not be recorded on its day. */
  missed: flag,
  created_at: instant,
})

const recurring = z.strictObject({
  id,
  kind: z.enum(RECURRING_KINDS),
  name: stored(60),
  amount: positiveAmount,
  account: stored(60),
  to_account: z.nullable(stored(60)),
  category: z.nullable(categoryName),
  unit: z.enum(RECURRENCE_UNITS),
  every: wholeNumber(1, 52),
  starts_on: date,
  ends_on: z.nullable(date),
  automatic: flag,
  next_on: z.nullable(date),
  created_at: instant,
})

const occurrence = z.strictObject({
  recurring_id: id,
  due_on: date,
  on: date,
  amount: positiveAmount,
  automatic: flag,
  /** Whether it could not be recorded on its day. */
  missed: flag,
})

const limit = z.strictObject({
  category: categoryName,
  amount: positiveAmount,
  carries_over: flag,
  since: date,
  carried: signedAmount,
})

const learnedWord = z.strictObject({
  id,
  words: stored(40),
  kind: categoryKind,
  category: z.nullable(categoryName),
  account: z.nullable(stored(60)),
  learned_at: instant,
})

const rule = z.strictObject({
  ...importRule.shape,
  /** Of the rules that fit a line, the one with the lowest place applies. */
  place: wholeNumber(-1_000_000, 1_000_000),
})

const tableMappingRow = z.strictObject({
  ...rememberedMapping.shape,
  /** Of the last import with it. */
  used_at: instant,
})

const receipt = z.strictObject({
  entry_id: id,
  media_type: receiptType,
  /** In bytes. */
  size: wholeNumber(1, MAX_RECEIPT_BYTES),
  picture,
  created_at: instant,
})

function image<Kind extends string, Row extends z.ZodMiniType>(kind: Kind, row: Row) {
  return z.strictObject({
    entry_id: id,
    subject_kind: z.literal(kind),
    subject_id: id,
    before: z.nullable(row),
  })
}

/** The row schemas of the document's lists, in order: a row comes after the rows it refers to. */
export const documentRows = {
  assets: asset,
  tentative_assets: tentativeAsset,
  liabilities: liabilityRow,
  imports: bankImportRow,
  entries: entry,
  /** What each entry changed. */
  changes: change,
  /** The categories of the entries that are split. */
  parts: part,
  payments: payment,
  trades: trade,
  /** Each row before an entry changed more than its balance; null if the entry created the row. */
  images: z.discriminatedUnion('subject_kind', [
    image('asset', asset),
    image('tentative_asset', tentativeAsset),
    image('liability', liabilityRow),
  ]),
  bank_lines: bankLine,
  scheduled_payments: scheduledPayment,
  recurring,
  /** Those that were moved or wait for the person. */
  occurrences: occurrence,
  categories: ownCategory,
  limits: limit,
  learned_words: learnedWord,
  import_rules: rule,
  table_mappings: tableMappingRow,
  offers: z.strictObject({ id, terms: offerFields, created_at: instant }),
  sessions: z.strictObject({ id, title: stored(120), created_at: instant }),
  messages: z.strictObject({
    id,
    session_id: id,
    role: z.enum(['user', 'assistant']),
    content: stored(100_000),
    created_at: instant,
  }),
  /** Last, because they are the largest. */
  receipts: receipt,
} as const

/** The fields besides the lists. */
export const documentHead = {
  format: z.literal(1, 'is not one this version can read'),
  exported_at: instant,
  profile,
} as const

/** All data of one person, as tables of rows that refer to each other by id. Amounts are decimals. */
const document = z.strictObject({
  ...documentHead,
  assets: z.array(documentRows.assets),
  tentative_assets: z.array(documentRows.tentative_assets),
  liabilities: z.array(documentRows.liabilities),
  /** Absent from older documents. */
  imports: z._default(z.array(documentRows.imports), []),
  entries: z.array(documentRows.entries),
  changes: z.array(documentRows.changes),
  /** Absent from older documents. */
  parts: z._default(z.array(documentRows.parts), []),
  payments: z.array(documentRows.payments),
  /** Absent from older documents. */
  trades: z._default(z.array(documentRows.trades), []),
  images: z.array(documentRows.images),
  /** Absent from older documents. */
  bank_lines: z._default(z.array(documentRows.bank_lines), []),
  /** Absent from older documents. */
  scheduled_payments: z._default(z.array(documentRows.scheduled_payments), []),
  /** Absent from older documents. */
  recurring: z._default(z.array(documentRows.recurring), []),
  /** Absent from older documents. */
  occurrences: z._default(z.array(documentRows.occurrences), []),
  /** Absent from older documents. */
  categories: z._default(z.array(documentRows.categories), []),
  /** Absent from older documents. */
  limits: z._default(z.array(documentRows.limits), []),
  /** Absent from older documents. */
  learned_words: z._default(z.array(documentRows.learned_words), []),
  /** Absent from older documents. */
  import_rules: z._default(z.array(documentRows.import_rules), []),
  /** Absent from older documents. */
  table_mappings: z._default(z.array(documentRows.table_mappings), []),
  /** Absent from older documents. */
  offers: z._default(z.array(documentRows.offers), []),
  sessions: z.array(documentRows.sessions),
  messages: z.array(documentRows.messages),
  /** Absent from older documents. */
  receipts: z._default(z.array(documentRows.receipts), []),
})
export type ExportedData = z.infer<typeof document>

/** Formats of double-entry books, for programs that check and continue them. */
export const LEDGER_FORMATS = ['hledger', 'beancount', 'gnucash'] as const
export type LedgerFormat = (typeof LEDGER_FORMATS)[number]
const EXPORT_FORMATS = ['json', ...LEDGER_FORMATS] as const

export const exportData = endpoint({
  name: 'exportData',
  method: 'GET',
  path: '/api/export',
  access: 'account',
  /** Only the JSON can be imported again. */
  query: z.strictObject({
    format: z._default(z.enum(EXPORT_FORMATS, must(`one of ${EXPORT_FORMATS.join(', ')}`)), 'json'),
  }),
  response: document,
  needsFactor: true,
  download: 'solvent-export.json',
  downloadsByFormat: {
    hledger: 'solvent.journal',
    beancount: 'solvent.beancount',
    gnucash: 'solvent-gnucash.csv',
  },
})

export const EXPORT_TABLES = ['assets', 'expected-assets', 'liabilities', 'entries'] as const

/** One table as CSV for a spreadsheet. */
export const exportTable = endpoint({
  name: 'exportTable',
  method: 'GET',
  path: '/api/export/{table}.csv',
  access: 'read',
  params: z.strictObject({ table: z.enum(EXPORT_TABLES, must(`one of ${EXPORT_TABLES.join(', ')}`)) }),
  response: z.string(),
  needsFactor: true,
  download: 'solvent-{table}.csv',
})

/**
 * Imports an exported document into an empty account, as a stream: at most 1 GB within 30 minutes, the lists in the
 * document's order, no row above 1 MB but those of receipts. The account's email, password and keys stay the same.
 */
export const importData = endpoint({
  name: 'importData',
  method: 'POST',
  path: '/api/import',
  access: 'manage',
  body: document,
  response: done,
  saves: 'payment',
  bodyLimit: IMPORT_LIMIT,
})
