import { logout } from '@solvent/contracts'
import { call } from './call'
import { endSession } from './session'

/** Ends the session at once; the server is told with the token it had, and nobody waits for its answer. */
export function logOut(): void {
  const told = call(logout, {})
  endSession('asked')
  // The token is forgotten here even when the server cannot be told.
  told.catch(() => undefined)
}
