import type { Dashboard } from '@solvent/contracts'
import { formatDashboardAmount, Grid, StatTile } from '@solvent/ui'

/** The three figures that say where a person stands. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { net_worth, monthly_income, active_liabilities_count, user } = dashboard
  const inCurrency = (amount: number) => formatDashboardAmount(amount, user.currency_preference)
  return (
    <Grid>
      <StatTile label="Net Worth" value={inCurrency(net_worth)} hint="What you own less what you owe" />
      <StatTile
        label="Monthly Income"
        value={inCurrency(monthly_income)}
        hint={monthly_income > 0 ? 'As in your profile' : 'Not set yet'}
      />
      <StatTile
        label="Active Liabilities"
        value={String(active_liabilities_count)}
        hint={active_liabilities_count > 0 ? 'Not paid off yet' : 'Nothing left to pay'}
      />
    </Grid>
  )
}
