import type { Liability } from '@solvent/contracts'
import { ceilDiv, dueDate, fromMinor, minOf, toMinor } from '@solvent/money'
import { priorityScore } from '@solvent/plan'
import { toPlanLiability } from '@solvent/plan/answers'
import type { AddedLiability } from './people'
import { toPlannedLiability } from './planned-liability'
import { TODAY } from './today'

/**
 * A liability of which `paid` instalments are paid. Simpler than the real books: instalments are equal
 * shares without interest.
 */
export function toLiability(id: string, added: AddedLiability, paid: number): Liability {
  const { description = '', ...terms } = added
  const total = toMinor(terms.liability_amount)
  const share = ceilDiv(total, BigInt(terms.installments_total))
  return withRemaining(
    {
      id,
      ...terms,
      description,
      total_amount: terms.liability_amount,
      remaining_amount: 0,
      installment_amount: fromMinor(share),
      installments_paid: paid,
      next_due_date: null,
      priority: 0,
      importance_score: terms.priority_score,
      is_completed: false,
    },
    total - minOf(total, share * BigInt(paid)),
  )
}

/** The liability with this much left (minor units): its state, instalments and next due date follow. */
export function withRemaining(liability: Liability, remaining: bigint): Liability {
  const { installments_total, installment_amount, total_amount, due_date, frequency } = liability
  const is_completed = remaining === 0n
  const share = toMinor(installment_amount)
  const covered = is_completed ? installments_total : Number((toMinor(total_amount) - remaining) / share)
  const after = {
    ...liability,
    remaining_amount: fromMinor(remaining),
    installments_paid: covered,
    next_due_date: is_completed ? null : dueDate(due_date, frequency, covered),
    is_completed,
  }
  const priority = is_completed ? 0 : priorityScore(toPlanLiability(toPlannedLiability(after)), TODAY).score
  return { ...after, priority }
}
