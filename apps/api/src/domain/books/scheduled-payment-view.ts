import { errorCatalogue, paymentRefusal, type ScheduledPayment } from '@solvent/contracts'
import { dateInWords, fromMinor, type MoneyFormat } from '@solvent/money'
import { payoffAmount } from '@solvent/plan'
import type { AssetRow } from '../../storage/tables/assets-table'
import type { LiabilityRow } from '../../storage/tables/liabilities-table'
import type { ScheduledPaymentRow } from '../../storage/tables/scheduled-payments-table'
import { toDueLiability } from './liability-view'
import { findSource } from './payment-source'
import { scheduledAmount } from './scheduled-amount'
import { total } from './totals'

/** What a scheduled payment depends on. */
interface Around {
  debt: LiabilityRow
  assets: readonly AssetRow[]
  money: MoneyFormat
  today: string
}

/** Converts a stored scheduled payment to its API form. */
export function toScheduledPayment(row: ScheduledPaymentRow, around: Around): ScheduledPayment {
  const { debt, today } = around
  return {
    id: row.id,
    liability_id: row.liabilityId,
    liability: debt.description || debt.type,
    payment_type: row.paymentType,
    payment_account: row.sourceType,
    payment_asset_id: row.sourceId,
    source: sourceOf(row, around)?.name ?? row.sourceType,
    amount: fromMinor(scheduledAmount(row, toDueLiability(debt, today), today)),
    from_savings: row.fromSavings,
    on: row.payOn,
    automatic: row.automatic,
    is_due: row.payOn <= today,
    problem: problemOf(row, around),
  }
}

function sourceOf({ sourceType, sourceId }: ScheduledPaymentRow, { assets }: Around) {
  return findSource({ type: sourceType, assetId: sourceId }, assets)
}

function problemOf(row: ScheduledPaymentRow, around: Around): string | null {
  const { debt, money, today } = around
  if (debt.remaining === 0n) return errorCatalogue.already_completed.text
  if (row.payOn > today) return null
  const source = sourceOf(row, around)
  if (!source) return 'The account that it was to come from is no longer there.'
  if (row.missed) {
    return `It was not recorded on ${dateInWords(row.payOn, today)}, because ${source.name} did not hold enough.`
  }
  const planned = toDueLiability(debt, today)
  const refusal = paymentRefusal({
    amount: scheduledAmount(row, planned, today),
    remaining: payoffAmount(planned, today),
    source: source.name,
    available: total(source.assets.map(({ value }) => value)),
    money,
  })
  return refusal?.message ?? null
}
