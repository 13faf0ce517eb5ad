import { AsyncLocalStorage } from 'node:async_hooks'

/** What the sender of a request that reads has seen of the books, where reading may go to a standby. */
export interface SeenPosition {
  /** Where the database's log was when they last changed or read something; null where nobody knows. */
  readonly position: string | null
  /** Whether this request has changed something since. */
  hasChanged: boolean
}

const requests = new AsyncLocalStorage<SeenPosition>()

/**
 * Runs `work`, and all that it starts, for a sender who has seen this. It goes past the layers in between because it is
 * not theirs: whether a standby or the primary answers changes no answer.
 */
export function withSeenPosition(seen: SeenPosition, work: () => void): void {
  requests.run(seen, work)
}

/** Undefined outside a request that reads. */
export function seenPosition(): SeenPosition | undefined {
  return requests.getStore()
}
