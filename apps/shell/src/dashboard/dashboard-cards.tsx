import type { Dashboard } from '@solvent/contracts'
import { media, space } from '@solvent/ui'
import styled from 'styled-components'
import { DashboardAssistant } from './dashboard-assistant'
import { DueCard } from './due/due-card'
import { Figures } from './figures'
import { HeroCard } from './hero/hero-card'
import { LiabilitiesCard } from './liabilities-card'
import { LiquidAssetsCard } from './liquid-assets-card'
import { MonthBudgetCard } from './month-budget-card'
import { NetWorthCard } from './net-worth-card'
import { ProfilePanel } from './profile-panel/profile-panel'
import { StrategyCard } from './strategy-card'
import type { DashboardQueries } from './use-dashboard-queries'
import { usePaymentDialog } from './use-payment-dialog'

/**
 * Cards beside each other end at one height. On a phone what is due comes first and the history last; each card stands
 * for itself, so the order of the keyboard may be another one.
 */
const Cards = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(6, minmax(0, 1fr));
  grid-template-areas:
    'assets assets debts debts strategy strategy'
    'assets assets debts debts month month'
    'due due due worth worth worth'
    'chat chat chat chat chat chat';
  @media (max-width: 1023.98px) {
    grid-template-areas:
      'due due due due due due'
      'assets assets assets debts debts debts'
      'strategy strategy strategy month month month'
      'worth worth worth worth worth worth'
      'chat chat chat chat chat chat';
  }
  ${media.phone} {
    gap: ${space[3]};
    grid-template-areas:
      'due due due due due due'
      'month month month month month month'
      'assets assets assets debts debts debts'
      'strategy strategy strategy strategy strategy strategy'
      'chat chat chat chat chat chat'
      'worth worth worth worth worth worth';
  }
`

const Place = styled.div<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;
  & > section, & > div { height: 100%; }
`

interface DashboardCardsProps {
  dashboard: Dashboard
  queries: DashboardQueries
  /** The profile was changed. */
  onUpdate: () => void
}

/** What is next, the figures, the cards that lead on, what is due, the assistant and the profile. */
export function DashboardCards({ dashboard, queries, onUpdate }: DashboardCardsProps) {
  const currency = dashboard.user.currency_preference
  const { openPayment, dialog } = usePaymentDialog(queries.liabilities.data?.liabilities)
  return (
    <>
      <HeroCard
        plan={queries.plan}
        liabilities={queries.liabilities}
        drift={queries.drift}
        currency={currency}
        onPay={openPayment}
      />
      <Figures dashboard={dashboard} series={queries.netWorth.data?.series ?? []} />
      <Cards>
        <Place $area="assets">
          <LiquidAssetsCard dashboard={dashboard} />
        </Place>
        <Place $area="debts">
          <LiabilitiesCard dashboard={dashboard} />
        </Place>
        <Place $area="strategy">
          <StrategyCard dashboard={dashboard} />
        </Place>
        <Place $area="month">
          <MonthBudgetCard query={queries.plan} currency={currency} />
        </Place>
        <Place $area="due">
          <DueCard query={queries.liabilities} currency={currency} onPay={openPayment} />
        </Place>
        <Place $area="worth">
          <NetWorthCard query={queries.netWorth} currency={currency} />
        </Place>
        <Place $area="chat">
          <DashboardAssistant />
        </Place>
      </Cards>
      <ProfilePanel onUpdate={onUpdate} />
      {dialog}
    </>
  )
}
