import type { QueryState } from '@solvent/api-client'
import { useState } from 'react'

/**
 * The error if there is no data to show; null if there is, or during the first load. It stays during a retry, so that
 * the focused retry button is not removed.
 */
export function useLastFailure({ data, error }: Pick<QueryState<unknown>, 'data' | 'error'>): Error | null {
  const [failure, setFailure] = useState(error)
  if (error !== null && error !== failure) setFailure(error)
  return data === undefined ? (error ?? failure) : null
}
