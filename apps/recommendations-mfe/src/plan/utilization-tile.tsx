import type { Plan } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import { formatAmount, formatPercent, Progress, StatTile } from '@solvent/ui'
import { utilizationOf } from './utilization'

/** The share of this month's money for debts that the plan uses. */
export function UtilizationTile({ plan }: { plan: Plan }) {
  const { available, used, percent } = utilizationOf(plan)
  return (
    <StatTile label="Budget Utilization" value={formatPercent(percent, 1)}>
      <Progress
        compact
        label="Budget used"
        value={percent}
        text={`${formatAmount(fromMinor(used))} of ${formatAmount(fromMinor(available))}`}
      />
    </StatTile>
  )
}
