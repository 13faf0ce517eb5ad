import { minOf } from '@solvent/money'
import { type PlanLiability, paymentAmount, payoffAmount } from '@solvent/plan'
import type { ScheduledPaymentRow } from '../../storage/tables/scheduled-payments-table'

/** What a scheduled payment pays on a day, in minor units: at most what pays the debt off. */
export function scheduledAmount(
  { paymentType, amount }: Pick<ScheduledPaymentRow, 'paymentType' | 'amount'>,
  debt: PlanLiability,
  today: string,
): bigint {
  return paymentType === 'partial'
    ? minOf(amount ?? 0n, payoffAmount(debt, today))
    : paymentAmount(debt, paymentType, today)
}
