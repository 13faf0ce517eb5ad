import { useState } from 'react'
import { isAnswered } from './api-error'
import { newIdempotencyKey } from './idempotency-key'

/** The idempotency keys of requests without an answer. */
export interface IdempotencyKeys<Request> {
  /**
   * Sends a request. Without an answer the server may have done it already, so the same request keeps its key when it
   * is sent again, whatever else was sent in between. After an answer, or once `signal` is aborted, it is another
   * request.
   */
  attempt<Answer>(
    request: Request,
    send: (idempotencyKey: string) => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer>
}

/** @template Request what requests are compared by, such as their input as JSON */
export function useIdempotencyKeys<Request>(): IdempotencyKeys<Request> {
  const [unanswered] = useState(() => new Map<Request, string>())
  return {
    async attempt(request, send, signal) {
      const key = unanswered.get(request) ?? newIdempotencyKey()
      unanswered.set(request, key)
      try {
        const answer = await send(key)
        unanswered.delete(request)
        return answer
      } catch (error) {
        if (isAnswered(error) || signal?.aborted) unanswered.delete(request)
        throw error
      }
    },
  }
}
