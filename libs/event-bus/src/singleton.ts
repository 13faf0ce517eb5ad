const COPIES = Symbol.for('solvent.event-bus.copies')

/**
 * Counts the copies of this package on the page. Two would be two buses, and saves of one remote would
 * never reach the others, so a second copy refuses to start: its remote shows as unavailable.
 */
export function claimSingleton(): void {
  const before: unknown = Reflect.get(globalThis, COPIES)
  const copies = typeof before === 'number' ? before + 1 : 1
  Reflect.set(globalThis, COPIES, copies)
  if (copies > 1) throw new Error('A second copy of the event bus was loaded: share it as a singleton.')
}
