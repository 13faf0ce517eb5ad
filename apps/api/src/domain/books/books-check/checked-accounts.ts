import type { BooksCheck } from '@solvent/contracts'
import { fromMinor, maxOf, minOf } from '@solvent/money'
import type { ComparedAccount } from '../../../storage/tables/books-check-accounts'
import type { PaidOnDebt } from '../../../storage/tables/books-check-debts'
import type { LiabilityRow } from '../../../storage/tables/liabilities-table'

type CheckedAccount = BooksCheck['accounts'][number]

/** Above this, a JSON number cannot represent every cent. Only damaged books hold more. */
const MAX_EXACT_MINOR = 7_000_000_000_000_000n

/** Figures of debts, by id. */
export interface CheckedDebts {
  rows: ReadonlyMap<string, LiabilityRow>
  paid: ReadonlyMap<string, PaidOnDebt>
  /** Minor units. */
  scheduled: ReadonlyMap<string, bigint>
}

/** An asset or liability with the figures that were compared, in API form. */
export function toCheckedAccount(account: ComparedAccount, debts: CheckedDebts): CheckedAccount {
  const { kind, id, label, balance, sum, entries } = account
  const row = kind === 'liability' ? debts.rows.get(id) : undefined
  return {
    account_kind: kind,
    account_id: id,
    label: label ?? '',
    balance: toAmount(balance),
    sum_of_entries: toAmount(sum),
    entries,
    debt: row ? toCheckedDebt(row, debts) : null,
  }
}

function toCheckedDebt(row: LiabilityRow, { paid, scheduled }: CheckedDebts): CheckedAccount['debt'] {
  const payments = paid.get(row.id)
  return {
    paid: toAmount(payments?.paid ?? 0n),
    interest_paid: toAmount(payments?.interest ?? 0n),
    principal_paid: toAmount(payments?.principal ?? 0n),
    installments_paid: row.installmentsPaid,
    installments_total: row.installmentsTotal,
    scheduled_principal: toAmount(scheduled.get(row.id) ?? 0n),
  }
}

function toAmount(minor: bigint): number {
  return fromMinor(maxOf(-MAX_EXACT_MINOR, minOf(minor, MAX_EXACT_MINOR)))
}
