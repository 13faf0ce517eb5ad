import { useDownload } from '@solvent/api-client'
import { downloadProjection, type PayoffProjection, type Plan, type PlanSettings } from '@solvent/contracts'
import { courseAnswer, savingsOffer } from '@solvent/plan/answers'
import { useDebouncedValue } from '@solvent/screen-kit'
import { Grid, Stack } from '@solvent/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { SectionHead } from '../section-head'
import type { Strategy } from '../strategies'
import { differenceText } from './difference'
import { FinePrint } from './fine-print'
import { Outcome } from './outcome'
import { SavingsNote } from './savings-note'
import { StrategyTable } from './strategy-table'
import { useGoalSeek } from './use-goal-seek'
import { useSaveTrial } from './use-save-trial'
import { restoreTrial, toWhatIf } from './what-if'
import { WhatIfFields } from './what-if-fields'

export interface ProjectionSectionProps {
  projection: PayoffProjection
  planOptions: Pick<Plan, 'strategy' | 'reserve'>
  /** The saved what-if; undefined for none. */
  lastTrial: PlanSettings['what_if'] | undefined
  onStrategy: (strategy: Strategy) => void
}

/** The projection by each strategy, and the what-if. */
export function ProjectionSection({
  projection,
  planOptions,
  lastTrial,
  onStrategy,
}: ProjectionSectionProps) {
  const { strategy, reserve } = planOptions
  const { inputs } = projection
  const { today } = inputs
  const [trial, setTrial] = useState(restoreTrial(lastTrial, today))
  useSaveTrial(trial, today)
  const download = useDownload(downloadProjection)
  // The fields follow the slider immediately, the figures at lower priority.
  const deferredTrial = useDeferredValue(trial)
  const baseline = useMemo(() => courseAnswer(inputs, { strategy, reserve }), [inputs, strategy, reserve])
  const outcome = useMemo(
    () => courseAnswer(inputs, { ...toWhatIf(deferredTrial, today), strategy, reserve }),
    [inputs, today, strategy, reserve, deferredTrial],
  )
  const offer = useMemo(() => savingsOffer(inputs, { strategy, reserve }), [inputs, strategy, reserve])
  const debounced = useDebouncedValue(outcome)
  const goalSeek = useGoalSeek(debounced, useDebouncedValue(deferredTrial))
  const isTrying = deferredTrial.extraPerMonth > 0 || deferredTrial.lumpSum > 0

  return (
    <Stack>
      <SectionHead
        title="Your path to debt-free"
        downloadLabel="Download the projection"
        download={download}
        onFormat={(format) =>
          download.start({ params: { format }, query: { ...toWhatIf(trial, today), ...planOptions } })
        }
      />
      {offer && trial.lumpSum === 0 && (
        <SavingsNote
          offer={offer}
          debts={inputs.liabilities}
          onTry={() => setTrial({ ...trial, lumpSum: offer.amount, on: today })}
        />
      )}
      <Grid minColumn={22}>
        <Outcome projection={outcome} chartProjection={debounced} minimumBudget={goalSeek.minimumBudget} />
        <WhatIfFields inputs={inputs} trial={trial} onTrial={setTrial} goal={goalSeek.goal}>
          {isTrying ? differenceText(baseline, outcome) : 'Move a slider to see the effect of paying more.'}
        </WhatIfFields>
      </Grid>
      <StrategyTable comparison={debounced.comparison} chosen={strategy} onChoose={onStrategy} />
      <FinePrint projection={projection} />
    </Stack>
  )
}
