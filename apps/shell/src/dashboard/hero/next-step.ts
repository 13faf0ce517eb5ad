import { type Liability, liabilityNaming, type Plan } from '@solvent/contracts'
import { counted, dateInWords, daysBetween } from '@solvent/money'
import { whenDue } from '../due/due-soon'
import { sumOf } from '../sum-of'

/** What a person does next. Amounts are in units of the currency. */
export type NextStep =
  /** Pay so much to one debt; `others` are the debts the plan pays this month besides. */
  | { kind: 'pay'; liabilityId: string; name: string; amount: number; when: string; others: number }
  /** Something is due, and the budget has nothing for it. */
  | { kind: 'short'; amount: number }
  /** Without an income there is no budget to plan with. */
  | { kind: 'income' }
  /** Nothing more this month; what comes next, if anything does. */
  | { kind: 'set'; next: string | null }
  /** Nothing is owed any more. */
  | { kind: 'free' }

/** The one thing to do next, by the plan of this month and the debts as they are. */
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

/** When it is due, after a comma; nothing where it is paid to save interest alone. */
function whenToPay(dueDate: string | null, dueAmount: number, today: string): string {
  if (dueDate === null || dueAmount <= 0) return 'to save interest'
  const days = daysBetween(today, dueDate)
  if (days < 0) return `${counted(-days, 'day')} late`
  if (days <= 1) return whenDue(days).text.toLowerCase()
  return `due ${dateInWords(dueDate, today)}`
}

/** The debt that is due next, and when. */
function nextDue(active: readonly Liability[], today: string): string | null {
  const [next] = active
    .flatMap((liability) => (liability.next_due_date ? [{ liability, date: liability.next_due_date }] : []))
    .sort((a, b) => a.date.localeCompare(b.date))
  return next ? `${liabilityNaming(next.liability).name} on ${dateInWords(next.date, today)}` : null
}
