import type { Plan, PlanInputs } from '@solvent/contracts'
import { PaydaysButton, payText } from '@solvent/screen-kit'
import { Button, formatAmount, Grid, StatTile } from '@solvent/ui'
import { useState } from 'react'
import { BudgetDialog } from '../budget/lazy-budget-dialog'
import { RemainingBudgetTile } from './remaining-budget-tile'
import { UtilizationTile } from './utilization-tile'

interface BudgetTilesProps {
  plan: Plan
  /** What the plan is computed from; undefined while loading. */
  inputs: PlanInputs | undefined
}

/** This month's income and budget. */
export function BudgetTiles({ plan, inputs }: BudgetTilesProps) {
  const { total_income, income_so_far, available_budget, paid_this_month, released, received, budget, pay } =
    plan
  const [isChanging, setChanging] = useState(false)
  const payRecurs = inputs?.recurring?.sums.some(({ kind }) => kind === 'pay') ?? false
  const paidOn = payRecurs ? 'Paid on the days of your recurring income' : payText(pay)
  const source = budget.kind === 'share' ? `${budget.percent}% of income` : 'Set by you'
  const more = released > 0 ? `, plus ${formatAmount(released)} of this month's income` : ''
  const fromReceived = received > 0 ? `, plus ${formatAmount(received)} received` : ''
  const paid = paid_this_month > 0 ? `, ${formatAmount(paid_this_month)} of it paid` : ''
  return (
    <>
      {isChanging && <BudgetDialog plan={plan} inputs={inputs} onClose={() => setChanging(false)} />}
      <Grid minColumn={9.5}>
        <StatTile
          label="Total Income"
          value={formatAmount(total_income)}
          hint={income_so_far === null ? paidOn : 'Your smallest of the last three months'}
        >
          {!payRecurs && (
            <div>
              <PaydaysButton pay={pay}>{pay ? 'Change' : 'Set paydays'}</PaydaysButton>
            </div>
          )}
        </StatTile>
        <StatTile
          label="Available Budget"
          value={formatAmount(available_budget)}
          hint={`${source}${more}${fromReceived}${paid}`}
        >
          <div>
            <Button
              small
              aria-label="Change budget"
              onClick={() => setChanging(true)}
              onIntent={BudgetDialog.preload}
            >
              Change
            </Button>
          </div>
        </StatTile>
        <RemainingBudgetTile plan={plan} inputs={inputs} />
        <UtilizationTile plan={plan} />
      </Grid>
    </>
  )
}
