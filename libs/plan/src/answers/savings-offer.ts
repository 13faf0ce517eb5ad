import type { PlanInputs, WhatIf } from '@solvent/contracts'
import { type DateString, fromMinor, maxOf, minOf } from '@solvent/money'
import { bearsInterest } from '../lender-terms'
import { monthlyPlan } from '../monthly-plan'
import { mostExtra } from '../most-extra'
import { dueThisMonth } from '../payoff'
import type { PlanLiability } from '../plan-liability'
import { projectPayoff } from '../projection/project-payoff'
import { isActive } from '../schedule'
import { itemTotal } from './item-total'
import { type MonthPlan, monthPlanOf } from './month-plan'
import { spareMoney } from './savings'
import { projectionInput } from './what-if'

/** What paying from savings today would achieve. Amounts are decimals. */
export interface SavingsOffer {
  /** What the accounts can spare and debts with interest can take, beyond the plan of the month. */
  amount: number
  interest_saved: number
  /** 0 if the debts end in the same month. */
  months_sooner: number
  /** The debt that gets it first, and how much of it; null if all of it stays for later dues. */
  first: { liability_id: string; amount: number } | null
}

/**
 * Whether the money that accounts hold beyond the plan of the month and the cushion would save interest if it paid
 * debts today; null if there is none or it would not, or if the debts never end without it.
 *
 * @throws RangeError as `projectPayoff` does.
 */
export function savingsOffer(
  inputs: PlanInputs,
  { strategy = 'avalanche', reserve = 'keep' }: Pick<WhatIf, 'strategy' | 'reserve'> = {},
): SavingsOffer | null {
  if (inputs.liquid_assets === undefined || strategy === 'minimum') return null
  const input = { ...projectionInput(inputs, { reserve }), strategy }
  const { today } = inputs
  const month = monthPlanOf(inputs, { strategy, reserve })
  const { plan } = month
  const planned = new Map(plan.items.map(({ liabilityId, amount }) => [liabilityId, amount]))
  const open = input.liabilities
    .filter((debt) => isActive(debt) && bearsInterest(debt, today))
    .reduce((sum, debt) => sum + maxOf(0n, mostThisMonth(debt, today) - (planned.get(debt.id) ?? 0n)), 0n)
  const amount = minOf(maxOf(0n, spareMoney(plan, inputs) - itemTotal(plan.items, 'shortBy')), open)
  if (amount === 0n) return null
  const without = projectPayoff(input)
  const paid = projectPayoff({ ...input, lumpSums: [...(input.lumpSums ?? []), { on: today, amount }] })
  const saved = without.totalInterest - paid.totalInterest
  if (without.months === null || paid.months === null || saved <= 0n) return null
  return {
    amount: fromMinor(amount),
    interest_saved: fromMinor(saved),
    months_sooner: without.months - paid.months,
    first: firstPayment(month, amount),
  }
}

/** What is due and the most beyond it, in minor units. */
function mostThisMonth(debt: PlanLiability, today: DateString): bigint {
  return dueThisMonth(debt, today) + mostExtra(debt, today)
}

/** The most important debt that gets more extra money with this amount on top, and how much more. */
function firstPayment({ plan, input }: MonthPlan, amount: bigint): SavingsOffer['first'] {
  const received = (input.received ?? 0n) + itemTotal(plan.items, 'shortBy') + amount
  const extras = new Map(plan.items.map(({ liabilityId, extraAmount }) => [liabilityId, extraAmount]))
  for (const { liabilityId, extraAmount } of monthlyPlan({ ...input, received }).items) {
    const more = extraAmount - (extras.get(liabilityId) ?? 0n)
    if (more > 0n) return { liability_id: liabilityId, amount: fromMinor(minOf(more, amount)) }
  }
  return null
}
