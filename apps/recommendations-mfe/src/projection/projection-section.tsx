import { useDownload } from '@solvent/api-client'
import { downloadProjection, type PayoffProjection, type Plan } from '@solvent/contracts'
import { courseAnswer, savingsOffer } from '@solvent/plan/answers'
import { useDebouncedValue } from '@solvent/screen-kit'
import { Grid, Stack } from '@solvent/ui'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { BudgetDialog } from '../budget/lazy-budget-dialog'
import { FoldOnPhone } from '../fold-on-phone'
import { SectionHead } from '../section-head'
import type { Strategy } from '../strategies'
import { FinePrint as PlainFinePrint } from './fine-print'
import { Outcome as PlainOutcome } from './outcome'
import { SavingsNote } from './savings-note'
import { StrategyTable } from './strategy-table'
import { useGoalSeek } from './use-goal-seek'
import { budgetWith, emptyTrial, toWhatIf } from './what-if'
import { WhatIfFields } from './what-if-fields'
import { whatIfText } from './what-if-text'

// A step of a slider changes neither, and they are slow to render.
const FinePrint = memo(PlainFinePrint)
const Outcome = memo(PlainOutcome)

export interface ProjectionSectionProps {
  projection: PayoffProjection
  planOptions: Pick<Plan, 'strategy' | 'reserve'>
  onStrategy: (strategy: Strategy) => void
}

/** The projection by each strategy, and the what-if. */
export function ProjectionSection({ projection, planOptions, onStrategy }: ProjectionSectionProps) {
  const { strategy, reserve } = planOptions
  const { inputs } = projection
  const { today } = inputs
  const [trial, setTrial] = useState(emptyTrial(today))
  const [isTakingOver, setTakingOver] = useState(false)
  const download = useDownload(downloadProjection)
  // The fields follow the slider immediately, the figures at lower priority.
  const deferredTrial = useDeferredValue(trial)
  const baseline = useMemo(() => courseAnswer(inputs, { strategy, reserve }), [inputs, strategy, reserve])
  const isTrying = deferredTrial.extraPerMonth > 0 || deferredTrial.lumpSum > 0
  const outcome = useMemo(
    () =>
      isTrying ? courseAnswer(inputs, { ...toWhatIf(deferredTrial, today), strategy, reserve }) : baseline,
    [inputs, today, strategy, reserve, deferredTrial, isTrying, baseline],
  )
  const offer = useMemo(() => savingsOffer(inputs, { strategy, reserve }), [inputs, strategy, reserve])
  // The chart is slow to draw, so it waits for a pause and is drawn at lower priority.
  const tried = useDeferredValue(useDebouncedValue(isTrying ? outcome : null))
  const goalSeek = useGoalSeek(baseline, useDebouncedValue(deferredTrial))

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
      <SavingsNote
        offer={trial.lumpSum === 0 ? offer : null}
        debts={inputs.liabilities}
        onTry={(amount) => setTrial({ ...trial, lumpSum: amount, on: today })}
      />
      <Grid minColumn={22}>
        <Outcome projection={baseline} tried={tried} minimumBudget={goalSeek.minimumBudget} />
        <FoldOnPhone title="What if you pay more?">
          <WhatIfFields
            inputs={inputs}
            trial={trial}
            onTrial={setTrial}
            onTakeOver={() => setTakingOver(true)}
            goal={goalSeek.goal}
          >
            {isTrying
              ? whatIfText(toWhatIf(deferredTrial, today), { today, before: baseline, after: outcome })
              : 'Move a slider to see the effect of paying more.'}
          </WhatIfFields>
        </FoldOnPhone>
      </Grid>
      <FoldOnPhone title="Compare strategies">
        <StrategyTable comparison={baseline.comparison} chosen={strategy} onChoose={onStrategy} />
      </FoldOnPhone>
      <FoldOnPhone title="How this was calculated">
        <FinePrint projection={projection} />
      </FoldOnPhone>
      {isTakingOver && (
        <BudgetDialog
          plan={{ ...planOptions, ...budgetWith(inputs, trial) }}
          inputs={inputs}
          onSaved={() => setTrial(emptyTrial(today))}
          onClose={() => setTakingOver(false)}
        />
      )}
    </Stack>
  )
}
