import type { QueryState } from '@solvent/api-client'
import { useState } from 'react'

type Refetchable = Pick<QueryState<unknown>, 'fetching' | 'retry'>

/** Refetches all the queries. Fetches that were not started here do not count as refreshing. */
export function useRefresh(queries: readonly Refetchable[]) {
  const [phase, setPhase] = useState<'idle' | 'requested' | 'fetching'>('idle')
  const fetching = queries.some((query) => query.fetching)
  if (phase === 'requested' && fetching) setPhase('fetching')
  if (phase === 'fetching' && !fetching) setPhase('idle')

  function refresh() {
    setPhase('requested')
    for (const { retry } of queries) retry()
  }
  return { refresh, refreshing: phase !== 'idle' }
}
