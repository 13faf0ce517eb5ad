import { logout } from '@solvent/contracts'
import { call } from '../calls/call'
import { endSession } from '../session/session'

/** Ends the session immediately and notifies the server in the background. */
export function logOut(): void {
  const notified = call(logout, {})
  endSession('asked')
  // The session ends here even if the server is unreachable.
  notified.catch(() => undefined)
}
