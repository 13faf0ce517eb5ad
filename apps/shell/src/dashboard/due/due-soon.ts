import type { Liability } from '@solvent/contracts'
import { backToMinor, daysBetween, dueDate, fromMinor, minOf } from '@solvent/money'
import type { Tone } from '@solvent/ui'

/** How many days ahead the dashboard looks. */
export const DAYS_AHEAD = 30

/** A payment due within this many days is shown as a warning. */
const WARNING_DAYS = 7

export interface Due {
  id: string
  /** The instalment; for the last one, the remaining balance. */
  amount: number
  date: string
  /** Days until `date`; negative if it has passed. */
  days: number
}

/** Every payment that is overdue or due within 30 days, soonest first. */
export function dueSoon(liabilities: readonly Liability[], today: string): Due[] {
  return liabilities
    .flatMap((liability) => duesOf(liability, today))
    .sort((a, b) => a.days - b.days || b.amount - a.amount)
}

/** The unpaid due dates of one liability. Their amounts never add up to more than what is owed. */
function duesOf(liability: Liability, today: string): Due[] {
  const { id, due_date, frequency } = liability
  if (liability.is_completed || liability.next_due_date === null) return []
  const instalment = backToMinor(liability.installment_amount)
  const dues: Due[] = []
  let left = backToMinor(liability.remaining_amount)
  for (let k = liability.installments_paid; left > 0n; k++) {
    const date = dueDate(due_date, frequency, k)
    const days = daysBetween(today, date)
    if (days > DAYS_AHEAD) break
    const isLast = k + 1 >= liability.installments_total
    const amount = isLast ? left : minOf(instalment, left)
    left -= amount
    dues.push({ id, amount: fromMinor(amount), date, days })
  }
  return dues
}

/** When a payment is due, in words, and its urgency. */
export function whenDue(days: number): { text: string; tone: Tone } {
  if (days < 0) return { text: days === -1 ? '1 day overdue' : `${-days} days overdue`, tone: 'danger' }
  if (days === 0) return { text: 'Due today', tone: 'danger' }
  if (days === 1) return { text: 'Due tomorrow', tone: 'warning' }
  return { text: `In ${days} days`, tone: days <= WARNING_DAYS ? 'warning' : 'neutral' }
}
