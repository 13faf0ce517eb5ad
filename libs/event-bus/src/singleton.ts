const COPIES = Symbol.for('solvent.event-bus.copies')

/**
 * Throws if the page already has a copy of this package. Two copies would be two buses, and events of one remote would
 * not reach the others. The remote that brought the second copy shows as unavailable.
 */
export function claimSingleton(): void {
  const before: unknown = Reflect.get(globalThis, COPIES)
  const copies = typeof before === 'number' ? before + 1 : 1
  Reflect.set(globalThis, COPIES, copies)
  if (copies > 1) throw new Error('A second copy of the event bus was loaded: share it as a singleton.')
}
