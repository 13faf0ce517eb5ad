import type { Endpoint, ResponseOf } from '@solvent/contracts'
import { publish } from '@solvent/event-bus'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, type Input } from './call'

/** The state of an answer: not here yet, failed, or here (and perhaps being fetched again). */
export interface Reading<Data> {
  data: Data | undefined
  error: Error | null
  /** Asks again. */
  retry: () => void
}

/** Reads an endpoint and keeps the answer fresh: it is fetched again when its area is refreshed. */
export function useRead<E extends Endpoint>(endpoint: E, input: Input<E>): Reading<ResponseOf<E>> {
  const { data, error, refetch } = useQuery<ResponseOf<E>>({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => call(endpoint, input, signal),
    meta: { area: endpoint.area },
  })
  return { data, error, retry: () => void refetch() }
}

/** Sends an endpoint; a success is told on the bus, so that every screen shows what changed. */
export function useSend<E extends Endpoint>(endpoint: E) {
  return useMutation<ResponseOf<E>, Error, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: () => {
      if (endpoint.saves) publish('saved', { table: endpoint.saves })
    },
  })
}
