import {
  type EXPORT_TABLES,
  type ExportedData,
  exportData,
  exportTable,
  importData,
} from '@solvent/contracts/transfer'
import { toMinor } from '@solvent/money'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { toLiability, withRemaining } from './liability-terms'
import { Refusal } from './refusal'
import { NOW } from './today'

/** Export and import of the data, without entries and conversations. */
export function transferAnswers(books: Books): Answer[] {
  return [
    answer(exportData, () => toExport(books)),
    answer(exportTable, ({ params }) => {
      const rows = toRows(books)[params.table]
      return [Object.keys(rows[0] ?? {}), ...rows.map(Object.values)]
        .map((cells) => `${cells.join(',')}\r\n`)
        .join('')
    }),
    answer(importData, ({ body }) => {
      const { assets, expected, liabilities, conversations } = books
      if (assets.length + expected.length + liabilities.length + conversations.size > 0) {
        throw new Refusal('account_not_empty')
      }
      const { email: _, ...profile } = body.profile
      books.profile = { ...books.profile, ...profile }
      books.assets = body.assets.map(withDescription)
      books.expected = body.tentative_assets.map(withDescription)
      books.liabilities = body.liabilities.map((liability) => {
        const { total_amount: liability_amount, remaining_amount } = liability
        return withRemaining(
          toLiability(liability.id, toTerms({ ...liability, liability_amount }), 0),
          toMinor(remaining_amount),
        )
      })
      return { message: 'Your data has been imported.' }
    }),
  ]
}

function toRows(books: Books): Record<(typeof EXPORT_TABLES)[number], object[]> {
  const { assets, expected, liabilities, entries } = books
  return {
    assets,
    'expected-assets': expected,
    liabilities,
    entries: entries.map(({ changes: _, ...entry }) => entry),
  }
}

const dates = { created_at: NOW, deleted_at: null }

function toExport({ profile, assets, expected, liabilities }: Books): ExportedData {
  const {
    has_api_key: _,
    api_key_preview: __,
    api_key_tested: ___,
    is_example: ____,
    factor_removed_at: _____,
    password_reported_at: ______,
    ...person
  } = profile
  return {
    format: 1,
    exported_at: NOW,
    profile: person,
    assets: assets.map(({ asset_description: _, ...asset }) => ({ ...asset, ...dates })),
    tentative_assets: expected.map(({ asset_description: _, ...asset }) => ({ ...asset, ...dates })),
    liabilities: liabilities.map((liability) => {
      const { liability_amount, payoff_amount, next_due_date, priority, importance_score, ...rest } =
        liability
      const { is_completed, grace_payment, early_payment, ...terms } = rest
      const accrual = { accrued_balances: null, accrued_through: null, accrued_rest: null }
      const statement = { statement_unpaid: null, statement_in_grace: null }
      const posted = { credit: 0, interest_posted_through: NOW.slice(0, 10) }
      return { ...terms, ...posted, ...accrual, ...statement, ...dates }
    }),
    imports: [],
    entries: [],
    changes: [],
    parts: [],
    payments: [],
    trades: [],
    images: [],
    bank_lines: [],
    scheduled_payments: [],
    recurring: [],
    occurrences: [],
    categories: [],
    limits: [],
    learned_words: [],
    import_rules: [],
    table_mappings: [],
    offers: [],
    sessions: [],
    messages: [],
    receipts: [],
  }
}

function withDescription<Row extends { description: string; created_at: string; deleted_at: string | null }>(
  row: Row,
) {
  const { created_at: _, deleted_at: __, ...rest } = row
  return { ...rest, asset_description: row.description }
}

function toTerms(liability: ExportedData['liabilities'][number] & { liability_amount: number }) {
  const { liability_type, liability_amount, installments_total, frequency, due_date } = liability
  const { priority_score, interest_rate, description } = liability
  const { installments_paid_at_entry, remaining_amount_at_entry, lender_installment_amount } = liability
  const { lender_terms, credit_limit } = liability
  return {
    liability_type,
    liability_amount,
    installments_total,
    frequency,
    due_date,
    priority_score,
    interest_rate,
    description,
    installments_paid: installments_paid_at_entry,
    remaining_amount: remaining_amount_at_entry,
    installment_amount: lender_installment_amount,
    lender_terms,
    credit_limit,
  }
}
