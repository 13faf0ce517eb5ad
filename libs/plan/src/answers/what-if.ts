import type { PayoffProjection, PlanInputs, WhatIf } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'
import { availableBudget } from '../budget'
import { countedAmount } from '../projection/funds'
import type { StrategyInput } from '../projection/projection'
import { moneyOnHand, toBudgetRule, toLumpSum, toPlanLiability } from './engine-inputs'
import { cushionGapOf } from './month-plan'

/** The debts and money of a projection: the recorded ones with the what-if changes applied. */
export function projectionInput(inputs: PlanInputs, whatIf: WhatIf): StrategyInput {
  const { today } = inputs
  const { extra_per_month = 0, income, income_from = today, reserve = 'keep' } = whatIf
  const keepsReserve = reserve === 'keep'
  const change = income === undefined ? [] : [{ from: income_from, monthlyBudget: budgetOf(inputs, income) }]
  return {
    today,
    monthlyBudget: budgetOf(inputs),
    ...moneyOnHand(inputs),
    cushionGap: cushionGapOf(inputs, keepsReserve),
    keepsReserve,
    extraPerMonth: backToMinor(extra_per_month),
    lumpSums: expectedSums(inputs, whatIf).map(toLumpSum),
    budgetChanges: change,
    liabilities: inputs.liabilities.map(toPlanLiability),
  }
}

/** Today's monthly budget, in minor units: the recorded one, or that of a what-if income that applies today. */
export function budgetOfToday(inputs: PlanInputs, { income, income_from = inputs.today }: WhatIf): bigint {
  const isWhatIf = income !== undefined && income_from <= inputs.today
  return isWhatIf ? budgetOf(inputs, income) : budgetOf(inputs)
}

/** What may go to debts each month with this income, in minor units. */
export function budgetOf(
  inputs: Pick<PlanInputs, 'budget' | 'monthly_income'>,
  income: number = inputs.monthly_income,
): bigint {
  return availableBudget(backToMinor(income), toBudgetRule(inputs))
}

type ExpectedSum = PlanInputs['expected'][number]

function expectedSums({ expected, today }: PlanInputs, { lump_sum, on = today }: WhatIf): ExpectedSum[] {
  if (!lump_sum) return expected
  return [...expected, { on, amount: lump_sum, confidence: 100, description: 'What if' }]
}

/** The expected sums still to come, with the part of each that counts. */
export function countedSums(inputs: PlanInputs, whatIf: WhatIf): PayoffProjection['lump_sums'] {
  return expectedSums(inputs, whatIf)
    .filter(({ on }) => on >= inputs.today)
    .map((sum) => ({ ...sum, counted: fromMinor(countedAmount(toLumpSum(sum))) }))
}
