import type { Plan, PlanItem } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'

interface Shortfall {
  /** Asked for this month by all debts. */
  due: number
  /** What of it the budget does not cover. */
  missing: number
  /** The debts that are not covered, or only in part, in the plan's order. */
  short: { id: string; name: string; missing: number }[]
}

/** What is due this month and not covered by the budget, or null if all is covered. Amounts are decimals. */
export function shortfallOf({ recommendations }: Plan): Shortfall | null {
  const short = recommendations.map(missingOf).filter(({ missing }) => missing > 0n)
  if (short.length === 0) return null
  const due = recommendations.reduce((sum, { due_amount }) => sum + toMinor(due_amount), 0n)
  const missing = short.reduce((sum, debt) => sum + debt.missing, 0n)
  return {
    due: fromMinor(due),
    missing: fromMinor(missing),
    short: short.map((debt) => ({ ...debt, missing: fromMinor(debt.missing) })),
  }
}

function missingOf({ liability, due_amount, amount, extra_amount }: PlanItem) {
  const { id, liability_type, description } = liability
  const name = description ? `${liability_type} (${description})` : liability_type
  return { id, name, missing: toMinor(due_amount) - (toMinor(amount) - toMinor(extra_amount)) }
}
