import type { Liability } from '@solvent/contracts'
import { daysBetween } from '@solvent/money'
import type { Tone } from '@solvent/ui'

/** How many days ahead the dashboard looks. */
export const DAYS_AHEAD = 30

/** From here on it is time to act. */
const CLOSE_DAYS = 7

interface Due {
  id: string
  name: string
  description: string
  /** The next instalment, or less when less is owed. */
  amount: number
  date: string
  /** Days until then; negative when the date has passed. */
  days: number
}

/** The next payment of each liability that is overdue or due within 30 days, soonest first. */
export function dueSoon(liabilities: readonly Liability[], today: string): Due[] {
  return liabilities
    .flatMap((liability) => {
      const { id, liability_type, description, is_completed, next_due_date: date } = liability
      if (is_completed || date === null) return []
      const amount = Math.min(liability.installment_amount, liability.remaining_amount)
      return [{ id, name: liability_type, description, amount, date, days: daysBetween(today, date) }]
    })
    .filter(({ days }) => days <= DAYS_AHEAD)
    .sort((a, b) => a.days - b.days || b.amount - a.amount)
}

/** When it is due, in words, and how much that presses. */
export function whenDue(days: number): { text: string; tone: Tone } {
  if (days < 0) return { text: days === -1 ? '1 day overdue' : `${-days} days overdue`, tone: 'danger' }
  if (days === 0) return { text: 'Due today', tone: 'danger' }
  if (days === 1) return { text: 'Due tomorrow', tone: 'warning' }
  return { text: `In ${days} days`, tone: days <= CLOSE_DAYS ? 'warning' : 'neutral' }
}
