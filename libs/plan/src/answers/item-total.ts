import type { PlanItem } from '../monthly-plan'

/** The total of one amount over the items of a plan, in minor units. */
export function itemTotal(items: readonly PlanItem[], part: 'amount' | 'dueAmount' | 'shortBy'): bigint {
  return items.reduce((sum, item) => sum + item[part], 0n)
}
