import type { Plan } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { formatAmount, formatPercent, Progress, StatTile } from '@solvent/ui'
import { utilizationOf } from './utilization'

/** The share of the available budget that the plan uses. */
export function UtilizationTile({ plan }: { plan: Plan }) {
  const { available_budget, remaining_budget } = plan
  const percent = utilizationOf(plan)
  const used = fromMinor(toMinor(available_budget) - toMinor(remaining_budget))
  return (
    <StatTile label="Budget Utilization" value={formatPercent(percent, 1)}>
      <Progress
        compact
        label="Budget used"
        value={percent}
        text={`${formatAmount(used)} of ${formatAmount(available_budget)}`}
      />
    </StatTile>
  )
}
