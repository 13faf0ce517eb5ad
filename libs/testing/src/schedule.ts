import type { getSchedule, Liability, ResponseOf } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import { amortizationTable } from '@solvent/plan'
import { toPlanLiability } from '@solvent/plan/answers'
import { toPlannedLiability } from './planned-liability'
import { TODAY } from './today'

/** The remaining payments, computed by the same engine as on the server. */
export function toSchedule(liability: Liability): ResponseOf<typeof getSchedule> {
  const rows = amortizationTable(toPlanLiability(toPlannedLiability(liability)), TODAY)
  const sum = (part: 'interest' | 'payment') => fromMinor(rows.reduce((total, row) => total + row[part], 0n))
  return {
    payments: rows.map(({ number, dueDate, opening, interest, payment, principal, closing }) => ({
      number,
      due_date: dueDate,
      opening: fromMinor(opening),
      interest: fromMinor(interest),
      payment: fromMinor(payment),
      principal: fromMinor(principal),
      closing: fromMinor(closing),
    })),
    total_interest: sum('interest'),
    total_payments: sum('payment'),
    paid_off_on: rows.at(-1)?.dueDate ?? null,
  }
}
