import type { QueryState } from '@solvent/api-client'
import type { PayoffProjection, Plan, PlanChoice, PlanSettings } from '@solvent/contracts'
import { courseAnswer } from '@solvent/plan/answers'
import { QueryBoundary } from '@solvent/screen-kit'
import { Banner } from '@solvent/ui'
import { useMemo } from 'react'
import { DriftSection } from './drift/drift-section'
import { BudgetTiles } from './plan/budget-tiles'
import { PlanList } from './plan/plan-list'
import { ReserveNote } from './plan/reserve-note'
import { ProjectionSection } from './projection/projection-section'
import type { Strategy } from './strategies'

interface PlanContentProps {
  plan: Plan
  /** How the person wants it made; the plan follows with its next answer. */
  making: Pick<Plan, 'strategy' | 'reserve'>
  onChoice: (choice: PlanChoice) => void
  projection: QueryState<PayoffProjection>
  lastTried: PlanSettings['what_if'] | undefined
}

/** The month and where it leads, by one strategy. */
export function PlanContent({ plan, making, onChoice, projection, lastTried }: PlanContentProps) {
  const { strategy, reserve } = making
  const setStrategy = (chosen: Strategy) => onChoice({ strategy: chosen })
  const inputs = projection.data?.inputs
  const outcomes = useMemo(
    () => inputs && courseAnswer(inputs, { strategy, reserve }).reserve_outcomes,
    [inputs, strategy, reserve],
  )
  return (
    <>
      <PlanNotices plan={plan} />
      <BudgetTiles plan={plan} />
      <ReserveNote plan={plan} outcomes={outcomes} onReserve={(chosen) => onChoice({ reserve: chosen })} />
      <PlanList plan={plan} making={making} onStrategy={setStrategy} />
      {plan.recommendations.length > 0 && (
        <QueryBoundary
          query={projection}
          loading="Working out your way to debt-free..."
          failed="Your way to debt-free could not be worked out."
        >
          {(data) => (
            <>
              <ProjectionSection
                projection={data}
                making={making}
                lastTried={lastTried}
                onStrategy={setStrategy}
              />
              <DriftSection today={data.today} />
            </>
          )}
        </QueryBoundary>
      )}
    </>
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
