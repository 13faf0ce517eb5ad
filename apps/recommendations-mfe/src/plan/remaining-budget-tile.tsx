import type { Plan, PlanInputs } from '@solvent/contracts'
import { lazyForm } from '@solvent/screen-kit'
import { Button, formatAmount, StatTile } from '@solvent/ui'
import { useState } from 'react'

const CushionDialog = lazyForm(() => import('../plan-dialogs').then((module) => module.CushionDialog))

interface RemainingBudgetTileProps {
  plan: Plan
  /** What the plan is computed from; undefined while loading. */
  inputs: PlanInputs | undefined
}

/** What the payments leave of the budget, and the cushion. */
export function RemainingBudgetTile({ plan, inputs }: RemainingBudgetTileProps) {
  const [isChanging, setChanging] = useState(false)
  const { chosen, notice } = plan.cushion
  return (
    <>
      {isChanging && <CushionDialog plan={plan} inputs={inputs} onClose={() => setChanging(false)} />}
      <StatTile
        label="Remaining Budget"
        value={formatAmount(plan.remaining_budget)}
        hint={notice ?? `After these payments${chosen ? `, with a cushion of ${formatAmount(chosen)}` : ''}`}
      >
        <div>
          <Button
            small
            aria-label={chosen === null ? undefined : 'Change cushion'}
            onClick={() => setChanging(true)}
            onIntent={CushionDialog.preload}
          >
            {chosen === null ? 'Set cushion' : 'Change'}
          </Button>
        </div>
      </StatTile>
    </>
  )
}
