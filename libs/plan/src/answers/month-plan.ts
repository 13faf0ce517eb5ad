import type { PlanChoice, PlanInputs } from '@solvent/contracts'
import { cushionGap } from '../by-day/cushion-gap'
import { type MonthlyPlan, type MonthlyPlanInput, monthlyPlan } from '../monthly-plan'
import { toMoneyByDay, toMonthlyPlanInput } from './engine-inputs'

/** The plan of the month, and the input of the engine for it. */
export interface MonthPlan {
  plan: MonthlyPlan
  input: MonthlyPlanInput
}

export function monthPlanOf(
  inputs: PlanInputs,
  { strategy = 'avalanche', reserve = 'keep' }: PlanChoice = {},
): MonthPlan {
  const base = { ...toMonthlyPlanInput(inputs), keepsReserve: reserve === 'keep' }
  const input = { ...base, strategy, cushionGap: gapOf(base, inputs) }
  return { plan: monthlyPlan(input), input }
}

/**
 * What the chosen cushion lacks, in minor units; 0 without one. It is that of the avalanche for every strategy, so that
 * strategies are compared with the same money.
 */
export function cushionGapOf(inputs: PlanInputs, keepsReserve: boolean): bigint {
  return inputs.cushion ? gapOf({ ...toMonthlyPlanInput(inputs), keepsReserve }, inputs) : 0n
}

/** @param input without a strategy and a cushion */
function gapOf(input: MonthlyPlanInput, inputs: PlanInputs): bigint {
  if (!inputs.cushion) return 0n
  const money = toMoneyByDay(input, inputs)
  return money ? cushionGap(monthlyPlan(input), money) : 0n
}
