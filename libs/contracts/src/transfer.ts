import * as z from 'zod/mini'
import { confidence } from './assets'
import { shareQuantity, tradeSide } from './assistant-actions'
import { endpoint } from './endpoint'
import { category, ENTRY_KINDS } from './entries'
import { amount, currency, date, done, flag, id, must, wholeNumber } from './fields'
import { PAYMENT_TYPES } from './liabilities'
import { liabilityRow } from './liability-row'
import { release } from './releases'
import { instant, stored } from './stored-fields'
import { strategy } from './strategies'

/** The largest document an import takes, in bytes: over three million entries. */
const IMPORT_LIMIT = 1024 ** 3
/** The largest row of it, in bytes. */
export const IMPORT_ROW_LIMIT = 1024 ** 2
/** The longest that sending it may take. */
export const IMPORT_MINUTES = 30
/** The most assets, expected assets and liabilities of one import together. */
export const MOST_IMPORTED_ITEMS = 200_000
/** How many rows an export has, told before the first of them. */
export const ROWS_HEADER = 'x-solvent-rows'

const TWO_DECIMALS = /^-?\d+(\.\d{1,2})?$/
const LARGEST_CHANGE = 999_999_999_999.99

const signedAmount = z.number(must('a number')).check(
  z.minimum(-LARGEST_CHANGE, 'is too large'),
  z.maximum(LARGEST_CHANGE, 'is too large'),
  z.refine((value) => TWO_DECIMALS.test(String(value)), 'must have at most two decimals'),
)

const profile = z.strictObject({
  email: stored(254),
  username: stored(60),
  name: stored(120),
  monthly_income: amount,
  currency_preference: currency,
  /** Older documents have none. */
  currency_on_pages: z._default(flag, false),
  selected_model: stored(100),
  /** Older documents have none. */
  ask_before_saving: z._default(flag, false),
  created_at: instant,
  updated_at: instant,
})

const thing = {
  id,
  asset_type: stored(60),
  description: stored(500),
  account: stored(120),
  is_liquid: flag,
  created_at: instant,
  deleted_at: z.nullable(instant),
}

const asset = z.strictObject({ ...thing, asset_value: amount, date_received: date })
const tentativeAsset = z.strictObject({
  ...thing,
  asset_amount: amount,
  expected_date: date,
  /** Older documents have none. */
  confidence: z._default(confidence, 100),
})

const entry = z.strictObject({
  id,
  kind: z.enum(ENTRY_KINDS),
  occurred_on: date,
  created_at: instant,
  note: stored(500),
  /** Older documents have none. */
  category: z._default(z.nullable(category), null),
  reverses: z.nullable(id),
  /** The releases of remotes that were on the page; older documents have none. */
  releases: z._default(z.nullable(z.array(release).check(z.maxLength(20, 'must be at most 20'))), null),
  /** Who wrote it, where that is known; documents that do not say so are what wrote it. */
  author: z._default(z.nullable(z.enum(['screen', 'assistant', 'import'])), 'import'),
  /** Of a payment: the strategy of the plan at that time; older documents have none. */
  plan: z._default(z.nullable(strategy), null),
})

const change = z.strictObject({
  entry_id: id,
  line: wholeNumber(1, 100_000),
  account_kind: z.enum(['asset', 'liability']),
  account_id: id,
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
  /** The entry of the interest that it posted; older documents have none. */
  interest_entry_id: z._default(z.nullable(id), null),
})

function image<Kind extends string, Row extends z.ZodMiniType>(kind: Kind, row: Row) {
  return z.strictObject({
    entry_id: id,
    subject_kind: z.literal(kind),
    subject_id: id,
    before: z.nullable(row),
  })
}

/** The rows of each list of the document, in its order: what a row refers to comes before it. */
export const documentRows = {
  assets: asset,
  tentative_assets: tentativeAsset,
  liabilities: liabilityRow,
  entries: entry,
  /** What each entry changed. */
  changes: change,
  payments: payment,
  trades: trade,
  /** How each row stood before an entry changed more than its balance; null where the entry made it. */
  images: z.discriminatedUnion('subject_kind', [
    image('asset', asset),
    image('tentative_asset', tentativeAsset),
    image('liability', liabilityRow),
  ]),
  sessions: z.strictObject({ id, title: stored(120), created_at: instant }),
  messages: z.strictObject({
    id,
    session_id: id,
    role: z.enum(['user', 'assistant']),
    content: stored(100_000),
    created_at: instant,
  }),
} as const

/** What stands beside the lists. */
export const documentHead = {
  format: z.literal(1, 'is not one this version can read'),
  exported_at: instant,
  profile,
} as const

/** Everything of one person, as tables of rows that refer to each other by id. Amounts are decimals. */
const document = z.strictObject({
  ...documentHead,
  assets: z.array(documentRows.assets),
  tentative_assets: z.array(documentRows.tentative_assets),
  liabilities: z.array(documentRows.liabilities),
  entries: z.array(documentRows.entries),
  changes: z.array(documentRows.changes),
  payments: z.array(documentRows.payments),
  /** Older documents have none. */
  trades: z._default(z.array(documentRows.trades), []),
  images: z.array(documentRows.images),
  sessions: z.array(documentRows.sessions),
  messages: z.array(documentRows.messages),
})
export type ExportedData = z.infer<typeof document>

export const exportData = endpoint({
  name: 'exportData',
  method: 'GET',
  path: '/api/export',
  access: 'signed-in',
  response: document,
  download: 'solvent-export.json',
})

export const EXPORT_TABLES = ['assets', 'expected-assets', 'liabilities', 'entries'] as const

/** One table as CSV for a spreadsheet. */
export const exportTable = endpoint({
  name: 'exportTable',
  method: 'GET',
  path: '/api/export/{table}.csv',
  access: 'signed-in',
  params: z.strictObject({ table: z.enum(EXPORT_TABLES, must(`one of ${EXPORT_TABLES.join(', ')}`)) }),
  response: z.string(),
  download: 'solvent-{table}.csv',
})

/**
 * Takes an exported document into an empty account, as it comes: of at most 1 GB, within 30 minutes, the lists in the
 * order of the document and no row of more than 1 MB. The e-mail, the password and the keys stay
 * the account's.
 */
export const importData = endpoint({
  name: 'importData',
  method: 'POST',
  path: '/api/import',
  access: 'signed-in',
  body: document,
  response: done,
  saves: 'payment',
  bodyLimit: IMPORT_LIMIT,
})
