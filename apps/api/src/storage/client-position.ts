import { AsyncLocalStorage } from 'node:async_hooks'

/** What the sender of a read request has already seen, where reads may go to a standby. */
export interface ClientPosition {
  /** The log position at the sender's last read or change; null if unknown. */
  readonly position: string | null
  /** Whether this request has changed anything since. */
  hasChanged: boolean
}

const requests = new AsyncLocalStorage<ClientPosition>()

/**
 * Runs `work`, and everything it starts, with this position. Passed as async context rather than through the layers in
 * between, because it only selects standby or primary and never changes a result.
 */
export function withClientPosition(seen: ClientPosition, work: () => void): void {
  requests.run(seen, work)
}

/** Undefined outside a read request. */
export function clientPosition(): ClientPosition | undefined {
  return requests.getStore()
}
