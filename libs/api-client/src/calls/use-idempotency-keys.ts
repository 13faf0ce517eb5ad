import { useState } from 'react'
import { newIdempotencyKey } from './idempotency-key'

/**
 * The idempotency keys of requests without an answer. The server may have done such a request already, so it keeps its key
 * when it is sent again, whatever else was sent in between.
 */
export interface IdempotencyKeys<Request> {
  /** The key of an earlier attempt at the same request, or else a new one. */
  keyOf(request: Request): string
  /** Call when the server has answered or the user has cancelled: sent again, it is another request. */
  settle(request: Request): void
}

/** @template Request what requests are compared by, such as their input as JSON */
export function useIdempotencyKeys<Request>(): IdempotencyKeys<Request> {
  const [keys] = useState(() => {
    const unanswered = new Map<Request, string>()
    return {
      keyOf(request: Request) {
        const key = unanswered.get(request) ?? newIdempotencyKey()
        unanswered.set(request, key)
        return key
      },
      settle: (request: Request) => void unanswered.delete(request),
    }
  })
  return keys
}
