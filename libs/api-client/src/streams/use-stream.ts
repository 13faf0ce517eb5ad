import type { ResponseOf } from '@solvent/contracts'
import { isAnswered } from '../calls/api-error'
import type { Input } from '../calls/call'
import { useIdempotencyKeys } from '../calls/use-idempotency-keys'
import { type StreamEndpoint, type StreamOptions, stream } from './stream'

/**
 * Makes calls whose answers are streamed as events. The same input sent again after a failure without an answer is the
 * same request to the server; after the user has stopped it, it is another one.
 */
export function useStream<E extends StreamEndpoint>(endpoint: E) {
  const keys = useIdempotencyKeys<string>()

  return async (
    input: Input<E>,
    options: Omit<StreamOptions<E>, 'idempotencyKey'>,
  ): Promise<ResponseOf<E>> => {
    const request = JSON.stringify(input)
    try {
      const answer = await stream(endpoint, input, { ...options, idempotencyKey: keys.keyOf(request) })
      keys.settle(request)
      return answer
    } catch (error) {
      if (isAnswered(error) || options.signal.aborted) keys.settle(request)
      throw error
    }
  }
}
