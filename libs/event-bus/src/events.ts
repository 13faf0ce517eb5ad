import type { SavedTable } from '@solvent/contracts'

/** Where something happened; defaults to `here`. */
type Where = 'here' | 'another tab' | 'another device'

/** The events that the shell and the remotes share, by topic. */
export type BusEvents = {
  /** Something was saved. A remote of another release may name a table that is not in the type. */
  saved: { readonly table: SavedTable; readonly where?: Where }
  /** The server brings the person's books up to date after an absence. At 100 percent, `saved` follows. */
  catchingUp: { readonly percent: number }
  /** A person signed in. From another tab or in place, it is a different person than the page showed before, if any. */
  signedIn: { readonly where: 'here' | 'another tab' | 'in place' }
  /** The person is no longer signed in: they signed out (`asked`), or the session ended. */
  signedOut: { readonly reason: 'asked' | 'ended' }
}
