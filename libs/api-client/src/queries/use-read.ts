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
import { takePrefetched } from '../cache/prefetched-responses'
import { call, type Input } from '../calls/call'
import { isUnanswered, offlineRead, storeOffline } from './offline-reads'
import { type Reading, readKey } from './prefetch'

/** The state of a read. */
export interface QueryState<Data> {
  data: Data | undefined
  /** The time of `data`, in milliseconds since 1970; undefined in shells of older releases. */
  asOf?: number | undefined
  error: Error | null
  /** Whether a response is being fetched, the first one or a newer one. */
  fetching: boolean
  retry: () => void
}

const POLL_MS = 2000

interface ReadOptions<Answer> {
  /** The area of the screen, if it is not that of the endpoint. */
  area?: Area | undefined
  /** False if another part of the page refetches it already; true by default. */
  refetchOnMount?: boolean
  /** Shows the previous data until that of the new input arrives, so that nothing flickers. */
  keepPrevious?: boolean
  /** Whether the response is about work that still runs on the server, so that it is read again every two seconds. */
  pollWhile?: (answer: Answer) => boolean
}

interface QueryContext {
  client: QueryClient
  queryKey: QueryKey
  signal: AbortSignal
}

/** The query of a read. */
function queryOf<E extends Endpoint>(endpoint: E, input: Input<E>, area: Area | undefined) {
  return {
    queryKey: [endpoint.name, input, area],
    async queryFn({ client, queryKey, signal }: QueryContext): Promise<ResponseOf<E>> {
      // Stored under the name of this endpoint, whose responses have this type.
      const prefetched = takePrefetched(readKey(endpoint, input)) as Promise<ResponseOf<E>> | undefined
      try {
        const answer = await (prefetched ?? call(endpoint, input, { signal }))
        storeOffline(endpoint, input, answer)
        return answer
      } catch (error) {
        if (isUnanswered(error)) await showOffline(client, queryKey, offlineRead(endpoint, input))
        throw error
      }
    },
    meta: { area },
  }
}

/** Shows the stored response beside the failure if there is nothing newer. */
async function showOffline(client: QueryClient, queryKey: QueryKey, reading: ReturnType<typeof offlineRead>) {
  if (client.getQueryData(queryKey) !== undefined) return
  const last = await reading
  if (last) client.setQueryData(queryKey, last.answer, { updatedAt: last.at })
}

/** Reads an endpoint and refetches it when its area, or that of the screen, is refreshed. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  {
    area = endpoint.area,
    refetchOnMount = true,
    keepPrevious = false,
    pollWhile,
  }: ReadOptions<ResponseOf<E>> = {},
): QueryState<ResponseOf<E>> {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery<ResponseOf<E>>({
    ...queryOf(endpoint, input, area),
    refetchOnMount,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(pollWhile && {
      refetchInterval: ({ state }) => state.data !== undefined && pollWhile(state.data) && POLL_MS,
    }),
  })
  const asOf = dataUpdatedAt > 0 ? dataUpdatedAt : undefined
  return { data, asOf, error, fetching: isFetching, retry: () => void refetch() }
}

/** Whether any query is being fetched. */
export function useIsReading(): boolean {
  return useIsFetching() > 0
}

/** A prefetch does not refetch younger responses; the page refetches them when it opens. */
const PREFETCH_STALE_MS = 5000

/** Prefetches the initial reads of a page. Resolves after the last response; failures are retried by the page. */
export function usePrefetch(): (readings: readonly Reading[]) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (readings) => {
      const prefetch = ([endpoint, input]: Reading) =>
        client.prefetchQuery({
          ...queryOf(endpoint, input, endpoint.area),
          staleTime: PREFETCH_STALE_MS,
          retry: false,
        })
      await Promise.all(readings.map(prefetch))
    },
    [client],
  )
}

/** Clears all queries except those of one endpoint. */
export function useClearReads({ except }: { except: Endpoint }): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== except.name })
  }, [client, except])
}
