import { applyPayment, type PaymentType, type PlanLiability } from '@solvent/plan'
import type { LiabilityRow } from '../../storage/tables/liabilities-table'

interface Payment {
  /** Minor units. */
  amount: bigint
  type: PaymentType
  on: string
}

/**
 * The row after a payment. Its instalment stays what is stored, whatever was due.
 *
 * @param debt `before` with what was due on the day of the payment
 * @throws RangeError as `applyPayment` does
 */
export function afterPayment(
  before: LiabilityRow,
  debt: PlanLiability,
  { amount, type, on }: Payment,
): LiabilityRow {
  const {
    remaining,
    installmentsPaid,
    credit,
    accrual = null,
    statement = null,
  } = applyPayment(debt, amount, type, on)
  return { ...before, remaining, installmentsPaid, credit, accrual, statement }
}
