import type { Area, Endpoint, ResponseOf } from '@solvent/contracts'
import { publish } from '@solvent/event-bus'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { isAnswered } from './api-error'
import { call, type Input } from './call'
import { newIdempotencyKey } from './idempotency-key'

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
    queryKey: [endpoint.name, input, area],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    meta: { area },
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  })
  return { data, error, fetching: isFetching, retry: () => void refetch() }
}

/** Forgets every answer but those of one endpoint, so that whoever needs one asks again. */
export function useForgetAnswers({ but }: { but: Endpoint }): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== but.name })
  }, [client, but])
}

/** A save that is not answered yet: what is sent, the key of all its attempts, and the attempt that is under way. */
interface PendingSave<Answer> {
  readonly input: string
  readonly key: string
  attempt: Promise<Answer> | null
}

/**
 * Sends an endpoint; a success is published on the bus, so that every screen shows what changed. The same input
 * sent while it is under way is not sent twice; sent again after a failure without an answer, it is the same save,
 * which the server may have done already.
 */
export function useSend<E extends Endpoint>(endpoint: E) {
  const pending = useRef<PendingSave<ResponseOf<E>> | null>(null)

  function send(input: Input<E>, idempotencyKey: string): Promise<ResponseOf<E>> {
    const answer = call(endpoint, input, { idempotencyKey })
    const { saves } = endpoint
    // Beside the save and not in it: what is saved stays so, whatever becomes of telling it.
    if (saves)
      answer.then(
        () => publish('saved', { table: saves }),
        () => undefined,
      )
    return answer
  }

  return useMutation<ResponseOf<E>, Error, Input<E>>({
    async mutationFn(input) {
      const text = JSON.stringify(input)
      const last = pending.current
      const save = last?.input === text ? last : { input: text, key: newIdempotencyKey(), attempt: null }
      pending.current = save
      save.attempt ??= send(input, save.key)
      const forget = () => {
        if (pending.current === save) pending.current = null
      }
      try {
        const answer = await save.attempt
        forget()
        return answer
      } catch (error) {
        save.attempt = null
        if (isAnswered(error)) forget()
        throw error
      }
    },
  })
}
