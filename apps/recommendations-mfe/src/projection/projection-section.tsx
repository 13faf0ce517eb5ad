import { useDownload } from '@solvent/api-client'
import { downloadProjection, type PayoffProjection, type Plan, type PlanSettings } from '@solvent/contracts'
import { courseAnswer } from '@solvent/plan/answers'
import { Grid, Stack } from '@solvent/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { SectionHead } from '../section-head'
import type { Strategy } from '../strategies'
import { differenceText } from './difference'
import { FinePrint } from './fine-print'
import { Outcome } from './outcome'
import { StrategyTable } from './strategy-table'
import { useDebouncedValue } from './use-debounced-value'
import { useKeptTrial } from './use-kept-trial'
import { useSought } from './use-sought'
import { toWhatIf, trialOf } from './what-if'
import { WhatIfFields } from './what-if-fields'

export interface ProjectionSectionProps {
  projection: PayoffProjection
  making: Pick<Plan, 'strategy' | 'reserve'>
  /** What the person tried out before; nothing when left out. */
  lastTried: PlanSettings['what_if'] | undefined
  onStrategy: (strategy: Strategy) => void
}

/** The way to the last payment, by each strategy, and what more money changes about it. */
export function ProjectionSection({ projection, making, lastTried, onStrategy }: ProjectionSectionProps) {
  const { strategy, reserve } = making
  const { inputs } = projection
  const { today } = inputs
  const [trial, setTrial] = useState(trialOf(lastTried, today))
  useKeptTrial(trial, today)
  const download = useDownload(downloadProjection)
  // The fields follow the slider at once; the figures as soon as there is time.
  const shown = useDeferredValue(trial)
  const usual = useMemo(() => courseAnswer(inputs, { strategy, reserve }), [inputs, strategy, reserve])
  const tried = useMemo(
    () => courseAnswer(inputs, { ...toWhatIf(shown, today), strategy, reserve }),
    [inputs, today, strategy, reserve, shown],
  )
  const drawn = useDebouncedValue(tried)
  const sought = useSought(drawn, useDebouncedValue(shown))
  const isTrying = shown.extraPerMonth > 0 || shown.lumpSum > 0

  return (
    <Stack>
      <SectionHead
        title="Your way to debt-free"
        downloadLabel="Download the projection"
        download={download}
        onFormat={(format) =>
          download.start({ params: { format }, query: { ...toWhatIf(trial, today), ...making } })
        }
      />
      <Grid minColumn={22}>
        <Outcome projection={tried} drawn={drawn} wayOut={sought.wayOut} />
        <WhatIfFields inputs={inputs} trial={trial} onTrial={setTrial} goal={sought.goal}>
          {isTrying ? differenceText(usual, tried) : 'Move a slider to see what more money changes.'}
        </WhatIfFields>
      </Grid>
      <StrategyTable comparison={drawn.comparison} chosen={strategy} onChoose={onStrategy} />
      <FinePrint projection={projection} />
    </Stack>
  )
}
