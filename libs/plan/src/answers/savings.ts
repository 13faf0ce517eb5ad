import { maxOf, minOf } from '@solvent/money'
import type { MonthlyPlan } from '../monthly-plan'
import { itemTotal } from './item-total'

/** The largest proposed cushion, in minor units. */
const MAX_CUSHION = 100_000n

/** What the accounts should hold at any time, in minor units: a monthly income, at most 1,000 of the currency. */
export function proposedCushion(monthlyIncome: bigint): bigint {
  return minOf(monthlyIncome, MAX_CUSHION)
}

/** What the accounts hold beyond the payments of the plan and the cushion, in minor units. */
export function spareMoney({ items, totalIncome }: MonthlyPlan, held: bigint): bigint {
  return maxOf(0n, held - itemTotal(items, 'amount') - proposedCushion(totalIncome))
}

/** The part of each due beyond the budget that spare money can pay, by liability, in the order of the plan. */
export function paidFromSavings({ items }: MonthlyPlan, spare: bigint): ReadonlyMap<string, bigint> {
  let left = spare
  return new Map(
    items.map(({ liabilityId, shortBy }) => {
      const paid = minOf(left, shortBy)
      left -= paid
      return [liabilityId, paid]
    }),
  )
}
