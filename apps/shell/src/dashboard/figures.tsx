import type { Dashboard } from '@solvent/contracts'
import { formatDashboardAmount, media, Sparkline, StatTile, space } from '@solvent/ui'
import styled from 'styled-components'
import { type NetWorthDay, netWorthMove } from './net-worth-history'
import { threeColumns } from './three-columns'

const Row = styled.div`
  display: grid;
  ${threeColumns}
  gap: ${space[4]};
  ${media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space[3]}; & > :first-child { grid-column: 1 / -1; } }
`

/** Shown beside the figure if the tile is wide enough. */
const Trend = styled.div`
  position: absolute;
  inset-block-end: ${space[4]};
  inset-inline-end: ${space[5]};
  width: 36cqi;
  @container (max-width: 19rem) { display: none; }
`

interface FiguresProps {
  dashboard: Dashboard
  /** The recorded ones of the last 90 days; empty until loaded. */
  days: readonly NetWorthDay[]
}

/** Net worth, monthly income and active liabilities. */
export function Figures({ dashboard, days }: FiguresProps) {
  const { net_worth, monthly_income, active_liabilities_count, user } = dashboard
  const inCurrency = (amount: number) => formatDashboardAmount(amount, user.currency_preference)
  return (
    <Row>
      <StatTile
        label="Net Worth"
        value={inCurrency(net_worth)}
        hint={netWorthMove(days, inCurrency) || 'Assets minus debts'}
      >
        <Trend>
          <Sparkline values={days.map((day) => day.net_worth)} />
        </Trend>
      </StatTile>
      <StatTile
        label="Monthly Income"
        value={inCurrency(monthly_income)}
        hint={monthly_income > 0 ? 'From your profile' : 'Not set yet'}
      />
      <StatTile
        label="Active Liabilities"
        value={String(active_liabilities_count)}
        hint={active_liabilities_count > 0 ? 'Not paid off yet' : 'Nothing left to pay'}
      />
    </Row>
  )
}
