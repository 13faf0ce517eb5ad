import type { Dashboard } from '@solvent/contracts'
import { Badge, formatDashboardAmount, Progress } from '@solvent/ui'
import { pages } from '../pages'
import { ClickableCard } from './clickable-card'
import { liabilityStanding } from './standing'

/** So many active liabilities fill the bar; more do not overflow it. */
const FULL_BAR = 5

/** What a person owes, and to how many; leads to the liabilities. */
export function LiabilitiesCard({ dashboard }: { dashboard: Dashboard }) {
  const { active_liabilities_count: active, total_liabilities, user } = dashboard
  const { label, tone } = liabilityStanding(active)
  return (
    <ClickableCard
      title="Liabilities"
      to={pages.liabilities.path}
      linkText="Manage Payments"
      badge={<Badge tone={tone}>{label}</Badge>}
      figure={formatDashboardAmount(total_liabilities, user.currency_preference)}
    >
      <Progress
        label="Active liabilities"
        value={active}
        max={FULL_BAR}
        text={`${active} active`}
        tone={tone}
      />
    </ClickableCard>
  )
}
