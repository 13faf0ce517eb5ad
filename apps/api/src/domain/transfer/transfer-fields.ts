import type { JsonRow, TransferTable } from '../../storage/tables/transfer-tables'
import {
  bytes,
  decimal,
  type Kind,
  list,
  money,
  optionalMoney,
  optionalSum,
  same,
  time,
} from './transfer-kinds'

/** The column of each field of a document row, and the conversion between the two. */
type Fields = Readonly<Record<string, readonly [column: string, kind: Kind]>>

const commonAssetFields: Fields = {
  asset_type: ['asset_type', same],
  description: ['description', same],
  account: ['account', same],
  is_liquid: ['is_liquid', same],
  created_at: ['created_at', time],
  deleted_at: ['deleted_at', time],
}

const assets: Fields = {
  id: ['asset_id', same],
  ...commonAssetFields,
  asset_value: ['value_minor', money],
  date_received: ['date_received', same],
}

const tentativeAssets: Fields = {
  id: ['tentative_asset_id', same],
  ...commonAssetFields,
  asset_amount: ['amount_minor', money],
  expected_date: ['expected_date', same],
  confidence: ['confidence', same],
}

const liabilities: Fields = {
  id: ['liability_id', same],
  liability_type: ['liability_type', same],
  description: ['description', same],
  total_amount: ['total_minor', money],
  remaining_amount: ['remaining_minor', money],
  installment_amount: ['installment_minor', money],
  installments_total: ['installments_total', same],
  installments_paid: ['installments_paid', same],
  credit: ['credit_minor', money],
  frequency: ['frequency', same],
  due_date: ['first_due_date', same],
  priority_score: ['priority', same],
  interest_rate: ['interest_rate_bp', money],
  interest_posted_through: ['interest_posted_through', same],
  installments_paid_at_entry: ['installments_paid_at_entry', same],
  remaining_amount_at_entry: ['remaining_at_entry_minor', optionalMoney],
  lender_installment_amount: ['lender_installment_minor', optionalMoney],
  accrued_balances: ['accrued_minor', optionalSum],
  accrued_through: ['accrued_through', same],
  accrued_rest: ['accrued_rest', same],
  lender_terms: ['lender_terms', same],
  credit_limit: ['credit_limit_minor', optionalMoney],
  statement_unpaid: ['statement_unpaid_minor', optionalMoney],
  statement_in_grace: ['statement_in_grace', same],
  created_at: ['created_at', time],
  deleted_at: ['deleted_at', time],
}

const fieldsByKind: Readonly<Record<string, Fields>> = {
  asset: assets,
  tentative_asset: tentativeAssets,
  liability: liabilities,
}

/** Rows of another table as JSON. */
function rowsOf(fields: Fields): Kind {
  const each = (convert: (fields: Fields, row: JsonRow) => JsonRow) => (value: unknown) =>
    Array.isArray(value) ? value.filter(isRow).map((row) => convert(fields, row)) : []
  return { toDocument: each(toDocumentRow), toStored: each(toStoredRow) }
}

interface Table {
  name: TransferTable
  fields: Fields
  order: readonly string[]
}

