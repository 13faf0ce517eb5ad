import { type Dashboard, liabilityNaming } from '@solvent/contracts'
import { counted } from '@solvent/money'
import { Badge, Caption, color, font, priorityTone, space, TextWithNote } from '@solvent/ui'
import styled from 'styled-components'
import { paths } from '../paths'
import { ClickableCard } from './clickable-card'
import { strategyStanding } from './standing'

const MAX_SHOWN_ITEMS = 2

const Items = styled.ul`
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[2]} 0;
    font: ${font.bodyStrong};
    overflow-wrap: anywhere;
  }
  & > li + li { border-top: 1px solid ${color.border}; }
  & > li:first-child { padding-top: 0; }
`

/** The most urgent debts, at most two; links to the plan. */
export function StrategyCard({ dashboard }: { dashboard: Dashboard }) {
  const items = dashboard.high_priority_liabilities
  const { label, tone } = strategyStanding(items.length)
  const hidden = items.length - MAX_SHOWN_ITEMS
  return (
    <ClickableCard
      title="Recommended Payment Strategy"
      to={paths.plan}
      linkText="View Strategy"
      figure={items.length > 0 ? counted(items.length, 'urgent payment') : 'No urgent payments'}
      badge={<Badge tone={tone}>{label}</Badge>}
    >
      {items.length > 0 && (
        <Items>
          {items.slice(0, MAX_SHOWN_ITEMS).map(({ liability, priority_score }) => (
            <li key={liability.id}>
              <DebtName liability={liability} />
              <Badge tone={priorityTone(priority_score).tone}>{`Priority ${priority_score || 'High'}`}</Badge>
            </li>
          ))}
        </Items>
      )}
      {hidden > 0 && <Caption>{`+${hidden} more items`}</Caption>}
    </ClickableCard>
  )
}

/** The user's name for the debt, with its type below. */
function DebtName({ liability }: { liability: Parameters<typeof liabilityNaming>[0] }) {
  const { name, type } = liabilityNaming(liability)
  return <TextWithNote note={type}>{name}</TextWithNote>
}
