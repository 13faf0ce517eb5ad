import type { QueryState } from '@solvent/api-client'
import { useState } from 'react'

type Asking = Pick<QueryState<unknown>, 'fetching' | 'retry'>

/** Asks for all the queries again. What is fetched without being asked for here does not count as refreshing. */
export function useRefresh(queries: readonly Asking[]) {
  const [phase, setPhase] = useState<'idle' | 'asked' | 'fetching'>('idle')
  const fetching = queries.some((query) => query.fetching)
  if (phase === 'asked' && fetching) setPhase('fetching')
  if (phase === 'fetching' && !fetching) setPhase('idle')

  function refresh() {
    setPhase('asked')
    for (const { retry } of queries) retry()
  }
  return { refresh, refreshing: phase !== 'idle' }
}
