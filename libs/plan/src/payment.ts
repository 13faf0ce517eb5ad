import { type DateString, maxOf, minOf } from '@solvent/money'
import { accrualAfterPayment, interestOfPayment, owedOn } from './accrual'
import { statementAfterPayment } from './grace-period'
import { chargeOfPayment, type PaymentType, payoffAmount } from './payoff'
import type { OwedDebt, Schedule } from './plan-liability'
import { instalmentsDueThisMonth, instalmentsLeft, isActive } from './schedule'
import { coveredBy, instalmentAt, sumOfUnpaid } from './unpaid-instalments'

/**
 * The cost of a payment today, in minor units: `full` is what clears the debt, `installment` at most one instalment.
 */
export function paymentAmount(
  debt: OwedDebt,
  type: Exclude<PaymentType, 'partial'>,
  today: DateString,
): bigint {
  return type === 'full'
    ? payoffAmount(debt, today)
    : minOf(instalmentAt(debt, debt.installmentsPaid), owedOn(debt, today))
}

/**
 * The debt after a payment; all other fields of the liability are preserved. A payment that reaches the balance first
 * adds the interest accrued so far, so paying less than both leaves the rest open. The charge of one that is early does
 * not lower the debt.
 *
 * An instalment always counts as one. Any other payment covers the unpaid instalments that fall due by the end of the
 * month of `today`, oldest first, and a partial rest becomes credit. Money beyond them only lowers the balance: lenders
 * still expect the next instalment. A balance of 0 completes the debt with all its instalments.
 *
 * @param amount minor units; for an instalment or full payment it must equal `paymentAmount`.
 * @throws RangeError if the debt is paid off, or the amount is not positive, exceeds what clears the debt or does not
 *   fit the type.
 */
export function applyPayment<Debt extends OwedDebt>(
  liability: Debt,
  amount: bigint,
  type: PaymentType,
  today: DateString,
): Debt {
  const { installmentsPaid, installmentsTotal } = liability
  if (!isActive(liability)) throw new RangeError('Liability is already paid off')
  if (amount <= 0n) throw new RangeError('Payment must be greater than 0')
  if (amount > payoffAmount(liability, today)) {
    throw new RangeError('Payment must not exceed what clears the debt')
  }
  if (type !== 'partial' && amount !== paymentAmount(liability, type, today)) {
    throw new RangeError(`Amount does not fit a payment of type ${type}`)
  }
  const net = amount - chargeOfPayment(liability, { amount, type }, today)
  const accrual = accrualAfterPayment(liability, net, today)
  const remaining = liability.remaining + interestOfPayment(liability, net, today) - net
  const statement = statementAfterPayment(liability, { amount, remaining, on: today })
  const after = { ...liability, remaining, ...(accrual && { accrual }), ...(statement && { statement }) }
  if (after.remaining === 0n) {
    return { ...after, installmentsPaid: settledInstalments(liability), credit: 0n, isCompleted: true }
  }
  if (type === 'installment') {
    const paid = Math.max(installmentsPaid, Math.min(installmentsPaid + 1, installmentsTotal))
    return { ...after, installmentsPaid: paid }
  }
  return { ...after, ...coverDueInstalments(liability, amount, today) }
}

/** How many instalments count as paid when nothing is owed any more: all, or one more of a card with a minimum. */
export function settledInstalments({ installmentsPaid, installmentsTotal, lenderTerms }: OwedDebt): number {
  return lenderTerms?.minimum ? installmentsPaid + 1 : Math.max(installmentsPaid, installmentsTotal)
}

/** Counts the due instalments that the credit and a payment cover together while a balance remains. */
function coverDueInstalments(
  liability: Schedule,
  amount: bigint,
  today: DateString,
): Pick<Schedule, 'installmentsPaid' | 'credit'> {
  const { instalment, installmentsPaid, credit } = liability
  const due = instalmentsDueThisMonth(liability, today)
  if (instalment <= 0n) return { installmentsPaid, credit }
  // Negative credit, for expenses on a card, can be paid before anything is due.
  const funds = minOf(credit + amount, maxOf(credit, sumOfUnpaid(liability, due)))
  const left = instalmentsLeft(liability)
  const { count: covered, rest } = coveredBy(liability, funds, left)
  // The last instalment is the whole balance, so it stays open while any is owed, and needs no credit.
  if (covered >= left) return { installmentsPaid: installmentsPaid + left - 1, credit: 0n }
  return { installmentsPaid: installmentsPaid + covered, credit: rest }
}
