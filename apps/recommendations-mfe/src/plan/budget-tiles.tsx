import type { Plan } from '@solvent/contracts'
import { formatAmount, Grid, StatTile } from '@solvent/ui'
import { UtilizationTile } from './utilization-tile'

/** This month's income and budget. */
export function BudgetTiles({ plan }: { plan: Plan }) {
  const { total_income, available_budget, remaining_budget, paid_this_month } = plan
  const paid = paid_this_month > 0 ? `, ${formatAmount(paid_this_month)} of it paid` : ''
  return (
    <Grid minColumn={9.5}>
      <StatTile label="Total Income" value={formatAmount(total_income)} hint="Each month" />
      <StatTile
        label="Available Budget"
        value={formatAmount(available_budget)}
        hint={`70% of income${paid}`}
      />
      <StatTile label="Remaining Budget" value={formatAmount(remaining_budget)} hint="After these payments" />
      <UtilizationTile plan={plan} />
    </Grid>
  )
}
