import type { Dashboard } from '@solvent/contracts'
import { media, space } from '@solvent/ui'
import styled from 'styled-components'
import { DashboardAssistant } from './dashboard-assistant'
import { DueCard } from './due/due-card'
import { Figures } from './figures'
import { LiabilitiesCard } from './liabilities-card'
import { LiquidAssetsCard } from './liquid-assets-card'
import { MonthBudgetCard } from './month-budget-card'
import { NetWorthCard } from './net-worth-card'
import { ProfilePanel } from './profile-panel/profile-panel'
import { StrategyCard } from './strategy-card'
import type { DashboardQueries } from './use-dashboard-queries'
import type { OpenPayment } from './use-payment-dialog'

/**
 * A single column. On phones the due payments and the budget come first and the history last. The cards are
 * independent, so the keyboard order may differ.
 */
const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  ${media.phone} { gap: ${space[3]}; }
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
  @media (max-width: 899.98px) {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
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
  return (
    <>
      <Figures dashboard={dashboard} series={queries.netWorth.data?.series ?? []} />
      <Column>
        <Place>
          <Standing>
            {known.assets && <LiquidAssetsCard dashboard={dashboard} />}
            {known.debts && <LiabilitiesCard dashboard={dashboard} />}
            {known.debts && <StrategyCard dashboard={dashboard} />}
          </Standing>
        </Place>
        {known.debts && (
          <Place $onPhone={-2}>
            <DueCard query={queries.liabilities} currency={currency} onPay={onPay} />
          </Place>
        )}
        {known.debts && (
          <Place $onPhone={-1}>
            <MonthBudgetCard query={queries.plan} currency={currency} />
          </Place>
        )}
        <Place $onPhone={2}>
          <NetWorthCard query={queries.netWorth} currency={currency} />
        </Place>
        <Place $onPhone={1}>
          <DashboardAssistant />
        </Place>
      </Column>
      <ProfilePanel onUpdate={onUpdate} />
    </>
  )
}
