import { observe, type Passed } from '@solvent/event-bus'

/** Something that was said on the bus; what it says stays between those who speak. */
export interface BusEntry extends Passed {
  readonly id: number
}

/** So many of them are kept. */
const KEPT = 50

/** Writes down what passes the bus from now on, the newest first. */
export function createBusLog() {
  const listeners = new Set<() => void>()
  let entries: readonly BusEntry[] = []
  let count = 0

  observe((passed) => {
    count += 1
    entries = [{ ...passed, id: count }, ...entries].slice(0, KEPT)
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
