import type { QueryState } from '@solvent/api-client'
import { useState } from 'react'

/**
 * Whether the data on screen may belong to a previous query, which stays until the current one has loaded.
 *
 * @param key identifies the query
 */
export function useIsStale({ fetching }: Pick<QueryState<unknown>, 'fetching'>, key: string): boolean {
  const [loadedKey, setLoadedKey] = useState<string | null>(null)
  if (!fetching && loadedKey !== key) setLoadedKey(key)
  return fetching && loadedKey !== key
}
