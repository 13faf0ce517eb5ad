import { type Liability, liabilityNaming, type Plan } from '@solvent/contracts'
import { counted, dateInWords, daysBetween } from '@solvent/money'
import { whenDue } from '../due/due-soon'
import { sumOf } from '../sum-of'

/** The user's next step. Amounts are in units of the currency. */
export type NextStep =
  /** Pay `amount` to one debt; `others` counts the other debts the plan pays this month. */
  | { kind: 'pay'; liabilityId: string; name: string; amount: number; when: string; others: number }
  /** Something is due, but the budget is used up. */
  | { kind: 'short'; amount: number }
  /** Without an income there is no budget to plan with. */
  | { kind: 'income' }
  /** Nothing more to pay this month; `next` is the next payment, if any. */
  | { kind: 'set'; next: string | null }
  /** No debts are left. */
  | { kind: 'free' }

/** The next step according to this month's plan and the current debts. */
export function nextStep(plan: Plan, liabilities: readonly Liability[], today: string): NextStep {
  const active = liabilities.filter(({ is_completed }) => !is_completed)
  if (active.length === 0) return { kind: 'free' }
  const toPay = plan.recommendations.filter(({ amount }) => amount > 0)
  const [first] = toPay
  if (first) {
    return {
      kind: 'pay',
      liabilityId: first.liability.id,
      name: liabilityNaming(first.liability).name,
      amount: first.amount,
      when: whenToPay(first.liability.next_due_date, first.due_amount, today),
      others: toPay.length - 1,
    }
  }
  if (plan.total_income === 0) return { kind: 'income' }
  const due = sumOf(plan.recommendations.map(({ due_amount }) => due_amount))
  if (due > 0) return { kind: 'short', amount: due }
  return { kind: 'set', next: nextDue(active, today) }
}

/** When the payment is due, as the end of a sentence; "to save interest" if nothing is due. */
function whenToPay(dueDate: string | null, dueAmount: number, today: string): string {
  if (dueDate === null || dueAmount <= 0) return 'to save interest'
  const days = daysBetween(today, dueDate)
  if (days < 0) return `${counted(-days, 'day')} overdue`
  if (days <= 1) return whenDue(days).text.toLowerCase()
  return `due ${dateInWords(dueDate, today)}`
}

/** The debt that is due next, with its date; null if none is. */
function nextDue(active: readonly Liability[], today: string): string | null {
  const [next] = active
    .flatMap((liability) => (liability.next_due_date ? [{ liability, date: liability.next_due_date }] : []))
    .sort((a, b) => a.date.localeCompare(b.date))
  return next ? `${liabilityNaming(next.liability).name} on ${dateInWords(next.date, today)}` : null
}
