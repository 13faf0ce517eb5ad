import type { PlanItem } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'

/** What to pay on an item now: what the budget covers, and what savings pay of the rest. */
export function amountToPay({ amount, from_savings }: PlanItem): number {
  return fromMinor(toMinor(amount) + toMinor(from_savings))
}
