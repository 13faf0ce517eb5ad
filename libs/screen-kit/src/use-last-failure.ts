import type { QueryState } from '@solvent/api-client'
import { useState } from 'react'

/**
 * Why there is nothing to show; null when there is, or when the first answer is on its way. It stays while the
 * next try is under way, and with it the button that has the focus.
 */
export function useLastFailure({ data, error }: Pick<QueryState<unknown>, 'data' | 'error'>): Error | null {
  const [failure, setFailure] = useState(error)
  if (error !== null && error !== failure) setFailure(error)
  return data === undefined ? (error ?? failure) : null
}
