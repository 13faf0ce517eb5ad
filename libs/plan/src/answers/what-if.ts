import type { PayoffProjection, PlanInputs, WhatIf } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'
import { availableBudget } from '../monthly-plan'
import { countedAmount } from '../projection/funds'
import type { StrategyInput } from '../projection/projection'
import { toLumpSum, toPlanLiability } from './engine-inputs'

/** The debts and the money of a projection: those of the books, with what is tried out. */
export function projectionInput(inputs: PlanInputs, whatIf: WhatIf): StrategyInput {
  const { today } = inputs
  const { extra_per_month = 0, income, income_from = today, reserve = 'keep' } = whatIf
  const change = income === undefined ? [] : [{ from: income_from, monthlyBudget: budgetOf(income) }]
  return {
    today,
    monthlyBudget: budgetOf(inputs.monthly_income),
    paidThisMonth: backToMinor(inputs.paid_this_month),
    kept: backToMinor(inputs.kept ?? 0),
    keepsReserve: reserve === 'keep',
    extraPerMonth: backToMinor(extra_per_month),
    lumpSums: expectedSums(inputs, whatIf).map(toLumpSum),
    budgetChanges: change,
    liabilities: inputs.liabilities.map(toPlanLiability),
  }
}

/** The monthly budget of today, in minor units: that of the books, or of an income tried out from today on. */
export function budgetOfToday(inputs: PlanInputs, { income, income_from = inputs.today }: WhatIf): bigint {
  const isTried = income !== undefined && income_from <= inputs.today
  return budgetOf(isTried ? income : inputs.monthly_income)
}

function budgetOf(income: number): bigint {
  return availableBudget(backToMinor(income))
}

type ExpectedSum = PlanInputs['expected'][number]

function expectedSums({ expected, today }: PlanInputs, { lump_sum, on = today }: WhatIf): ExpectedSum[] {
  if (!lump_sum) return expected
  return [...expected, { on, amount: lump_sum, confidence: 100, description: 'What if' }]
}

/** The expected sums that are still to come, with the part of each that counts. */
export function countedSums(inputs: PlanInputs, whatIf: WhatIf): PayoffProjection['lump_sums'] {
  return expectedSums(inputs, whatIf)
    .filter(({ on }) => on >= inputs.today)
    .map((sum) => ({ ...sum, counted: fromMinor(countedAmount(toLumpSum(sum))) }))
}
