import { useRead } from '@solvent/api-client'
import { type Dashboard, getProfile } from '@solvent/contracts'
import { useLastFailure } from '@solvent/screen-kit'
import { formatDashboardAmount, Page, ScreenOnly } from '@solvent/ui'
import type { ReactNode } from 'react'
import { ExampleButton } from '../example/example-button'
import { FirstSteps } from '../first-steps/first-steps'
import { stepsDone } from '../first-steps/steps-done'
import { useProfileSetting } from '../profile/use-profile-setting'
import { DashboardAssistant } from './dashboard-assistant'
import { DashboardCards } from './dashboard-cards'
import { DashboardFailure, StaleDashboard } from './dashboard-failure'
import { FullScreenMessage } from './full-screen-message'
import { HeroCard } from './hero/hero-card'
import { QuickActions } from './quick-actions'
import { useDashboardQueries } from './use-dashboard-queries'
import { usePaymentDialog } from './use-payment-dialog'
import { useRefresh } from './use-refresh'
import { WaitingDraftsNotice } from './waiting-drafts-notice'
import { WaitingNotice } from './waiting-notice'

/** The user's finances and next step; the first steps for a new user. */
export function DashboardPage() {
  const queries = useDashboardQueries()
  const { refresh, refreshing } = useRefresh(Object.values(queries))
  const { data: dashboard, asOf, error } = queries.dashboard
  const failure = useLastFailure(queries.dashboard)
  const steps = useFirstSteps(dashboard, queries)
  const { openPayment, dialog } = usePaymentDialog(queries.liabilities.data?.liabilities)

  if (failure) return <DashboardFailure error={failure} onRetry={refresh} retrying={refreshing} />
  // Whether the user is new depends on the list of debts. Waiting for it avoids content that disappears again.
  const { data: liabilities, error: listError } = queries.liabilities
  if (!dashboard || (!liabilities && !listError)) {
    return <FullScreenMessage text="Loading your financial dashboard..." />
  }
  return (
    <Page
      title={`Welcome, ${dashboard.user.name || 'User'}`}
      subtitle={steps.isNew ? 'Complete three steps to see what to pay this month.' : 'Your finances today.'}
      actions={<QuickActions onRefresh={refresh} refreshing={refreshing} />}
    >
      {error && <StaleDashboard error={error} asOf={asOf} onRetry={refresh} retrying={refreshing} />}
      {!steps.isNew && steps.known.debts && (
        <HeroCard
          plan={queries.plan}
          liabilities={queries.liabilities}
          course={queries.course}
          currency={dashboard.user.currency_preference}
          onPay={openPayment}
        />
      )}
      <WaitingNotice />
      <WaitingDraftsNotice />
      <ScreenOnly>{steps.card}</ScreenOnly>
      {steps.isNew ? (
        <DashboardAssistant />
      ) : (
        <DashboardCards
          dashboard={dashboard}
          queries={queries}
          known={steps.known}
          onPay={openPayment}
          onUpdate={refresh}
        />
      )}
      {dialog}
    </Page>
  )
}

const ALL_KNOWN = { assets: true, debts: true }

interface FirstStepsState {
  /** Whether nothing has been entered yet. */
  isNew: boolean
  /** What has been entered; everything once the steps are done or skipped. */
  known: typeof ALL_KNOWN
  card: ReactNode
}

/** The first-steps card while it is needed, and what else the dashboard can show. */
function useFirstSteps(
  dashboard: Dashboard | undefined,
  { liabilities: { data }, plan }: Pick<ReturnType<typeof useDashboardQueries>, 'liabilities' | 'plan'>,
): FirstStepsState {
  const { data: profile } = useRead(getProfile, {}, { refetchOnMount: false })
  const [skipped, setSkipped] = useProfileSetting(profile, 'steps_skipped')
  const [hasNoDebts, setHasNoDebts] = useProfileSetting(profile, 'has_no_debts')
  const none = { isNew: false, known: ALL_KNOWN, card: null }
  if (!dashboard || !data || !profile || skipped) return none
  const done = stepsDone({ dashboard, liabilities: data.liabilities, hasNoDebts }, formatDashboardAmount)
  const entered = Object.values(done).filter((step) => step !== null)
  if (entered.length === Object.keys(done).length) return none
  const isNew = entered.length === 0
  return {
    isNew,
    known: { assets: done.assets !== null, debts: done.debts !== null },
    card: (
      <FirstSteps
        done={done}
        profile={profile}
        pay={plan.data?.pay}
        onNoDebts={() => setHasNoDebts(true)}
        onSkip={() => setSkipped(true)}
      >
        {isNew && <ExampleButton />}
      </FirstSteps>
    ),
  }
}
