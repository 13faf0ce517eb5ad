import type { Dashboard } from '@solvent/contracts'
import { Badge } from '@solvent/ui'
import { ClickableCard } from './clickable-card'
import { strategyStanding } from './standing'

const SHOWN = 2

export function StrategyCard({ dashboard }: { dashboard: Dashboard }) {
  const items = dashboard.high_priority_liabilities
  const { label, tone } = strategyStanding(items.length)
  const hidden = items.length - SHOWN
  return (
    <ClickableCard
      title="Recommended Payment Strategy"
      to="/recommendations"
      linkText="View Strategy"
      badge={<Badge tone={tone}>{label}</Badge>}
    >
      {items.length === 0 && <p>Nothing needs your attention right now.</p>}
      {items.length > 0 && (
        <ul>
          {items.slice(0, SHOWN).map(({ liability, priority_score }) => (
            <li key={liability.id}>
              {liability.liability_type || 'Payment'} · priority {priority_score}
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && <p>+{hidden} more items</p>}
    </ClickableCard>
  )
}
