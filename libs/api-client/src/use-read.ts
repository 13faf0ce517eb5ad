import type { Area, Endpoint, ResponseOf } from '@solvent/contracts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call, type Input } from './call'
import { takeEarly } from './early-answers'
import { type Reading, readingKey } from './read-early'

/** The state of a call that reads: its answer is not here yet, has failed, or here (and perhaps being fetched again). */
export interface QueryState<Data> {
  data: Data | undefined
  error: Error | null
  /** An answer is on its way, the first one or a newer one. */
  fetching: boolean
  /** Asks again. */
  retry: () => void
}

interface ReadOptions {
  /** The area of the screen that shows the answer, where it is not the endpoint's own. */
  area?: Area | undefined
  /** For other input the last answer stays until the new one is there, so that nothing flashes. */
  keepPrevious?: boolean
}

/** How an answer is found in the cache of the page, and fetched where it is not there. */
function queryOf<E extends Endpoint>(endpoint: E, input: Input<E>, area: Area | undefined) {
  return {
    queryKey: [endpoint.name, input, area],
    queryFn({ signal }: { signal: AbortSignal }) {
      // Kept under the name of this very endpoint, whose answers are of this type.
      const early = takeEarly(readingKey(endpoint, input)) as Promise<ResponseOf<E>> | undefined
      return early ?? call(endpoint, input, { signal })
    },
    meta: { area },
  }
}

/**
 * Reads an endpoint and keeps the answer fresh: it is fetched again when its area is refreshed, or the area of the
 * screen that shows it.
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { area = endpoint.area, keepPrevious = false }: ReadOptions = {},
): QueryState<ResponseOf<E>> {
  const { data, error, isFetching, refetch } = useQuery<ResponseOf<E>>({
    ...queryOf(endpoint, input, area),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  })
  return { data, error, fetching: isFetching, retry: () => void refetch() }
}

/** Younger answers are as good as new ones for a page that is about to be opened, which asks again by itself. */
const FRESH_MS = 5000

/** Reads for a page that somebody is about to open. What fails is asked for again by the page, which then says so. */
export function usePrefetch(): (readings: readonly Reading[]) => void {
  const client = useQueryClient()
  return useCallback(
    (readings) => {
      for (const [endpoint, input] of readings)
        void client.prefetchQuery({
          ...queryOf(endpoint, input, endpoint.area),
          staleTime: FRESH_MS,
          retry: false,
        })
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
