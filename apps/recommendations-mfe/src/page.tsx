import { useRead } from '@solvent/api-client'
import { getPlanSettings, getProjection, getRecommendations } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { Button, Page, ScreenOnly } from '@solvent/ui'
import { PlanOnPaper } from './paper/plan-on-paper'
import { PlanContent } from './plan-content'
import { usePlanChoice } from './use-plan-choice'

/** What the page reads at first, unless another choice is in its address. */
export const readings = [
  [getRecommendations, { query: {} }],
  [getProjection, {}],
  [getPlanSettings, {}],
] as const

/** Payment Recommendations, the plan: what to pay this month, with which money, and where it leads. */
export default function PlanPage() {
  const [choice, choose] = usePlanChoice()
  const query = useRead(getRecommendations, { query: choice }, { keepPrevious: true })
  const projection = useRead(getProjection, {})
  const settings = useRead(getPlanSettings, {})
  const isTriedKnown = Boolean(settings.data ?? settings.error)
  // The boundary around it says already that figures are old, and why.
  const error = projection.data || query.error ? null : projection.error

  const refresh = () => {
    query.retry()
    projection.retry()
    settings.retry()
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
                making={{
                  strategy: choice.strategy ?? plan.strategy,
                  reserve: choice.reserve ?? plan.reserve,
                }}
                onChoice={choose}
                projection={{ ...projection, data: isTriedKnown ? projection.data : undefined, error }}
                lastTried={settings.data?.what_if}
              />
            )}
          </QueryBoundary>
        </Page>
      </ScreenOnly>
      {query.data && <PlanOnPaper plan={query.data} projection={projection.data} />}
    </>
  )
}
