import { type Liability, liabilityNaming, type Plan, type PlanItem } from '@solvent/contracts'
import { backToMinor, counted, dateInWords, daysBetween, fromMinor } from '@solvent/money'
import { whenDue } from '../due/due-soon'
import { sumOf } from '../sum-of'

/** The user's next step. Amounts are in units of the currency. */
export type NextStep =
  /** Pay `amount` to one debt; `others` counts the other debts the plan pays this month. */
  | { kind: 'pay'; liabilityId: string; name: string; amount: number; when: string; others: number }
  /** Record a scheduled payment whose day has come. */
  | { kind: 'record'; name: string; amount: number; day: string }
  /** All payments of this month are scheduled; this one is first. */
  | { kind: 'scheduled'; name: string; amount: number; day: string }
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
  const unrecorded = firstDated(plan.recommendations, today, (item) => item.unrecorded)
  if (unrecorded) return { kind: 'record', ...unrecorded }
  const toPay = plan.recommendations.filter((item) => openAmount(item) > 0)
  const [first] = toPay
  if (first) {
    return {
      kind: 'pay',
      liabilityId: first.liability.id,
      name: liabilityNaming(first.liability).name,
      amount: openAmount(first),
      when: whenToPay(first.liability.next_due_date, first.due_amount, today),
      others: toPay.length - 1,
    }
  }
  const scheduled = firstDated(plan.recommendations, today, (item) => item.scheduled)
  if (scheduled) return { kind: 'scheduled', ...scheduled }
  if (plan.total_income === 0) return { kind: 'income' }
  const due = sumOf(plan.recommendations.map(({ due_amount }) => due_amount))
  if (due > 0) return { kind: 'short', amount: due }
  return { kind: 'set', next: nextDue(active, today) }
}

/** What is not scheduled of an item. */
function openAmount({ amount, scheduled }: PlanItem): number {
  return fromMinor(scheduled.reduce((left, one) => left - backToMinor(one.amount), backToMinor(amount)))
}

/** The first of some payments of the items, with the name of its debt. */
function firstDated(
  items: readonly PlanItem[],
  today: string,
  paymentsOf: (item: PlanItem) => PlanItem['scheduled'],
) {
  const [first] = items
    .flatMap((item) => paymentsOf(item).map((payment) => ({ item, ...payment })))
    .sort((one, other) => one.on.localeCompare(other.on))
  if (!first) return null
  const { item, amount, on } = first
  return { name: liabilityNaming(item.liability).name, amount, day: dateInWords(on, today) }
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