/** The tables of the document by their names in it, parents before children. */
export const TABLES = {
  assets: { name: 'assets', fields: assets, order: ['created_at', 'asset_id'] },
  tentative_assets: {
    name: 'tentative_assets',
    fields: tentativeAssets,
    order: ['created_at', 'tentative_asset_id'],
  },
  liabilities: { name: 'liabilities', fields: liabilities, order: ['created_at', 'liability_id'] },
  imports: {
    name: 'bank_imports',
    fields: {
      id: ['import_id', same],
      file_name: ['file_name', same],
      file_kind: ['file_kind', same],
      account_kind: ['account_kind', same],
      account_id: ['account_id', same],
      lines: ['lines', same],
      existing: ['existing', same],
      from: ['first_day', same],
      to: ['last_day', same],
      debts_before: ['debts_before', rowsOf(liabilities)],
      created_at: ['created_at', time],
      undone_at: ['undone_at', time],
    },
    order: ['created_at', 'import_id'],
  },
  entries: {
    name: 'journal_entries',
    fields: {
      id: ['entry_id', same],
      kind: ['kind', same],
      occurred_on: ['occurred_on', same],
      created_at: ['created_at', time],
      note: ['note', same],
      category: ['category', same],
      reverses: ['reverses', same],
      corrects: ['corrects', same],
      releases: ['releases', list],
      author: ['author', same],
      program: ['program', same],
      plan: ['plan', same],
      towards_debts: ['towards_debts_minor', optionalMoney],
      import_id: ['import_id', same],
    },
    order: ['entry_id'],
  },
  changes: {
    name: 'journal_lines',
    fields: {
      entry_id: ['entry_id', same],
      line: ['line_no', same],
      account_kind: ['account_kind', same],
      account_id: ['account_id', same],
      amount: ['change_minor', money],
    },
    order: ['entry_id', 'line_no'],
  },
  parts: {
    name: 'entry_parts',
    fields: {
      entry_id: ['entry_id', same],
      part: ['part_no', same],
      category: ['category', same],
      amount: ['change_minor', money],
    },
    order: ['entry_id', 'part_no'],
  },
  payments: {
    name: 'payments',
    fields: {
      entry_id: ['entry_id', same],
      liability_id: ['liability_id', same],
      payment_type: ['payment_type', same],
      amount: ['amount_minor', money],
      payment_account: ['source_type', same],
      paid_on: ['paid_on', same],
      interest_entry_id: ['interest_entry_id', same],
      from_received: ['from_received_minor', money],
      from_savings: ['from_savings', same],
    },
    order: ['entry_id'],
  },
  trades: {
    name: 'trades',
    fields: {
      entry_id: ['entry_id', same],
      asset_id: ['asset_id', same],
      side: ['side', same],
      symbol: ['symbol', same],
      quantity: ['quantity', decimal],
      price: ['price_minor', money],
    },
    order: ['entry_id'],
  },
  images: {
    name: 'entry_images',
    fields: {
      entry_id: ['entry_id', same],
      subject_kind: ['subject_kind', same],
      subject_id: ['subject_id', same],
      before: ['before', same],
    },
    order: ['entry_id', 'subject_kind', 'subject_id'],
  },
  bank_lines: {
    name: 'bank_lines',
    fields: {
      entry_id: ['entry_id', same],
      account_id: ['account_id', same],
      import_id: ['import_id', same],
      line: ['line_no', same],
      booked_on: ['booked_on', same],
      value_on: ['value_on', same],
      amount: ['amount_minor', money],
      counterparty: ['counterparty', same],
      text: ['bank_text', same],
      bank_id: ['bank_id', same],
    },
    order: ['entry_id', 'account_id'],
  },
  scheduled_payments: {
    name: 'scheduled_payments',
    fields: {
      id: ['scheduled_payment_id', same],
      liability_id: ['liability_id', same],
      payment_type: ['payment_type', same],
      amount: ['amount_minor', optionalMoney],
      payment_account: ['source_type', same],
      payment_asset_id: ['source_id', same],
      from_savings: ['from_savings', same],
      on: ['pay_on', same],
      automatic: ['automatic', same],
      missed: ['missed', same],
      created_at: ['created_at', time],
    },
    order: ['created_at', 'scheduled_payment_id'],
  },
  recurring: {
    name: 'recurring_entries',
    fields: {
      id: ['recurring_id', same],
      kind: ['kind', same],
      name: ['name', same],
      amount: ['amount_minor', money],
      account: ['account', same],
      to_account: ['to_account', same],
      category: ['category', same],
      unit: ['unit', same],
      every: ['every', same],
      starts_on: ['starts_on', same],
      ends_on: ['ends_on', same],
      automatic: ['automatic', same],
      next_on: ['next_on', same],
      created_at: ['created_at', time],
    },
    order: ['created_at', 'recurring_id'],
  },
  occurrences: {
    name: 'occurrences',
    fields: {
      recurring_id: ['recurring_id', same],
      due_on: ['due_on', same],
      on: ['happens_on', same],
      amount: ['amount_minor', money],
      automatic: ['automatic', same],
      missed: ['missed', same],
    },
    order: ['recurring_id', 'due_on'],
  },
  categories: {
    name: 'own_categories',
    fields: {
      id: ['category_id', same],
      kind: ['kind', same],
      name: ['name', same],
      hue: ['hue', same],
      icon: ['icon', same],
      parent: ['parent', same],
    },
    order: ['category_id'],
  },
  limits: {
    name: 'category_limits',
    fields: {
      category: ['category', same],
      amount: ['amount_minor', money],
      carries_over: ['carries_over', same],
      since: ['since', same],
      carried: ['carried_minor', money],
    },
    order: ['category'],
  },
  learned_words: {
    name: 'learned_words',
    fields: {
      id: ['word_id', same],
      words: ['words', same],
      kind: ['kind', same],
      category: ['category', same],
      account: ['account', same],
      learned_at: ['learned_at', time],
    },
    order: ['learned_at', 'word_id'],
  },
  import_rules: {
    name: 'import_rules',
    fields: {
      id: ['rule_id', same],
      text: ['wanted_text', same],
      account_id: ['account_id', same],
      min_amount: ['min_minor', optionalMoney],
      max_amount: ['max_minor', optionalMoney],
      direction: ['direction', same],
      category: ['category', same],
      debt_id: ['liability_id', same],
      name: ['name', same],
      place: ['place', same],
    },
    order: ['place', 'rule_id'],
  },
  table_mappings: {
    name: 'table_mappings',
    fields: {
      fingerprint: ['fingerprint', same],
      mapping: ['mapping', same],
      used_at: ['used_at', time],
    },
    order: ['used_at', 'fingerprint'],
  },
  offers: {
    name: 'offers',
    fields: { id: ['offer_id', same], terms: ['terms', same], created_at: ['created_at', time] },
    order: ['created_at', 'offer_id'],
  },
  sessions: {
    name: 'chat_sessions',
    fields: { id: ['session_id', same], title: ['title', same], created_at: ['created_at', time] },
    order: ['created_at', 'session_id'],
  },
  messages: {
    name: 'chat_messages',
    fields: {
      id: ['message_id', same],
      session_id: ['session_id', same],
      role: ['role', same],
      content: ['content', same],
      created_at: ['created_at', time],
    },
    order: ['message_id'],
  },
  receipts: {
    name: 'receipts',
    fields: {
      entry_id: ['entry_id', same],
      media_type: ['media_type', same],
      size: ['size', same],
      picture: ['picture', bytes],
      created_at: ['created_at', time],
    },
    order: ['entry_id'],
  },
} as const satisfies Record<string, Table>

export function columnsOf(fields: Fields): string[] {
  return Object.values(fields).map(([column]) => column)
}

/** Converts a stored row to a row of the document. */
export function toDocumentRow(fields: Fields, row: JsonRow): JsonRow {
  const convert = ([field, [column, kind]]: [string, Fields[string]]) => [field, kind.toDocument(row[column])]
  return withBeforeImage(Object.fromEntries(Object.entries(fields).map(convert)), toDocumentRow)
}

/** Converts a row of the document to a stored row. */
export function toStoredRow(fields: Fields, row: JsonRow): JsonRow {
  const convert = ([field, [column, kind]]: [string, Fields[string]]) => [column, kind.toStored(row[field])]
  return withBeforeImage(Object.fromEntries(Object.entries(fields).map(convert)), toStoredRow)
}

/** Converts the row of another table that a before image contains. */
function withBeforeImage(row: JsonRow, convert: (fields: Fields, row: JsonRow) => JsonRow): JsonRow {
  const { subject_kind: kind, before } = row
  const fields = fieldsByKind[String(kind)]
  return fields && isRow(before) ? { ...row, before: convert(fields, before) } : row
}

function isRow(value: unknown): value is JsonRow {
  return typeof value === 'object' && value !== null
}
