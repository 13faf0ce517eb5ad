import type { Liability } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { formatAmount, Grid, StatTile } from '@solvent/ui'

/** How many liabilities are open and done, and what is still owed. */
export function Summary({ liabilities }: { liabilities: readonly Liability[] }) {
  const active = liabilities.filter((liability) => !liability.is_completed)
  const outstanding = active.reduce((sum, { remaining_amount }) => sum + toMinor(remaining_amount), 0n)
  return (
    <Grid>
      <StatTile label="Active Liabilities" value={String(active.length)} />
      <StatTile label="Total Outstanding" value={formatAmount(fromMinor(outstanding))} />
      <StatTile label="Completed" value={String(liabilities.length - active.length)} />
    </Grid>
  )
}
