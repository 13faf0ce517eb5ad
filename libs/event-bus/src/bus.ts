import type { SavedTable } from '@solvent/contracts'
import mitt from 'mitt'
import { claimSingleton } from './singleton'

/** Where something happened; `here` when left out. */
type Where = 'here' | 'another tab'

/** What the shell and the remotes let each other know. A type, not an interface: mitt wants an index. */
type BusEvents = {
  /** Something was saved. A remote of another release may name a table that is not in the type. */
  saved: { readonly table: SavedTable; readonly where?: Where }
  /**
   * Someone signed in. From another tab, or in place of somebody else: another person than the page showed until now,
   * if any.
   */
  signedIn: { readonly where: Where | 'in place' }
  /** The person is no longer signed in: asked for it, or the session ended. */
  signedOut: { readonly reason: 'asked' | 'ended' }
}

claimSingleton()
const bus = mitt<BusEvents>()

/** Calls the handler of every subscriber. */
export function publish<Name extends keyof BusEvents>(name: Name, payload: BusEvents[Name]): void {
  bus.emit(name, payload)
}

/** Calls `handler` at each event until the returned function is called. */
export function subscribe<Name extends keyof BusEvents>(
  name: Name,
  handler: (payload: BusEvents[Name]) => void,
): () => void {
  bus.on(name, handler)
  return () => bus.off(name, handler)
}
