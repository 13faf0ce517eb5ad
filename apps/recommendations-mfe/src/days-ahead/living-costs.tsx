import type { PlanInputs } from '@solvent/contracts'
import { backToMinor, fromMinor, maxOf } from '@solvent/money'
import { budgetOf } from '@solvent/plan/answers'
import { lazyForm } from '@solvent/screen-kit'
import { Button, Caption, formatAmount, Inline } from '@solvent/ui'
import { useState } from 'react'

const LivingCostsDialog = lazyForm(() => import('../plan-dialogs').then((module) => module.LivingCostsDialog))

/** What the balances take off for living, and a button that changes it. */
export function LivingCosts({ inputs }: { inputs: PlanInputs }) {
  const [isChanging, setChanging] = useState(false)
  const { living_costs } = inputs
  const assumed = assumedCosts(inputs)
  const costs = living_costs ?? assumed.amount
  const bills = inputs.recurring?.bills_per_month ?? 0
  return (
    <Inline>
      {isChanging && (
        <LivingCostsDialog inputs={inputs} assumed={assumed} onClose={() => setChanging(false)} />
      )}
      <Caption>
        {`Includes living costs of ${formatAmount(costs)} a month${living_costs === undefined ? `, ${assumed.source}` : ''}.`}
        {bills > costs && ` Your recurring bills are more: ${formatAmount(bills)} in an average month.`}
      </Caption>
      <Button
        small
        aria-label="Change living costs"
        onClick={() => setChanging(true)}
        onIntent={LivingCostsDialog.preload}
      >
        Change
      </Button>
    </Inline>
  )
}

/** What counts as living costs unless the person says otherwise: a decimal, and where it comes from. */
function assumedCosts(inputs: PlanInputs): { amount: number; source: string } {
  const { limited_living_costs: limited, recorded_living_costs: recorded, monthly_income } = inputs
  if (limited !== undefined)
    return { amount: limited, source: 'your limits and the average of everything else' }
  if (recorded !== undefined) return { amount: recorded, source: 'the average of your last three months' }
  const rest = maxOf(0n, backToMinor(monthly_income) - budgetOf(inputs))
  return { amount: fromMinor(rest), source: 'what your budget leaves' }
}
