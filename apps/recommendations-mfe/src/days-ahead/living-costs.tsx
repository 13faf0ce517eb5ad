import type { PlanInputs } from '@solvent/contracts'
import { backToMinor, fromMinor, maxOf } from '@solvent/money'
import { budgetOf } from '@solvent/plan/answers'
import { lazyPart } from '@solvent/screen-kit'
import { Button, Caption, formatAmount, Inline } from '@solvent/ui'
import { useState } from 'react'

// Loaded when the user is about to set the living costs; renders nothing until then.
const LivingCostsDialog = lazyPart({
  load: () => import('./living-costs-dialog').then((module) => module.LivingCostsDialog),
  loading: 'Loading form...',
  failed: "We couldn't load the form.",
  placeholder: () => <></>,
})

/** What the balances take off for living, and a button that changes it. */
export function LivingCosts({ inputs }: { inputs: PlanInputs }) {
  const [isChanging, setChanging] = useState(false)
  const { living_costs, monthly_income } = inputs
  const rest = fromMinor(maxOf(0n, backToMinor(monthly_income) - budgetOf(inputs)))
  const source = living_costs === undefined ? ', what your budget leaves' : ''
  return (
    <Inline>
      {isChanging && <LivingCostsDialog inputs={inputs} rest={rest} onClose={() => setChanging(false)} />}
      <Caption>{`Includes living costs of ${formatAmount(living_costs ?? rest)} a month${source}.`}</Caption>
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
