import { useRead } from '@solvent/api-client'
import { getProjection, getRecommendations } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { Button, Page, ScreenOnly } from '@solvent/ui'
import { PlanOnPaper } from './paper/plan-on-paper'
import { PlanContent } from './plan-content'
import { usePlanChoice } from './use-plan-choice'

/** Payment Recommendations: the plan of this month, and its projection. */
export function PlanPage() {
  const [choice, choose] = usePlanChoice()
  const query = useRead(getRecommendations, { query: choice }, { keepPrevious: true })
  const projection = useRead(getProjection, {})
  // The boundary around it already shows that the figures are stale, and why.
  const error = projection.data || query.error ? null : projection.error

  const refresh = () => {
    query.retry()
    projection.retry()
  }
  return (
    <>
      <ScreenOnly>
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
              <PlanContent
                plan={plan}
                planOptions={{
                  strategy: choice.strategy ?? plan.strategy,
                  reserve: choice.reserve ?? plan.reserve,
                }}
                onChoice={choose}
                projection={{ ...projection, error }}
              />
            )}
          </QueryBoundary>
        </Page>
      </ScreenOnly>
      {query.data && <PlanOnPaper plan={query.data} projection={projection.data} />}
    </>
  )
}
