import { type Area, areasOf, toSavedTable } from '@solvent/contracts'
import { subscribe } from '@solvent/event-bus'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { forgetEarly } from '../cache/prefetched-responses'
import { ApiError } from '../calls/api-error'
import { isConnectionLost, onConnectionChange } from '../connection/connection'

const RETRIES = 2

/** Whether another try in a moment may bring an answer. Who is offline or has waited long sees the failure at once. */
function isTransient(error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === 'no_answer' || (error.status !== null && error.status >= 500)
}

/** The page's cache. Each answer is kept until its area is refreshed or the screen is opened again. */
export function createQueryClient(): QueryClient {
  // Browsers do not notice every connection that is lost; what is fetched again when it is back goes by the calls themselves.
  onlineManager.setEventListener((setOnline) => onConnectionChange(() => setOnline(!isConnectionLost())))
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && isTransient(error),
        retryDelay: (failures) => 300 * 2 ** failures,
        refetchOnWindowFocus: true,
        // Tried offline, too, so that the person sees the failure; and again as soon as the connection is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })
}

/**
 * The one place that makes answers stale: a save fetches the areas of its table again wherever they are on
 * screen, and a sign-out forgets everything. Returns the function that stops it.
 */
export function refreshOnEvents(client: QueryClient): () => void {
  const stopSaves = subscribe('saved', ({ table }) => {
    forgetEarly()
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
