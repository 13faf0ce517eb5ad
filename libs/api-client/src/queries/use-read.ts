import type { Area, Endpoint, ResponseOf } from '@solvent/contracts'
import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useIsFetching,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import { takeEarly } from '../cache/prefetched-responses'
import { call, type Input } from '../calls/call'
import { isUnanswered, keepLast, lastReading } from './offline-reads'
import { type Reading, readingKey } from './prefetch'

/** The state of a call that reads: its answer is not here yet, has failed, or here (and perhaps being fetched again). */
export interface QueryState<Data> {
  data: Data | undefined
  /** When `data` was given, in milliseconds since 1970; a shell of a former release does not say. */
  asOf?: number | undefined
  error: Error | null
  /** An answer is on its way, the first one or a newer one. */
  fetching: boolean
  /** Asks again. */
  retry: () => void
}

interface ReadOptions {
  /** The area of the screen that shows the answer, where it is not the endpoint's own. */
  area?: Area | undefined
  /** Another part of the page keeps the answer fresh: one that is there is not asked for again. */
  isKeptFresh?: boolean
  /** For other input the last answer stays until the new one is there, so that nothing flashes. */
  keepPrevious?: boolean
}

interface QueryContext {
  client: QueryClient
  queryKey: QueryKey
  signal: AbortSignal
}

/** How an answer is found in the cache of the page, and fetched where it is not there. */
function queryOf<E extends Endpoint>(endpoint: E, input: Input<E>, area: Area | undefined) {
  return {
    queryKey: [endpoint.name, input, area],
    async queryFn({ client, queryKey, signal }: QueryContext): Promise<ResponseOf<E>> {
      // Kept under the name of this very endpoint, whose answers are of this type.
      const early = takeEarly(readingKey(endpoint, input)) as Promise<ResponseOf<E>> | undefined
      try {
        const answer = await (early ?? call(endpoint, input, { signal }))
        keepLast(endpoint, input, answer)
        return answer
      } catch (error) {
        if (isUnanswered(error)) await showLast(client, queryKey, lastReading(endpoint, input))
        throw error
      }
    },
    meta: { area },
  }
}

/** Shows what was read last, beside the failure, where there is nothing newer. */
async function showLast(client: QueryClient, queryKey: QueryKey, reading: ReturnType<typeof lastReading>) {
  if (client.getQueryData(queryKey) !== undefined) return
  const last = await reading
  if (last) client.setQueryData(queryKey, last.answer, { updatedAt: last.at })
}

/**
 * Reads an endpoint and keeps the answer fresh: it is fetched again when its area is refreshed, or the area of the
 * screen that shows it.
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { area = endpoint.area, isKeptFresh = false, keepPrevious = false }: ReadOptions = {},
): QueryState<ResponseOf<E>> {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery<ResponseOf<E>>({
    ...queryOf(endpoint, input, area),
    ...(isKeptFresh && { refetchOnMount: false }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  })
  const asOf = dataUpdatedAt > 0 ? dataUpdatedAt : undefined
  return { data, asOf, error, fetching: isFetching, retry: () => void refetch() }
}

/** Whether anything on the page is being read. */
export function useIsReading(): boolean {
  return useIsFetching() > 0
}

/** Younger answers are as good as new ones for a page that is about to be opened, which asks again by itself. */
const FRESH_MS = 5000

/**
 * Reads for a page that somebody is about to open, and settles with the last answer. What fails is asked for again by the
 * page, which then says so.
 */
export function usePrefetch(): (readings: readonly Reading[]) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (readings) => {
      const prefetch = ([endpoint, input]: Reading) =>
        client.prefetchQuery({
          ...queryOf(endpoint, input, endpoint.area),
          staleTime: FRESH_MS,
          retry: false,
        })
      await Promise.all(readings.map(prefetch))
    },
    [client],
  )
}

/** Forgets every answer but those of one endpoint, so that whoever needs one asks again. */
export function useForgetAnswers({ but }: { but: Endpoint }): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== but.name })
  }, [client, but])
}
