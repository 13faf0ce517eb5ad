import { useRead } from '@solvent/api-client'
import { listEntries, type Plan, type PlanInputs } from '@solvent/contracts'
import { daysAhead } from '@solvent/plan/answers'
import { PaydaysButton } from '@solvent/screen-kit'
import { Banner, formatAmount, formatDashboardAmount, LineChart, Stack } from '@solvent/ui'
import { type ReactNode, useMemo } from 'react'
import { FoldOnPhone } from '../fold-on-phone'
import { paidRows, plannedRows } from './event-rows'
import { EventsTable } from './events-table'
import { LivingCosts } from './living-costs'
import { shortDay } from './short-day'
import { TrialDays } from './trial-days'
import { useTrialDays } from './use-trial-days'

interface DaysAheadSectionProps {
  inputs: PlanInputs
  planOptions: Pick<Plan, 'strategy' | 'reserve'>
}

/** The balance of the accounts day by day and what moves it; asks for the paydays if they are unknown. */
export function DaysAheadSection({ inputs, planOptions: { strategy, reserve } }: DaysAheadSectionProps) {
  const trial = useTrialDays(inputs)
  const ahead = useMemo(
    () => daysAhead(trial.inputs, { strategy, reserve }),
    [trial.inputs, strategy, reserve],
  )
  const query = { kind: 'payment', from: `${inputs.today.slice(0, 8)}01`, limit: 200 } as const
  const paid = useRead(listEntries, { query })
  if (!ahead) return inputs.pay === undefined ? <PaydaysPrompt /> : null
  const rows = plannedRows(ahead.events, trial.isMoved)
  return (
    <Section>
      <LineChart
        title="What your accounts hold"
        summary={ahead.text}
        series={[
          {
            name: 'Balance',
            points: ahead.days.map(({ on, balance }) => ({ label: shortDay(on), value: balance })),
          },
        ]}
        format={formatAmount}
        formatAxis={(value) => formatDashboardAmount(value)}
        labelHeading="End of"
      />
      <LivingCosts inputs={inputs} />
      <TrialDays rows={rows} today={inputs.today} trial={trial} />
      <EventsTable rows={[...paidRows(paid.data?.entries ?? []), ...rows]} />
    </Section>
  )
}

function PaydaysPrompt() {
  return (
    <Section>
      <Banner tone="info" action={<PaydaysButton pay={null}>Set paydays</PaydaysButton>}>
        Tell us when you are paid, and we show what your accounts hold day by day.
      </Banner>
    </Section>
  )
}

function Section({ children }: { children: ReactNode }) {
  return (
    <Stack>
      <FoldOnPhone title="Your next 60 days" isSection>
        <Stack>{children}</Stack>
      </FoldOnPhone>
    </Stack>
  )
}
