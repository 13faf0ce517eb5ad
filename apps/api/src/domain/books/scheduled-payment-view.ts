import { errorCatalogue, paymentRefusal, type ScheduledPayment } from '@solvent/contracts'
import { dateInWords, fromMinor, type MoneyFormat } from '@solvent/money'
import { payoffAmount } from '@solvent/plan'
import type { AssetRow } from '../../storage/tables/assets-table'
import type { LiabilityRow } from '../../storage/tables/liabilities-table'
import type { ScheduledPaymentRow } from '../../storage/tables/scheduled-payments-table'
import { toPlanLiability } from './liability-view'
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
    amount: fromMinor(scheduledAmount(row, toPlanLiability(debt), today)),
    from_savings: row.fromSavings,
    on: row.payOn,
    automatic: row.automatic,
    is_due: row.payOn <= today,
    problem: problemOf(row, around),
  }
}

function problemOf(row: ScheduledPaymentRow, { debt, assets, money, today }: Around): string | null {
  if (debt.remaining === 0n) return errorCatalogue.already_completed.text
  if (row.payOn > today) return null
  const { sourceType: source } = row
  if (row.missed) {
    return `It was not recorded on ${dateInWords(row.payOn, today)}, because ${source} did not hold enough.`
  }
  const planned = toPlanLiability(debt)
  const usable = assets.filter(({ type, isLiquid }) => isLiquid && type === source)
  const refusal = paymentRefusal({
    amount: scheduledAmount(row, planned, today),
    remaining: payoffAmount(planned, today),
    source,
    available: total(usable.map(({ value }) => value)),
    money,
  })
  return refusal?.message ?? null
}
