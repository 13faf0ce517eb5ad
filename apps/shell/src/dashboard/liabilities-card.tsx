import type { Dashboard } from '@solvent/contracts'
import { Badge, formatDashboardAmount, Progress, ShareBar } from '@solvent/ui'
import { paths } from '../paths'
import { ClickableCard } from './clickable-card'
import { liabilityStanding } from './standing'
import { sumOf } from './sum-of'
import { toShares } from './to-shares'

/** This many active liabilities fill the bar. */
const FULL_BAR_COUNT = 5

/** What is owed, and on how many debts; links to the liabilities. */
export function LiabilitiesCard({ dashboard }: { dashboard: Dashboard }) {
  const { active_liabilities_count: active, total_liabilities, liabilities_by_type, user } = dashboard
  const inCurrency = (amount: number) => formatDashboardAmount(amount, user.currency_preference)
  const { label, tone } = liabilityStanding(active)
  return (
    <ClickableCard
      title="Liabilities"
      to={paths.liabilities}
      linkText="Manage Payments"
      badge={<Badge tone={tone}>{label}</Badge>}
      figure={inCurrency(total_liabilities)}
    >
      <Progress
        label="Active liabilities"
        value={active}
        max={FULL_BAR_COUNT}
        text={`${active} active`}
        tone={tone}
      />
      {active > 0 && (
        <ShareBar
          title="What you owe, by type"
          shares={toShares(liabilities_by_type)}
          format={inCurrency}
          sum={sumOf}
        />
      )}
    </ClickableCard>
  )
}
