import type { Endpoint, ResponseOf } from '@solvent/contracts'
import { publish } from '@solvent/event-bus'
import { useRef } from 'react'
import { call, type Input } from './call'
import { contractOf, isLazyEndpoint, type LazyEndpoint } from './lazy-endpoint'
import { type Calling, useCallState } from './use-call-state'
import { useIdempotencyKeys } from './use-idempotency-keys'

/**
 * Sends an endpoint; a success is published on the bus, so that every screen shows what changed. The same input is not
 * sent twice while a request is in progress, and sent again without an answer it is the same request to the server.
 * Inputs are compared as JSON, which files have none of: `useUpload` sends those.
 */
export function useSend<E extends Endpoint>(endpoint: E | LazyEndpoint<E>): Calling<Input<E>, ResponseOf<E>> {
  const keys = useIdempotencyKeys<string>()
  /** By input, as JSON. */
  const inProgress = useRef(new Map<string, Promise<ResponseOf<E>>>())

  async function send(request: string, input: Input<E>): Promise<ResponseOf<E>> {
    try {
      return await keys.attempt(request, async (idempotencyKey) => {
        const contract = isLazyEndpoint(endpoint) ? await contractOf(endpoint) : endpoint
        const answer = await call(contract, input, { idempotencyKey })
        if (contract.saves) publish('saved', { table: contract.saves })
        return answer
      })
    } finally {
      inProgress.current.delete(request)
    }
  }

  return useCallState<Input<E>, ResponseOf<E>>((input) => {
    const request = JSON.stringify(input)
    const answer = inProgress.current.get(request) ?? send(request, input)
    inProgress.current.set(request, answer)
    return answer
  })
}
