import { useRead } from '@solvent/api-client'
import {
  type Dashboard,
  getDashboard,
  getNetWorth,
  getRecommendations,
  listLiabilities,
} from '@solvent/contracts'
import { RemoteBoundary, type WidgetProps } from '@solvent/remote-kit'
import { useLastFailure } from '@solvent/screen-kit'
import { FullScreenMessage, Grid, Page } from '@solvent/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { chatWidget, remoteLoader } from '../federation/remote-pages'
import { ASSISTANT_PLACE } from '../layout/use-assistant'
import { pages } from '../pages'
import { DashboardFailure, StaleDashboard } from './dashboard-failure'
import { DueSoonCard } from './due-soon-card'
import { Figures } from './figures'
import { LiabilitiesCard } from './liabilities-card'
import { LiquidAssetsCard } from './liquid-assets-card'
import { MonthBudgetCard } from './month-budget-card'
import { NetWorthCard } from './net-worth-card'
import { ProfilePanel } from './profile-panel/profile-panel'
import { QuickActions } from './quick-actions'
import { StrategyCard } from './strategy-card'
import { useRefresh } from './use-refresh'

/** Everything the dashboard shows, asked for at once; each answer comes and fails by itself. */
function useDashboardQueries() {
  return {
    dashboard: useRead(getDashboard, {}),
    liabilities: useRead(listLiabilities, {}),
    // An income that changes moves the budget, and refreshes no other area than this one.
    plan: useRead(getRecommendations, {}, { area: 'dashboard' }),
    netWorth: useRead(getNetWorth, {}),
  }
}

/** What the assistant is given. `?chat=open` in the address, where the shortcut leads, opens it once. */
function useChatProps(): WidgetProps {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  return {
    onConfigure: () => navigate(pages.profile.path),
    wanted: search.get('chat') === 'open',
    onOpened: () => setSearch({}, { replace: true, preventScrollReset: true }),
  }
}

function subtitleOf({ total_assets, total_liabilities }: Dashboard): string {
  return total_assets === 0 && total_liabilities === 0
    ? 'Add what you own and what you owe, and you see what to do next.'
    : 'This is where you stand today.'
}

/** Where a person stands: the figures, the cards that lead on, what is next, the assistant and the profile. */
export function DashboardPage() {
  const chat = useChatProps()
  const queries = useDashboardQueries()
  const { refresh, refreshing } = useRefresh(Object.values(queries))
  const { data: dashboard, error } = queries.dashboard
  const failure = useLastFailure(queries.dashboard)

  if (failure) return <DashboardFailure error={failure} onRetry={refresh} retrying={refreshing} />
  if (!dashboard) return <FullScreenMessage text="Loading your financial dashboard..." />
  const { name, currency_preference: currency } = dashboard.user
  return (
    <Page title={`Welcome, ${name || 'User'}`} subtitle={subtitleOf(dashboard)}>
      {error && <StaleDashboard error={error} onRetry={refresh} retrying={refreshing} />}
      <Figures dashboard={dashboard} />
      <Grid minColumn={18}>
        <LiquidAssetsCard dashboard={dashboard} />
        <LiabilitiesCard dashboard={dashboard} />
        <StrategyCard dashboard={dashboard} />
      </Grid>
      <QuickActions onRefresh={refresh} refreshing={refreshing} />
      <Grid minColumn={20}>
        <DueSoonCard query={queries.liabilities} currency={currency} />
        <MonthBudgetCard query={queries.plan} currency={currency} />
      </Grid>
      <NetWorthCard query={queries.netWorth} currency={currency} />
      <div id={ASSISTANT_PLACE}>
        <RemoteBoundary
          loader={remoteLoader}
          target={chatWidget.target}
          title={chatWidget.title}
          props={chat}
        />
      </div>
      <ProfilePanel onUpdate={refresh} />
    </Page>
  )
}
