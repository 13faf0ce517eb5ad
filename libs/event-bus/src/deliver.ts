import mitt from 'mitt'
import { claimSingleton } from './singleton'

/** An event that passed the bus, without what it says. */
export interface Passed {
  readonly topic: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** How many heard it. */
  readonly listeners: number
}

claimSingleton()
const bus = mitt<Record<string, unknown>>()

/** The last values of the topics that keep one. */
const kept = new Map<string, unknown>()

/** Another person may be at the page behind one of these. */
const ENDS_KEEPING = new Set(['signedIn', 'signedOut'])

/** Calls every listener. One that fails is reported; the others hear it all the same, and the publisher goes on. */
export function deliver(topic: string, payload: unknown, keeps = false): void {
  if (ENDS_KEEPING.has(topic)) kept.clear()
  if (keeps) kept.set(topic, payload)
  bus.emit(topic, payload)
}

/** Calls `handler` at each event, and at once with the value that the topic keeps, until the function is called. */
export function listen(topic: string, handler: (payload: unknown) => void, listener?: string): () => void {
  const isolated = (payload: unknown) => {
    try {
      handler(payload)
    } catch (error) {
      report(`A listener to "${topic}" failed${listener === undefined ? '' : ` in ${listener}`}.`, error)
    }
  }
  bus.on(topic, isolated)
  if (kept.has(topic)) isolated(kept.get(topic))
  return () => bus.off(topic, isolated)
}

/** Tells what passes the bus, without payloads, until the returned function is called. */
export function observe(observer: (passed: Passed) => void): () => void {
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

/** Where errors of the page that nobody catches go, too. */
function report(message: string, cause: unknown): void {
  const error = new Error(message, { cause })
  if (typeof reportError === 'function') reportError(error)
  // biome-ignore lint/suspicious/noConsole: what a browser without error reporting has
  else console.error(error)
}
