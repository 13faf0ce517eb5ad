import type { PlanInputs } from '@solvent/contracts'
import { addDays, endOfMonth } from '@solvent/money'
import { useMemo, useState } from 'react'
import type { EventRow } from './event-rows'

/** Payments on other days than the plan's, to see what happens. Nothing is saved. */
export function useTrialDays(inputs: PlanInputs) {
  const [moved, setMoved] = useState<NonNullable<PlanInputs['scheduled']>>([])
  // To the plan, a payment on a chosen day is a scheduled one.
  const trial = useMemo(
    () => (moved.length === 0 ? inputs : { ...inputs, scheduled: [...(inputs.scheduled ?? []), ...moved] }),
    [inputs, moved],
  )
  return {
    inputs: trial,
    count: moved.length,
    isMoved: (payment: Pick<EventRow, 'liabilityId' | 'on'>) =>
      moved.some(({ liability_id, on }) => liability_id === payment.liabilityId && on === payment.on),
    move({ liabilityId, amount }: EventRow, on: string) {
      if (liabilityId !== null) setMoved([...moved, { liability_id: liabilityId, on, amount: -amount }])
    },
    reset: () => setMoved([]),
  }
}

/** The days to which a payment can be moved: from tomorrow on, within its month. Null if there are none. */
export function trialDays({ on }: EventRow, today: string): { first: string; last: string } | null {
  const tomorrow = addDays(today, 1)
  const monthStart = `${on.slice(0, 8)}01`
  const range = { first: monthStart > tomorrow ? monthStart : tomorrow, last: endOfMonth(on) }
  return range.first <= range.last ? range : null
}
