import type { QueryState } from '@solvent/api-client'
import { useState } from 'react'

type Asking = Pick<QueryState<unknown>, 'fetching' | 'retry'>

/** Asks for all the readings again. What is fetched without being asked for here does not count as refreshing. */
export function useRefresh(readings: readonly Asking[]) {
  const [phase, setPhase] = useState<'idle' | 'asked' | 'fetching'>('idle')
  const fetching = readings.some((reading) => reading.fetching)
  if (phase === 'asked' && fetching) setPhase('fetching')
  if (phase === 'fetching' && !fetching) setPhase('idle')

  function refresh() {
    setPhase('asked')
    for (const { retry } of readings) retry()
  }
  return { refresh, refreshing: phase !== 'idle' }
}
