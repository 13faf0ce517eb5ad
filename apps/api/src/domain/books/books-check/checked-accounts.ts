import type { BooksCheck } from '@solvent/contracts'
import { fromMinor, maxOf, minOf } from '@solvent/money'
import type { ComparedAccount } from '../../../storage/tables/books-check-accounts'
import type { PaidOnDebt } from '../../../storage/tables/books-check-debts'
import type { LiabilityRow } from '../../../storage/tables/liabilities-table'

type CheckedAccount = BooksCheck['accounts'][number]

/** Beyond it a JSON number no longer tells cents apart; only damaged books hold more. */
const MOST_SHOWN = 7_000_000_000_000_000n

/** What is known of debts, by their id. */
export interface CheckedDebts {
  rows: ReadonlyMap<string, LiabilityRow>
  paid: ReadonlyMap<string, PaidOnDebt>
  /** Minor units. */
  scheduled: ReadonlyMap<string, bigint>
}

/** An asset or liability with the figures that were compared, as the person sees them. */
export function toCheckedAccount(account: ComparedAccount, debts: CheckedDebts): CheckedAccount {
  const { kind, id, label, balance, sum, entries } = account
  const row = kind === 'liability' ? debts.rows.get(id) : undefined
  return {
    account_kind: kind,
    account_id: id,
    label: label ?? '',
    balance: shown(balance),
    sum_of_entries: shown(sum),
    entries,
    debt: row ? toCheckedDebt(row, debts) : null,
  }
}

function toCheckedDebt(row: LiabilityRow, { paid, scheduled }: CheckedDebts): CheckedAccount['debt'] {
  const payments = paid.get(row.id)
  return {
    paid: shown(payments?.paid ?? 0n),
    interest_paid: shown(payments?.interest ?? 0n),
    principal_paid: shown(payments?.principal ?? 0n),
    installments_paid: row.installmentsPaid,
    installments_total: row.installmentsTotal,
    scheduled_principal: shown(scheduled.get(row.id) ?? 0n),
  }
}

function shown(minor: bigint): number {
  return fromMinor(maxOf(-MOST_SHOWN, minOf(minor, MOST_SHOWN)))
}
