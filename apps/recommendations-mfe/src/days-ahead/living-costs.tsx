import type { PlanInputs } from '@solvent/contracts'
import { backToMinor, fromMinor, maxOf } from '@solvent/money'
import { budgetOf } from '@solvent/plan/answers'
import { lazyForm } from '@solvent/screen-kit'
import { Button, Caption, formatAmount, Inline } from '@solvent/ui'
import { useState } from 'react'

const LivingCostsDialog = lazyForm(() =>
  import('./living-costs-dialog').then((module) => module.LivingCostsDialog),
)

/** What the balances take off for living, and a button that changes it. */
export function LivingCosts({ inputs }: { inputs: PlanInputs }) {
  const [isChanging, setChanging] = useState(false)
  const { living_costs, recorded_living_costs: recorded, monthly_income } = inputs
  const rest = fromMinor(maxOf(0n, backToMinor(monthly_income) - budgetOf(inputs)))
  const assumed = recorded ?? rest
  const costs = living_costs ?? assumed
  const bills = inputs.recurring?.bills_per_month ?? 0
  const source = recorded === undefined ? 'what your budget leaves' : 'the average of your last three months'
  return (
    <Inline>
      {isChanging && (
        <LivingCostsDialog
          inputs={inputs}
          assumed={{ amount: assumed, source }}
          onClose={() => setChanging(false)}
        />
      )}
      <Caption>
        {`Includes living costs of ${formatAmount(costs)} a month${living_costs === undefined ? `, ${source}` : ''}.`}
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
