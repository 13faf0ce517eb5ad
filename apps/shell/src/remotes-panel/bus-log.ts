import { subscribe } from '@solvent/event-bus'

/** Something that was said on the bus. */
export interface BusEntry {
  readonly id: number
  readonly at: Date
  readonly topic: string
  readonly payload: string
}

/** So many of them are kept. */
const KEPT = 50
/** Longer payloads are cut. */
const PAYLOAD_LETTERS = 200

/** Writes down what is said on the bus from now on, the newest first. */
export function createBusLog() {
  const listeners = new Set<() => void>()
  let entries: readonly BusEntry[] = []
  let count = 0

  function add(topic: string, payload: unknown) {
    count += 1
    const text = (JSON.stringify(payload) ?? '').slice(0, PAYLOAD_LETTERS)
    entries = [{ id: count, at: new Date(), topic, payload: text }, ...entries].slice(0, KEPT)
    for (const listener of [...listeners]) listener()
  }
  for (const topic of ['saved', 'signedIn', 'signedOut'] as const)
    subscribe(topic, (payload) => add(topic, payload))

  return {
    entries: () => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
