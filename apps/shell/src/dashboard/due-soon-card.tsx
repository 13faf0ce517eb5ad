import type { QueryState } from '@solvent/api-client'
import { today } from '@solvent/api-client'
import type { Liability } from '@solvent/contracts'
import { Badge, Caption, color, font, formatDashboardAmount, formatDate, space } from '@solvent/ui'
import styled from 'styled-components'
import { pages } from '../pages'
import { DAYS_AHEAD, dueSoon, whenDue } from './due-soon'
import { Panel } from './panel'
import { PanelLink } from './panel-link'

const SHOWN = 5

const Items = styled.ul`
  list-style: none;
  & > li { display: flex; justify-content: space-between; gap: ${space[4]}; padding: ${space[3]} 0; }
  & > li + li { border-top: 1px solid ${color.border}; }
  & > li:first-child { padding-top: 0; }
  & > li:last-child { padding-bottom: 0; }
`

const What = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

const Name = styled.div`
  font: ${font.bodyStrong};
`

const HowMuch = styled.div`
  flex: none;
  text-align: end;
  font: ${font.bodyStrong};
  font-variant-numeric: tabular-nums;
`

interface DueSoonCardProps {
  query: QueryState<{ liabilities: Liability[] }>
  currency: string
}

/** What is to be paid in the next 30 days, and what should have been paid before. */
export function DueSoonCard({ query, currency }: DueSoonCardProps) {
  return (
    <Panel
      title={`Due in the next ${DAYS_AHEAD} days`}
      query={query}
      failed="What is due could not be loaded."
      height={9}
      action={<PanelLink to={pages.liabilities.path}>Go to liabilities</PanelLink>}
    >
      {({ liabilities }) => <DueList liabilities={liabilities} currency={currency} />}
    </Panel>
  )
}

function DueList({ liabilities, currency }: { liabilities: Liability[]; currency: string }) {
  const due = dueSoon(liabilities, today())
  if (due.length === 0) return <Caption>{`Nothing is due in the next ${DAYS_AHEAD} days.`}</Caption>
  const hidden = due.length - SHOWN
  return (
    <>
      <Items>
        {due.slice(0, SHOWN).map(({ id, name, description, amount, date, days }) => {
          const { text, tone } = whenDue(days)
          return (
            <li key={`${id} ${date}`}>
              <What>
                <Name>{name}</Name>
                <Caption>{description ? `${formatDate(date)} · ${description}` : formatDate(date)}</Caption>
              </What>
              <HowMuch>
                <p>{formatDashboardAmount(amount, currency)}</p>
                <Badge tone={tone}>{text}</Badge>
              </HowMuch>
            </li>
          )
        })}
      </Items>
      {hidden > 0 && <Caption>{`and ${hidden} more`}</Caption>}
    </>
  )
}
