import type { QueryState } from '@solvent/api-client'
import type { PayoffProjection, Plan, PlanChoice, PlanSettings } from '@solvent/contracts'
import { courseAnswer } from '@solvent/plan/answers'
import { lazyPart, PaydaysButton, QueryBoundary } from '@solvent/screen-kit'
import { Banner } from '@solvent/ui'
import { useEffect, useMemo } from 'react'
import { BudgetTiles } from './plan/budget-tiles'
import { PlanList } from './plan/plan-list'
import { ReserveNote } from './plan/reserve-note'
import type { Strategy } from './strategies'

// Lazy, because it is below what to pay.
const Outlook = lazyPart({
  load: () => import('./outlook').then((module) => module.Outlook),
  loading: 'Calculating your debt-free date...',
  failed: "We couldn't load your debt-free date.",
})

interface PlanContentProps {
  plan: Plan
  /** The options chosen by the user; `plan` follows with the next response. */
  planOptions: Pick<Plan, 'strategy' | 'reserve'>
  onChoice: (choice: PlanChoice) => void
  projection: QueryState<PayoffProjection>
  lastTrial: PlanSettings['what_if'] | undefined
}

/** The plan of this month and its projection. */
export function PlanContent({ plan, planOptions, onChoice, projection, lastTrial }: PlanContentProps) {
  const { strategy, reserve } = planOptions
  const setStrategy = (chosen: Strategy) => onChoice({ strategy: chosen })
  // Loads the code in parallel with the data.
  useEffect(Outlook.preload, [])
  const inputs = projection.data?.inputs
  const outcomes = useMemo(
    () => inputs && courseAnswer(inputs, { strategy, reserve }).reserve_outcomes,
    [inputs, strategy, reserve],
  )
  return (
    <>
      <PlanNotices plan={plan} />
      <BudgetTiles plan={plan} inputs={inputs} />
      <ReserveNote plan={plan} outcomes={outcomes} onReserve={(chosen) => onChoice({ reserve: chosen })} />
      <PlanList plan={plan} planOptions={planOptions} onStrategy={setStrategy} />
      {plan.recommendations.length > 0 && (
        <QueryBoundary
          query={projection}
          loading="Calculating your debt-free date..."
          failed="We couldn't calculate your debt-free date."
        >
          {(data) => (
            <Outlook
              projection={data}
              planOptions={planOptions}
              lastTrial={lastTrial}
              onStrategy={setStrategy}
            />
          )}
        </QueryBoundary>
      )}
    </>
  )
}

/** Notices about a missing income or insufficient funds. */
function PlanNotices({ plan: { notice, funds_notice, pay } }: { plan: Plan }) {
  return (
    <>
      {notice && <Banner tone="info">{notice}</Banner>}
      {funds_notice && (
        <Banner
          tone="warning"
          action={pay ? undefined : <PaydaysButton pay={pay}>Set paydays</PaydaysButton>}
        >
          {funds_notice}
        </Banner>
      )}
    </>
  )
}
