import { useRead } from '@solvent/api-client'
import { type Dashboard, getDashboard } from '@solvent/contracts'
import { RemoteFrame } from '@solvent/remote-kit'
import { ErrorState, FullScreenMessage, formatDashboardAmount, Grid, Page, StatTile } from '@solvent/ui'
import { useNavigate } from 'react-router-dom'
import { chatWidget, remoteLoader } from '../federation/remote-pages'
import { LiabilitiesCard } from './liabilities-card'
import { LiquidAssetsCard } from './liquid-assets-card'
import { QuickActions } from './quick-actions'
import { StrategyCard } from './strategy-card'

function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { net_worth, monthly_income, active_liabilities_count, user } = dashboard
  const inCurrency = (amount: number) => formatDashboardAmount(amount, user.currency_preference)
  return (
    <Grid>
      <StatTile label="Net Worth" value={inCurrency(net_worth)} />
      <StatTile label="Monthly Income" value={inCurrency(monthly_income)} />
      <StatTile label="Active Liabilities" value={String(active_liabilities_count)} />
    </Grid>
  )
}

/** Where a person stands: three figures, three cards that lead on, and the assistant. */
export function DashboardPage() {
  const navigate = useNavigate()
  const { data: dashboard, error, retry } = useRead(getDashboard, {})

  if (error && !dashboard) {
    return (
      <Page title="Dashboard">
        <ErrorState
          title="Unable to Load Dashboard"
          text={`Failed to load dashboard data: ${error.message}`}
          onRetry={retry}
        />
      </Page>
    )
  }
  if (!dashboard) return <FullScreenMessage text="Loading your financial dashboard..." />

  return (
    <Page title={`Welcome, ${dashboard.user.name || 'User'}`} subtitle="This is where you stand today.">
      <Figures dashboard={dashboard} />
      <Grid minColumn={18}>
        <LiquidAssetsCard dashboard={dashboard} />
        <LiabilitiesCard dashboard={dashboard} />
        <StrategyCard dashboard={dashboard} />
      </Grid>
      <QuickActions onRefresh={retry} />
      <RemoteFrame
        loader={remoteLoader}
        target={chatWidget.target}
        title={chatWidget.title}
        props={{ onConfigure: () => navigate('/profile') }}
      />
    </Page>
  )
}
