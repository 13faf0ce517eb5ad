import type { UserTransaction } from '../database'
import type { AccountKind, JournalLine } from './journal-table'
import { labelBy } from './label'
import type { JsonRow } from './transfer-tables'

export type LedgerItemKind = AccountKind | 'tentative_asset'

/** A row that journal entries refer to. */
export interface LedgerItem {
  kind: LedgerItemKind
  id: string
}

interface LedgerItemTable {
  name: string
  id: string
  type: 'asset_type' | 'liability_type'
  /** The column with its value or debt in minor units. An expected asset has no balance yet. */
  balance: string
  /** All columns that an edit, a payment or a deletion changes, except the balance. */
  terms: string
}

/** The table of each kind of ledger item. */
export const LEDGER_ITEM_TABLES: Readonly<Record<LedgerItemKind, LedgerItemTable>> = {
  asset: {
    name: 'assets',
    id: 'asset_id',
    type: 'asset_type',
    balance: 'value_minor',
    terms: 'asset_type, description, account, is_liquid, date_received, deleted_at',
  },
  tentative_asset: {
    name: 'tentative_assets',
    id: 'tentative_asset_id',
    type: 'asset_type',
    balance: '0',
    terms: 'asset_type, description, account, is_liquid, amount_minor, expected_date, confidence, deleted_at',
  },
  liability: {
    name: 'liabilities',
    id: 'liability_id',
    type: 'liability_type',
    balance: 'remaining_minor',
    terms: `liability_type, description, total_minor, installment_minor, installments_total, installments_paid,
      credit_minor, frequency, first_due_date, priority, interest_rate_bp, installments_paid_at_entry,
      remaining_at_entry_minor, lender_installment_minor, accrued_minor, accrued_through,
      accrued_rest, lender_terms, credit_limit_minor, statement_unpaid_minor, statement_in_grace, deleted_at`,
  },
}

export interface LedgerItemState {
  /** Its description, or else its type. */
  label: string
  /** Minor units. */
  balance: bigint
  isDeleted: boolean
}

/** The ledger item, even if deleted, locked until the transaction ends, or null. */
export async function lockLedgerItem(
  tx: UserTransaction,
  { kind, id }: LedgerItem,
): Promise<LedgerItemState | null> {
  const table = LEDGER_ITEM_TABLES[kind]
  const [row] = await tx.query<{ label: string; balance: string; is_deleted: boolean }>(
    `select ${labelBy(table.type)} as label, ${table.balance} as balance,
       deleted_at is not null as is_deleted
     from ${table.name} where user_id = $1 and ${table.id} = $2 for update`,
    [tx.userId, id],
  )
  return row ? { label: row.label, balance: BigInt(row.balance), isDeleted: row.is_deleted } : null
}

/** Applies the lines of an entry to the balances. */
export async function changeBalances(tx: UserTransaction, lines: readonly JournalLine[]): Promise<void> {
  for (const { accountKind, accountId, change } of lines) {
    const { name, id, balance } = LEDGER_ITEM_TABLES[accountKind]
    await tx.change(`update ${name} set ${balance} = ${balance} + $3 where user_id = $1 and ${id} = $2`, [
      tx.userId,
      accountId,
      change,
    ])
  }
}

/** Removes the ledger item from every list. Its balance must be 0. */
export async function markDeleted(
  tx: UserTransaction,
  { kind, id }: LedgerItem,
  deletedAt: string,
): Promise<void> {
  const table = LEDGER_ITEM_TABLES[kind]
  await tx.change(`update ${table.name} set deleted_at = $3 where user_id = $1 and ${table.id} = $2`, [
    tx.userId,
    id,
    deletedAt,
  ])
}

/** The whole rows of ledger items as JSON by id, locked until the transaction ends; deleted ones are left out. */
export async function lockRows(
  tx: UserTransaction,
  kind: AccountKind,
  ids: readonly string[],
): Promise<Map<string, JsonRow>> {
  const { name, id } = LEDGER_ITEM_TABLES[kind]
  const rows = await tx.query<{ id: string; row: JsonRow }>(
    `select ${id} as id, to_jsonb(item) - 'user_id' as row from ${name} item
     where user_id = $1 and ${id} = any($2::uuid[]) and deleted_at is null order by ${id} for update`,
    [tx.userId, ids],
  )
  return new Map(rows.map(({ id, row }) => [id, row]))
}
