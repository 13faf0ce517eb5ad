import { deliver, listen } from './deliver'
import type { BusEvents } from './events'

/** Calls the handler of every subscriber. */
export function publish<Name extends keyof BusEvents>(name: Name, payload: BusEvents[Name]): void {
  deliver(name, payload)
}

/**
 * Calls `handler` at each event until the returned function is called. Where a `listener` is named, an error of the
 * handler is reported with its name.
 */
export function subscribe<Name extends keyof BusEvents>(
  name: Name,
  handler: (payload: BusEvents[Name]) => void,
  listener?: string,
): () => void {
  // What is published under a name of ours is of its type; the bus itself knows names only.
  return listen(name, handler as (payload: unknown) => void, listener)
}
