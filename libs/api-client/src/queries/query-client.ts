import { type Area, areasOf, toSavedTable } from '@solvent/contracts'
import { subscribe } from '@solvent/event-bus'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { clearPrefetched } from '../cache/prefetched-responses'
import { ApiError } from '../calls/api-error'
import { backoff } from '../connection/backoff'
import { isConnectionLost, onConnectionChange } from '../connection/connection'

const RETRIES = 2
const RETRY_DELAY_MS = 300
const MAX_RETRY_DELAY_MS = 2_000

/** Whether a retry may succeed soon. Offline and after a timeout, the user sees the failure immediately. */
function isTransient(error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === 'no_answer' || (error.status !== null && error.status >= 500)
}

/** The query cache of the page. A response is fresh until its area is refreshed or the screen is opened again. */
export function createQueryClient(): QueryClient {
  // The browser's own events miss many outages, so refetching follows our own monitoring.
  onlineManager.setEventListener((setOnline) => onConnectionChange(() => setOnline(!isConnectionLost())))
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && isTransient(error),
        retryDelay: (failures) => backoff(failures, RETRY_DELAY_MS, MAX_RETRY_DELAY_MS),
        refetchOnWindowFocus: true,
        // Also runs offline, so that the user sees the failure, and again when the connection is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })
}

/**
 * The one place that invalidates queries: a save refetches the areas of its table, and a sign-out clears the cache.
 * Returns the function that stops it.
 */
export function refreshOnEvents(client: QueryClient): () => void {
  const stopSaves = subscribe('saved', ({ table }) => {
    clearPrefetched()
    const areas = areasOf(toSavedTable(table))
    const isStale = (area: unknown) => areas.some((stale: Area) => stale === area)
    client.invalidateQueries({ predicate: (query) => isStale(query.meta?.area) })
  })
  const stopSignOuts = subscribe('signedOut', () => client.clear())
  return () => {
    stopSaves()
    stopSignOuts()
  }
}
