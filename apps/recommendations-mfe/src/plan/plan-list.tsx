import { useDownload } from '@solvent/api-client'
import { downloadPlan, type Plan, type PlanItem } from '@solvent/contracts'
import { useRestoreFocus } from '@solvent/screen-kit'
import { Stack } from '@solvent/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { FoldOnPhone } from '../fold-on-phone'
import { SectionHead } from '../section-head'
import { type Strategy, strategyWords } from '../strategies'
import { EmptyPlan } from './empty-plan'
import { nextPayment } from './next-payment'
import { PlanBands } from './plan-bands'
import { SchedulePayment } from './schedule-payment'
import { StrategyField } from './strategy-field'

// Focused only by script, so it needs no focus ring.
const Region = styled.section`
  &:focus-visible { outline: none; }
`

interface PlanListProps {
  plan: Plan
  planOptions: Pick<Plan, 'strategy' | 'reserve'>
  onStrategy: (strategy: Strategy) => void
}

/** What to pay this month, in order, with a payment dialog. */
export function PlanList({ plan, planOptions, onStrategy }: PlanListProps) {
  const [paying, setPaying] = useState<PlanItem | null>(null)
  const download = useDownload(downloadPlan)
  const region = useRestoreFocus<HTMLElement>()
  const items = plan.recommendations
  const next = paying && nextPayment(paying)
  return (
    <Region ref={region} tabIndex={-1} aria-label="What to pay">
      <Stack>
        {items.length === 0 ? (
          <EmptyPlan />
        ) : (
          <>
            <SectionHead
              title={`Payment Priority Recommendations (${items.length} items)`}
              downloadLabel="Download the plan"
              download={download}
              printable
              onFormat={(format) => download.start({ params: { format }, query: planOptions })}
            />
            <FoldOnPhone title={`Strategy: ${strategyWords[planOptions.strategy].name}`}>
              <StrategyField strategy={planOptions.strategy} onStrategy={onStrategy} />
            </FoldOnPhone>
            <PlanBands plan={plan} onPay={setPaying} />
          </>
        )}
      </Stack>
      {paying && next && (
        <SchedulePayment
          debt={paying.liability}
          amount={next.amount}
          day={next.on}
          onClose={() => setPaying(null)}
        />
      )}
    </Region>
  )
}
