import type { SavedTable } from '@solvent/contracts'

/** Where something happened; `here` when left out. */
type Where = 'here' | 'another tab' | 'another device'

/**
 * What the shell and all remotes let each other know. None of it is kept for who comes late: a save is no state, and
 * who is signed in is known to `@solvent/api-client`.
 */
export interface BusEvents {
  /** Something was saved. A remote of another release may name a table that is not in the type. */
  saved: { readonly table: SavedTable; readonly where?: Where }
  /**
   * Someone signed in. From another tab, or in place of somebody else: another person than the page showed until now,
   * if any.
   */
  signedIn: { readonly where: 'here' | 'another tab' | 'in place' }
  /** The person is no longer signed in: asked for it, or the session ended. */
  signedOut: { readonly reason: 'asked' | 'ended' }
}
