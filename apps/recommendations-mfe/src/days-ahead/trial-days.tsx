import { counted } from '@solvent/money'
import { lazyForm } from '@solvent/screen-kit'
import { Banner, Button } from '@solvent/ui'
import { useState } from 'react'
import type { EventRow } from './event-rows'
import { trialDays, type useTrialDays } from './use-trial-days'

const TrialDayDialog = lazyForm(() => import('../plan-dialogs').then((module) => module.TrialDayDialog))

interface TrialDaysProps {
  rows: readonly EventRow[]
  today: string
  trial: ReturnType<typeof useTrialDays>
}

/** A button that tries another day of a payment, and how many are tried. */
export function TrialDays({ rows, today, trial }: TrialDaysProps) {
  const [isChoosing, setChoosing] = useState(false)
  const movable = rows.filter((row) => row.liabilityId !== null && trialDays(row, today) !== null)
  return (
    <>
      {isChoosing && (
        <TrialDayDialog rows={movable} today={today} onMove={trial.move} onClose={() => setChoosing(false)} />
      )}
      {trial.count > 0 && (
        <Banner tone="info" action={<Button onClick={trial.reset}>Reset</Button>}>
          {`You are trying another day for ${counted(trial.count, 'payment')}. Nothing is saved.`}
        </Banner>
      )}
      {movable.length > 0 && (
        <div>
          <Button small onClick={() => setChoosing(true)} onIntent={TrialDayDialog.preload}>
            Try another day
          </Button>
        </div>
      )}
    </>
  )
}
