import mitt from 'mitt'
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
const bus = mitt<Record<string, unknown>>()

/** The last values of the topics that retain one. */
const retained = new Map<string, unknown>()

/** After these events another person may be using the page, so retained values are dropped. */
const CLEARING_TOPICS = new Set(['signedIn', 'signedOut'])

/** Calls every listener. A failing listener is reported and affects neither the others nor the publisher. */
export function deliver(topic: string, payload: unknown, retain = false): void {
  if (CLEARING_TOPICS.has(topic)) retained.clear()
  if (retain) retained.set(topic, payload)
  bus.emit(topic, payload)
}

/** Calls `handler` immediately with the retained value, if any, then on each event until the function is called. */
export function listen(topic: string, handler: (payload: unknown) => void, listener?: string): () => void {
  const isolated = (payload: unknown) => {
    try {
      handler(payload)
    } catch (error) {
      report(`A listener to "${topic}" failed${listener === undefined ? '' : ` in ${listener}`}.`, error)
    }
  }
  bus.on(topic, isolated)
  if (retained.has(topic)) isolated(retained.get(topic))
  return () => bus.off(topic, isolated)
}

/** Calls `observer` on every event, without payloads, until the returned function is called. */
export function observe(observer: (event: ObservedEvent) => void): () => void {
  const watch = (topic: string) => {
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
