import { useRead } from '@solvent/api-client'
import { getRecommendations } from '@solvent/contracts'
import { QueryFrame } from '@solvent/remote-kit'
import { Button, EmptyState, Page, SectionTitle, Stack } from '@solvent/ui'
import { BudgetTiles } from './budget-tiles'
import { RecommendationTable } from './recommendation-table'

const ALL_CLEAR = 'All Clear! You have no active liabilities requiring immediate attention.'

/** Payment Recommendations: what to pay this month, and with which money. */
export default function RecommendationsPage() {
  const reading = useRead(getRecommendations, {})

  return (
    <Page
      title="Payment Recommendations"
      subtitle="Optimized payment schedule based on priority and budget"
      actions={<Button onClick={reading.retry}>Refresh</Button>}
    >
      <QueryFrame
        reading={reading}
        loading="Loading recommendations..."
        failed="Failed to load recommendations."
      >
        {(plan) => (
          <>
            <BudgetTiles plan={plan} />
            {plan.recommendations.length === 0 ? (
              <EmptyState title={ALL_CLEAR} />
            ) : (
              <Stack>
                <SectionTitle>
                  {`Payment Priority Recommendations (${plan.recommendations.length} items)`}
                </SectionTitle>
                <RecommendationTable items={plan.recommendations} />
              </Stack>
            )}
          </>
        )}
      </QueryFrame>
    </Page>
  )
}
