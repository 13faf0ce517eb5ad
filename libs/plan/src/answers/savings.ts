import type { PlanInputs } from '@solvent/contracts'
import { backToMinor, maxOf, minOf } from '@solvent/money'
import type { MonthlyPlan } from '../monthly-plan'
import { cushionOf } from './cushion'
import { itemTotal } from './item-total'

/** What the accounts hold beyond the payments of the plan and the cushion, in minor units; 0 if that is unknown. */
export function spareMoney({ items }: MonthlyPlan, inputs: PlanInputs): bigint {
  const { liquid_assets: held = 0 } = inputs
  return maxOf(0n, backToMinor(held) - itemTotal(items, 'amount') - cushionOf(inputs))
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
