import type { Dashboard } from '@solvent/contracts'
import { Badge } from '@solvent/ui'
import styled from 'styled-components'
import { ClickableCard } from './clickable-card'
import { strategyStanding } from './standing'

const SHOWN = 2

const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

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
        <Items>
          {items.slice(0, SHOWN).map(({ liability, priority_score }) => (
            <li key={liability.id}>
              {liability.liability_type || 'Payment'} · priority {priority_score}
            </li>
          ))}
        </Items>
      )}
      {hidden > 0 && <p>+{hidden} more items</p>}
    </ClickableCard>
  )
}
