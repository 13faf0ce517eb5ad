import type { QueryState } from '@solvent/api-client'
import { today } from '@solvent/api-client'
import type { Liability } from '@solvent/contracts'
import { Badge, Button, Caption, color, font, formatDashboardAmount, media, space } from '@solvent/ui'
import styled from 'styled-components'
import { paths } from '../../paths'
import { Panel } from '../panel'
import { PanelLink } from '../panel-link'
import type { OpenPayment } from '../use-payment-dialog'
import { type DebtDue, dueByDebt } from './due-by-debt'
import { DAYS_AHEAD } from './due-soon'

const MAX_SHOWN_DEBTS = 4

const Items = styled.ul`
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${space[1]} ${space[4]};
    padding: ${space[2]} 0;
  }
  & > li + li { border-top: 1px solid ${color.border}; }
  & > li:first-child { padding-top: 0; }
  & > li:last-child { padding-bottom: 0; }
  ${media.phone} {
    & > li { grid-template-columns: minmax(0, 1fr) auto; column-gap: ${space[3]}; }
    & > li > button { grid-column: 2; grid-row: 1 / span 2; }
  }
`

const Details = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

const Name = styled.div`
  font: ${font.bodyStrong};
`

/** Hidden on phones, where only the name and the date fit. */
const Type = styled.span`
  ${media.phone} { display: none; }
`

const Amount = styled.div`
  text-align: end;
  font: ${font.bodyStrong};
  font-variant-numeric: tabular-nums;
  ${media.phone} { display: flex; align-items: center; gap: ${space[2]}; text-align: start; }
`

interface DueCardProps {
  query: QueryState<{ liabilities: Liability[] }>
  currency: string
  onPay: OpenPayment
}

/** Overdue payments and those due in the next 30 days, one row per debt. */
export function DueCard({ query, currency, onPay }: DueCardProps) {
  return (
    <Panel
      title={`Due in the next ${DAYS_AHEAD} days`}
      query={query}
      failed="We couldn't load your upcoming payments."
      height={9}
      action={
        <PanelLink to={paths.liabilities} aria-label="See all liabilities">
          See all
        </PanelLink>
      }
    >
      {({ liabilities }) => <DueList liabilities={liabilities} currency={currency} onPay={onPay} />}
    </Panel>
  )
}

interface DueListProps {
  liabilities: Liability[]
  currency: string
  onPay: OpenPayment
}

function DueList({ liabilities, currency, onPay }: DueListProps) {
  const due = dueByDebt(liabilities, today())
  if (due.length === 0) return <Caption>{`Nothing is due in the next ${DAYS_AHEAD} days.`}</Caption>
  const hidden = due.length - MAX_SHOWN_DEBTS
  return (
    <>
      <Items>
        {due.slice(0, MAX_SHOWN_DEBTS).map((debt) => (
          <DueRow key={debt.id} debt={debt} currency={currency} onPay={onPay} />
        ))}
      </Items>
      {hidden > 0 && <Caption>{`and ${hidden} more`}</Caption>}
    </>
  )
}

function DueRow({ debt, currency, onPay }: { debt: DebtDue; currency: string; onPay: OpenPayment }) {
  const { id, name, type, amount, overdue, badge, detail } = debt
  return (
    <li>
      <Details>
        <Name>{name}</Name>
        <Caption>
          {type && <Type>{`${type} · `}</Type>}
          {detail}
        </Caption>
      </Details>
      <Amount>
        <div>{formatDashboardAmount(amount, currency)}</div>
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </Amount>
      <Button small onClick={() => onPay(id, overdue > 1 ? amount : undefined)} aria-label={`Pay ${name}`}>
        Pay
      </Button>
    </li>
  )
}
