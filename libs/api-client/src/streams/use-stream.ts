import type { ResponseOf } from '@solvent/contracts'
import { publish } from '@solvent/event-bus'
import type { Input } from '../calls/call'
import { useIdempotencyKeys } from '../calls/use-idempotency-keys'
import { type StreamEndpoint, type StreamOptions, stream } from './stream'

/**
 * Makes calls whose answers are streamed as events. A save is published on the bus, as by `useSend`. The same input
 * sent again after a failure without an answer is the same request to the server; after the user has stopped it, it is
 * another one.
 */
export function useStream<E extends StreamEndpoint>(endpoint: E) {
  const keys = useIdempotencyKeys<string>()

  return (input: Input<E>, options: Omit<StreamOptions<E>, 'idempotencyKey'>): Promise<ResponseOf<E>> => {
    const send = async (idempotencyKey: string) => {
      const answer = await stream(endpoint, input, { ...options, idempotencyKey })
      if (endpoint.saves) publish('saved', { table: endpoint.saves })
      return answer
    }
    return keys.attempt(JSON.stringify(input), send, options.signal)
  }
}
