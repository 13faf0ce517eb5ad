import type { Endpoint, ResponseOf } from '@solvent/contracts'
import { publish } from '@solvent/event-bus'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from './api-error'
import { call, type Input } from './call'
import { newIdempotencyKey } from './idempotency-key'

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
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    meta: { area: endpoint.area },
  })
  return { data, error, retry: () => void refetch() }
}

/**
 * Sends an endpoint; a success is told on the bus, so that every screen shows what changed. Sent again after a
 * failure without an answer, the same input is the same wish to save, which the server may have done already.
 */
export function useSend<E extends Endpoint>(endpoint: E) {
  const unanswered = useRef<{ input: string; key: string } | null>(null)
  return useMutation<ResponseOf<E>, Error, Input<E>>({
    async mutationFn(input) {
      const text = JSON.stringify(input)
      const before = unanswered.current
      const sent = before?.input === text ? before : { input: text, key: newIdempotencyKey() }
      unanswered.current = sent
      try {
        const answer = await call(endpoint, input, { idempotencyKey: sent.key })
        unanswered.current = null
        return answer
      } catch (error) {
        const isAnswered = !(error instanceof ApiError) || error.status !== null
        if (isAnswered) unanswered.current = null
        throw error
      }
    },
    onSuccess: () => {
      if (endpoint.saves) publish('saved', { table: endpoint.saves })
    },
  })
}
