import type { Recommendations } from '@solvent/contracts'
import { formatAmount, Grid, StatTile } from '@solvent/ui'
import { UtilizationTile } from './utilization-tile'

/** Where this month's money stands. */
export function BudgetTiles({ plan }: { plan: Recommendations }) {
  return (
    <Grid minColumn={13}>
      <StatTile label="Total Income" value={formatAmount(plan.total_income)} hint="Each month" />
      <StatTile label="Available Budget" value={formatAmount(plan.available_budget)} hint="70% of income" />
      <StatTile
        label="Remaining Budget"
        value={formatAmount(plan.remaining_budget)}
        hint="After these payments"
      />
      <UtilizationTile plan={plan} />
    </Grid>
  )
}
