import mitt from 'mitt'
import type { BusEvents } from './events'
import { claimSingleton } from './singleton'

/** An event on the bus, without its payload. */
export interface ObservedEvent {
  readonly topic: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** How many listeners received it. */
  readonly listeners: number
}

claimSingleton()
const bus = mitt<BusEvents>()

/** Calls every listener. A failing listener is reported and affects neither the others nor the publisher. */
export function publish<Name extends keyof BusEvents>(name: Name, payload: BusEvents[Name]): void {
  bus.emit(name, payload)
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
  const isolated = (payload: BusEvents[Name]) => {
    try {
      handler(payload)
    } catch (error) {
      report(`A listener to "${name}" failed${listener === undefined ? '' : ` in ${listener}`}.`, error)
    }
  }
  bus.on(name, isolated)
  return () => bus.off(name, isolated)
}

/** Calls `observer` on every event, without payloads, until the returned function is called. */
export function observe(observer: (event: ObservedEvent) => void): () => void {
  const watch = (topic: keyof BusEvents) => {
    try {
      observer({ topic, at: Date.now(), listeners: bus.all.get(topic)?.length ?? 0 })
    } catch (error) {
      report('An observer of the bus failed.', error)
    }
  }
  bus.on('*', watch)
  return () => bus.off('*', watch)
}

/** Reports an error like an uncaught error of the page. */
function report(message: string, cause: unknown): void {
  const error = new Error(message, { cause })
  if (typeof reportError === 'function') reportError(error)
  // biome-ignore lint/suspicious/noConsole: the fallback without `reportError`
  else console.error(error)
}
