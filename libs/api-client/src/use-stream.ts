import type { ResponseOf } from '@solvent/contracts'
import { useRef } from 'react'
import { isAnswered } from './api-error'
import type { Input } from './call'
import { newIdempotencyKey } from './idempotency-key'
import { type StreamEndpoint, type StreamOptions, stream } from './stream'

/**
 * Makes calls whose answers come as events. The same input sent again after a failure without an answer is the same
 * call, which the server may have done already; what the person stopped is not.
 */
export function useStream<E extends StreamEndpoint>(endpoint: E) {
  const unanswered = useRef<{ input: string; key: string } | null>(null)

  return async (
    input: Input<E>,
    options: Omit<StreamOptions<E>, 'idempotencyKey'>,
  ): Promise<ResponseOf<E>> => {
    const text = JSON.stringify(input)
    const last = unanswered.current
    const key = last?.input === text ? last.key : newIdempotencyKey()
    unanswered.current = { input: text, key }
    try {
      const answer = await stream(endpoint, input, { ...options, idempotencyKey: key })
      unanswered.current = null
      return answer
    } catch (error) {
      if (isAnswered(error) || options.signal.aborted) unanswered.current = null
      throw error
    }
  }
}
