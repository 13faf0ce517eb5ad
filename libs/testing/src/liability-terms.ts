import type { Liability } from '@solvent/contracts'
import { ceilDiv, dueDate, fromMinor, maxOf, toMinor } from '@solvent/money'
import { gracePayment, type PlanLiability, payoffAmount, priorityScore } from '@solvent/plan'
import { earlyPaymentOf, toPlanLiability } from '@solvent/plan/answers'
import type { AddedLiability } from './people'
import { toPlannedLiability } from './planned-liability'
import { TODAY } from './today'

/**
 * A liability with `paid` instalments paid. Simpler than the real books: instalments are equal shares
 * without interest.
 */
export function toLiability(id: string, added: AddedLiability, paid: number): Liability {
  const { description = '', installments_paid = 0, installment_amount, remaining_amount, ...terms } = added
  const installments_total = added.installments_total ?? installmentsByAmount(added)
  const share = ceilDiv(toMinor(terms.liability_amount), BigInt(installments_total))
  const liability: Liability = {
    id,
    ...terms,
    installments_total,
    description,
    total_amount: terms.liability_amount,
    remaining_amount: 0,
    payoff_amount: 0,
    installment_amount: installment_amount ?? fromMinor(share),
    installments_paid,
    next_due_date: null,
    priority: 0,
    importance_score: terms.priority_score,
    is_completed: false,
    installments_paid_at_entry: installments_paid,
    remaining_amount_at_entry: remaining_amount ?? null,
    lender_installment_amount: installment_amount ?? null,
    lender_terms: added.lender_terms ?? null,
    credit_limit: added.credit_limit ?? null,
    grace_payment: null,
    early_payment: null,
  }
  return withRemaining(liability, maxOf(0n, openingOf(liability) - shareOf(liability) * BigInt(paid)))
}

/** How many instalments of the stated amount there are, without interest as in `toLiability`; at least one. */
function installmentsByAmount({ liability_amount, installment_amount }: AddedLiability): number {
  const instalment = toMinor(installment_amount ?? liability_amount)
  return instalment === 0n ? 1 : Number(ceilDiv(toMinor(liability_amount), instalment))
}

/** What was owed when the liability was entered, in minor units. */
export function openingOf(liability: Liability): bigint {
  const { total_amount, remaining_amount_at_entry: owed, installments_paid_at_entry: paid } = liability
  if (owed !== null) return toMinor(owed)
  return maxOf(0n, toMinor(total_amount) - shareOf(liability) * BigInt(paid))
}

function shareOf({ installment_amount }: Liability): bigint {
  return toMinor(installment_amount)
}

/** The liability with this remaining amount (minor units), and the state, instalments and due date that follow. */
export function withRemaining(liability: Liability, remaining: bigint): Liability {
  const { installments_total, installments_paid_at_entry, due_date, frequency } = liability
  const is_completed = remaining === 0n
  const since = is_completed ? 0 : Number((openingOf(liability) - remaining) / shareOf(liability))
  const covered = is_completed ? installments_total : installments_paid_at_entry + since
  const after = {
    ...liability,
    remaining_amount: fromMinor(remaining),
    installments_paid: covered,
    next_due_date: is_completed ? null : dueDate(due_date, frequency, covered),
    is_completed,
  }
  const planned = toPlanLiability(toPlannedLiability(after))
  const priority = is_completed ? 0 : priorityScore(planned, TODAY).score
  return {
    ...after,
    priority,
    payoff_amount: fromMinor(payoffAmount(planned, TODAY)),
    grace_payment: gracePaymentOf(planned),
    early_payment: earlyPaymentOf(planned, TODAY),
  }
}

/** As if all that is owed were on the last statement. */
function gracePaymentOf(debt: PlanLiability): Liability['grace_payment'] {
  const payment = gracePayment({ ...debt, statement: { unpaid: debt.remaining, inGrace: true } }, TODAY)
  return payment && { ...payment, amount: fromMinor(payment.amount) }
}
