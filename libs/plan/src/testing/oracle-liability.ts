import type { Frequency } from '@solvent/money'
import type { PlanLiability } from '../plan-liability'

/** A liability as the oracles write it: amounts in minor units, the rate in percent a year. */
export interface OracleLiability {
  id: number
  remaining_cents: number
  installment_cents: number
  frequency: Frequency
  interest_rate: number
  priority: number
  installments_total: number
  installments_paid: number
  due_date: string | null
  next_due_date: string | null
  is_completed?: boolean
  credit_cents?: number
}

/** Hundredths of a percent, from percent. */
export function basisPoints(percent: number): number {
  return Math.round(percent * 100)
}

/** Converts the liability for the plan. */
export function toPlanLiability(given: OracleLiability): PlanLiability {
  return {
    id: String(given.id),
    remaining: BigInt(given.remaining_cents),
    instalment: BigInt(given.installment_cents),
    frequency: given.frequency,
    rateBp: basisPoints(given.interest_rate),
    priority: given.priority,
    credit: BigInt(given.credit_cents ?? 0),
    isCompleted: given.is_completed ?? false,
    ...scheduleOf(given),
  }
}

/** A case with only a next due date describes a schedule that begins there. */
function scheduleOf({ due_date, next_due_date, installments_total, installments_paid }: OracleLiability) {
  if (due_date === null && next_due_date !== null) {
    return {
      firstDueDate: next_due_date,
      installmentsTotal: installments_total - installments_paid,
      installmentsPaid: 0,
    }
  }
  return {
    firstDueDate: due_date,
    installmentsTotal: installments_total,
    installmentsPaid: installments_paid,
  }
}
