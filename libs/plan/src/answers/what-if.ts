import type { PayoffProjection, PlanInputs, WhatIf } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'
import { countedAmount } from '../projection/funds'
import type { StrategyInput } from '../projection/projection'
import { budgetOf, moneyOnHand, toLumpSum, toPlanLiability } from './engine-inputs'
import { cushionGapOf } from './month-plan'

/** The debts and money of a projection: the recorded ones with the what-if changes applied. */
export function projectionInput(inputs: PlanInputs, whatIf: WhatIf): StrategyInput {
  const { today } = inputs
  const { extra_per_month = 0, reserve = 'keep' } = whatIf
  const keepsReserve = reserve === 'keep'
  return {
    today,
    monthlyBudget: budgetOf(inputs),
    ...moneyOnHand(hasIncomeToday(whatIf, today) ? { ...inputs, income_so_far: 0 } : inputs),
    cushionGap: cushionGapOf(inputs, keepsReserve),
    keepsReserve,
    extraPerMonth: backToMinor(extra_per_month),
    lumpSums: expectedSums(inputs, whatIf).map(toLumpSum),
    budgetChanges: incomeChanges(inputs, whatIf).map(({ from, monthly_income }) => ({
      from,
      monthlyBudget: budgetOf(inputs, monthly_income),
    })),
    liabilities: inputs.liabilities.map(toPlanLiability),
  }
}

/** How the income changes from today on. A what-if income takes the place of known changes. */
export function incomeChanges(
  { today, income_changes = [] }: PlanInputs,
  { income, income_from = today }: WhatIf,
): NonNullable<PlanInputs['income_changes']> {
  return income === undefined ? income_changes : [{ from: income_from, monthly_income: income }]
}

/** Today's monthly budget, in minor units: the recorded one, or that of a what-if income that applies today. */
export function budgetOfToday(inputs: PlanInputs, whatIf: WhatIf): bigint {
  return hasIncomeToday(whatIf, inputs.today) ? budgetOf(inputs, whatIf.income) : budgetOf(inputs)
}

/** Whether a what-if income applies today. */
function hasIncomeToday({ income, income_from }: WhatIf, today: string): boolean {
  return income !== undefined && (income_from === undefined || income_from <= today)
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
