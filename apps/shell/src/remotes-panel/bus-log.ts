import { type ObservedEvent, observe } from '@solvent/event-bus'

/** An event on the bus, without its payload. */
export interface BusEntry extends ObservedEvent {
  readonly id: number
}

/** Older entries are dropped. */
const MAX_ENTRIES = 50

/** Records the events on the bus from now on, newest first. */
export function createBusLog() {
  const listeners = new Set<() => void>()
  let entries: readonly BusEntry[] = []
  let count = 0

  observe((event) => {
    count += 1
    entries = [{ ...event, id: count }, ...entries].slice(0, MAX_ENTRIES)
    for (const listener of [...listeners]) listener()
  })

  return {
    entries: () => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
