import { useRead } from '@solvent/api-client'
import { getProjection, getRecommendations, type Plan } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { Banner, Button, Page } from '@solvent/ui'
import { BudgetTiles } from './plan/budget-tiles'
import { PlanList } from './plan/plan-list'
import { ProjectionSection } from './projection/projection-section'
import { useStrategy } from './use-strategy'

/** Payment Recommendations, the plan: what to pay this month, with which money, and where it leads. */
export default function PlanPage() {
  const [strategy, setStrategy] = useStrategy()
  const query = useRead(getRecommendations, { query: { strategy } }, { keepPrevious: true })
  const projection = useRead(getProjection, {})
  // The boundary around it shows already that figures are old.
  const error = projection.data ? null : projection.error

  const refresh = () => {
    query.retry()
    projection.retry()
  }
  return (
    <Page
      title="Payment Recommendations"
      subtitle="Optimized payment schedule based on priority and budget"
      actions={
        <Button onClick={refresh} busy={query.fetching} busyLabel="Refreshing...">
          Refresh
        </Button>
      }
    >
      <QueryBoundary
        query={{ ...query, retry: refresh }}
        loading="Loading recommendations..."
        failed="Failed to load recommendations."
      >
        {(plan) => (
          <>
            <PlanNotices plan={plan} />
            <BudgetTiles plan={plan} />
            <PlanList plan={plan} strategy={strategy} onStrategy={setStrategy} />
            {plan.recommendations.length > 0 && (
              <QueryBoundary
                query={{ ...projection, error }}
                loading="Working out your way to debt-free..."
                failed="Your way to debt-free could not be worked out."
              >
                {(data) => (
                  <ProjectionSection projection={data} strategy={strategy} onStrategy={setStrategy} />
                )}
              </QueryBoundary>
            )}
          </>
        )}
      </QueryBoundary>
    </Page>
  )
}

/** What keeps the plan from being useful, or from being paid. */
function PlanNotices({ plan: { notice, funds_notice } }: { plan: Plan }) {
  return (
    <>
      {notice && <Banner tone="info">{notice}</Banner>}
      {funds_notice && <Banner tone="warning">{funds_notice}</Banner>}
    </>
  )
}
