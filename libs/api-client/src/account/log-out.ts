import { logout } from '@solvent/contracts'
import { call } from '../calls/call'
import { endSession } from '../session/session'

/** Ends the session at once; the server is notified with the token it had, and nobody waits for its answer. */
export function logOut(): void {
  const notified = call(logout, {})
  endSession('asked')
  // The token is forgotten here even when the server cannot be reached.
  notified.catch(() => undefined)
}
