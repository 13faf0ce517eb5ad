import type { QueryState } from '@solvent/api-client'
import type { PayoffProjection, Plan, PlanChoice } from '@solvent/contracts'
import { lazyPart, PaydaysButton, QueryBoundary } from '@solvent/screen-kit'
import { Banner } from '@solvent/ui'
import { useEffect } from 'react'
import { BudgetTiles } from './plan/budget-tiles'
import { PlanList } from './plan/plan-list'
import type { ReserveNoteProps } from './plan/reserve-note'
import type { Strategy } from './strategies'

// Lazy, because it is below what to pay.
const Outlook = lazyPart({
  load: () => import('./plan-parts').then((module) => module.Outlook),
  loading: 'Calculating your debt-free date...',
  failed: "We couldn't load your debt-free date.",
})

// Lazy, because it calculates what each choice costs. The sum is shown before that.
const ReserveNote = lazyPart<ReserveNoteProps>({
  load: () => import('./plan-parts').then((module) => module.ReserveNote),
  loading: 'Calculating the cost of the reserve...',
  failed: "We couldn't load the cost of the reserve.",
  placeholder: ({ plan }) => plan.reserve_notice && <Banner tone="info">{plan.reserve_notice}</Banner>,
})

interface PlanContentProps {
  plan: Plan
  /** The options chosen by the user; `plan` follows with the next response. */
  planOptions: Pick<Plan, 'strategy' | 'reserve'>
  onChoice: (choice: PlanChoice) => void
  projection: QueryState<PayoffProjection>
}

/** The plan of this month and its projection. */
export function PlanContent({ plan, planOptions, onChoice, projection }: PlanContentProps) {
  const setStrategy = (chosen: Strategy) => onChoice({ strategy: chosen })
  // Loads the code in parallel with the data.
  useEffect(Outlook.preload, [])
  const inputs = projection.data?.inputs
  const hasReserveChoice = plan.reserve_notice !== null || plan.reserve === 'use'
  return (
    <>
      <PlanNotices plan={plan} />
      <BudgetTiles plan={plan} inputs={inputs} />
      {hasReserveChoice && (
        <ReserveNote
          plan={plan}
          planOptions={planOptions}
          inputs={inputs}
          onReserve={(chosen) => onChoice({ reserve: chosen })}
        />
      )}
      <PlanList plan={plan} planOptions={planOptions} onStrategy={setStrategy} />
      {plan.recommendations.length > 0 && (
        <QueryBoundary
          query={projection}
          loading="Calculating your debt-free date..."
          failed="We couldn't calculate your debt-free date."
        >
          {(data) => <Outlook projection={data} planOptions={planOptions} onStrategy={setStrategy} />}
        </QueryBoundary>
      )}
    </>
  )
}

/** Notices about a missing income or insufficient funds. */
function PlanNotices({ plan: { notice, funds_notice, pay, days_ahead } }: { plan: Plan }) {
  return (
    <>
      {notice && <Banner tone="info">{notice}</Banner>}
      {funds_notice && (
        <Banner
          tone="warning"
          action={pay || days_ahead ? undefined : <PaydaysButton pay={pay}>Set paydays</PaydaysButton>}
        >
          {funds_notice}
        </Banner>
      )}
    </>
  )
}
