import type { Liability } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import {
  gracePayment,
  nextDueDate,
  type PlanLiability,
  payoffAmount,
  priorityScore,
  withNextInstalment,
} from '@solvent/plan'
import { earlyPaymentOf, fromLenderTerms } from '@solvent/plan/answers'
import type { LiabilityRow } from '../../storage/tables/liabilities-table'

/** Converts a stored liability for the plan. */
export function toPlanLiability(row: LiabilityRow): PlanLiability {
  return { ...row, isCompleted: row.remaining === 0n }
}

/** The same with what its next due date asks for, as it is known on a day. */
export function toDueLiability(row: LiabilityRow, today: string): PlanLiability {
  return withNextInstalment(toPlanLiability(row), today)
}

/** Converts a stored liability to its API form. */
export function toLiability(row: LiabilityRow, today: string): Liability {
  const planned = toDueLiability(row, today)
  return {
    id: row.id,
    liability_type: row.type,
    description: row.description,
    liability_amount: fromMinor(row.total),
    total_amount: fromMinor(row.total),
    remaining_amount: fromMinor(row.remaining),
    payoff_amount: fromMinor(payoffAmount(planned, today)),
    installment_amount: fromMinor(planned.instalment),
    installments_total: row.installmentsTotal,
    installments_paid: row.installmentsPaid,
    frequency: row.frequency,
    due_date: row.firstDueDate,
    next_due_date: nextDueDate(planned),
    priority: planned.isCompleted ? 0 : priorityScore(planned, today).score,
    priority_score: row.priority,
    importance_score: row.priority,
    interest_rate: fromMinor(BigInt(row.rateBp)),
    is_completed: planned.isCompleted,
    installments_paid_at_entry: row.installmentsPaidAtEntry,
    remaining_amount_at_entry: row.remainingAtEntry === null ? null : fromMinor(row.remainingAtEntry),
    lender_installment_amount: row.lenderInstalment === null ? null : fromMinor(row.lenderInstalment),
    lender_terms: fromLenderTerms(row.lenderTerms),
    credit_limit: row.creditLimit === null ? null : fromMinor(row.creditLimit),
    grace_payment: gracePaymentOf(planned, today),
    early_payment: earlyPaymentOf(planned, today),
  }
}

function gracePaymentOf(debt: PlanLiability, today: string): Liability['grace_payment'] {
  const payment = gracePayment(debt, today)
  return payment && { ...payment, amount: fromMinor(payment.amount) }
}
