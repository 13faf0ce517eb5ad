import type { Dashboard } from '@solvent/contracts'
import { media, ScreenOnly, space } from '@solvent/ui'
import styled from 'styled-components'
import { DashboardAssistant } from './dashboard-assistant'
import { DueCard } from './due/due-card'
import { Figures } from './figures'
import { LiabilitiesCard } from './liabilities-card'
import { LiquidAssetsCard } from './liquid-assets-card'
import { MonthBudgetCard } from './month-budget-card'
import { NetWorthCard } from './net-worth-card'
import { recordedDays } from './net-worth-history'
import { ProfilePanel } from './profile-panel/profile-panel'
import { StrategyCard } from './strategy-card'
import { threeColumns } from './three-columns'
import type { DashboardQueries } from './use-dashboard-queries'
import type { OpenPayment } from './use-payment-dialog'

/**
 * The rows of the dashboard. On phones they are one column: the due payments and the month come first and the history
 * last. The cards are independent, so the keyboard order may differ.
 */
const Rows = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  ${media.phone} { gap: ${space[3]}; }
`

/** Cards side by side that end at the same height; below each other if they are narrow. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space[4]};
  & > :only-child { grid-column: 1 / -1; }
  & > div > section { height: 100%; }
  @media (max-width: 899.98px) { grid-template-columns: minmax(0, 1fr); }
  ${media.phone} { display: contents; }
`

/** The history beside the assistant and the profile; without a history, these two side by side. */
const Foot = styled(Pair)`
  align-items: start;
  @media (min-width: 900px) {
    &:has(> :nth-child(3)) { grid-template-rows: auto 1fr; }
    &:has(> :nth-child(3)) > :first-child { grid-row: span 2; align-self: stretch; }
  }
`

const Place = styled.div<{ $onPhone?: number }>`
  min-width: 0;
  ${media.phone} { order: ${({ $onPhone = 0 }) => $onPhone}; }
`

/** The status cards side by side, sharing one row. */
const Standing = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space[4]};
  &:has(> :nth-child(3)) { ${threeColumns} }
  @media (max-width: 899.98px) {
    grid-auto-flow: row;
    &, &:has(> :nth-child(3)) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    & > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
  ${media.phone} { gap: ${space[3]}; }
`

interface DashboardCardsProps {
  dashboard: Dashboard
  queries: DashboardQueries
  /** What the user has entered. */
  known: { assets: boolean; debts: boolean }
  onPay: OpenPayment
  /** Called when the profile has changed. */
  onUpdate: () => void
}

/** Figures, status cards, due payments, budget, history, assistant and profile. */
export function DashboardCards({ dashboard, queries, known, onPay, onUpdate }: DashboardCardsProps) {
  const currency = dashboard.user.currency_preference
  const { data: netWorth, error: netWorthError } = queries.netWorth
  const days = recordedDays(netWorth?.series ?? [])
  // A line needs at least two days.
  const showsHistory = netWorth ? days.length > 1 : netWorthError !== null
  return (
    <Rows>
      <Place $onPhone={-3}>
        <Figures dashboard={dashboard} days={days} />
      </Place>
      <Place>
        <Standing>
          {known.assets && <LiquidAssetsCard dashboard={dashboard} />}
          {known.debts && <LiabilitiesCard dashboard={dashboard} />}
          {known.debts && <StrategyCard dashboard={dashboard} />}
        </Standing>
      </Place>
      {known.debts && (
        <Pair>
          <Place $onPhone={-2}>
            <DueCard query={queries.liabilities} currency={currency} onPay={onPay} />
          </Place>
          <Place $onPhone={-1}>
            <MonthBudgetCard query={queries.plan} dashboard={dashboard} />
          </Place>
        </Pair>
      )}
      <Foot>
        {showsHistory && (
          <Place $onPhone={2}>
            <NetWorthCard query={queries.netWorth} currency={currency} />
          </Place>
        )}
        <Place $onPhone={1}>
          <DashboardAssistant />
        </Place>
        <Place $onPhone={3}>
          <ScreenOnly>
            <ProfilePanel onUpdate={onUpdate} />
          </ScreenOnly>
        </Place>
      </Foot>
    </Rows>
  )
}
