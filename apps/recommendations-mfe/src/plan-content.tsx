import type { QueryState } from '@solvent/api-client'
import type { PayoffProjection, Plan, PlanChoice, PlanSettings } from '@solvent/contracts'
import { courseAnswer } from '@solvent/plan/answers'
import { lazyPart, QueryBoundary } from '@solvent/screen-kit'
import { Banner } from '@solvent/ui'
import { useEffect, useMemo } from 'react'
import { BudgetTiles } from './plan/budget-tiles'
import { PlanList } from './plan/plan-list'
import { ReserveNote } from './plan/reserve-note'
import type { Strategy } from './strategies'

// What to pay stands above it, and is there before.
const Outlook = lazyPart({
  load: () => import('./outlook').then((module) => module.Outlook),
  loading: 'Working out your way to debt-free...',
  failed: 'Your way to debt-free could not be shown.',
})

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
  // Its code comes beside its figures, not after them.
  useEffect(Outlook.preload, [])
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
            <Outlook projection={data} making={making} lastTried={lastTried} onStrategy={setStrategy} />
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
