import { deliver, listen } from './deliver'
import type { BusEvents } from './events'

/** Calls the handler of every subscriber. */
export function publish<Name extends keyof BusEvents>(name: Name, payload: BusEvents[Name]): void {
  deliver(name, payload)
}

/**
 * Calls `handler` on each event until the returned function is called. An error of the handler is reported, with the
 * name of the `listener` if given.
 */
export function subscribe<Name extends keyof BusEvents>(
  name: Name,
  handler: (payload: BusEvents[Name]) => void,
  listener?: string,
): () => void {
  // `publish` guarantees the payload type; the bus itself is untyped.
  return listen(name, handler as (payload: unknown) => void, listener)
}
