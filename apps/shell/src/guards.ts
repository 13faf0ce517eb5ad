import { isSignedIn } from '@solvent/api-client'
import { redirect } from 'react-router-dom'

/** A signed-in visitor has nothing to do on a guest page. */
export function guestsOnly() {
  return isSignedIn() ? redirect('/') : null
}

/** Everything else needs a token that still counts. */
export function signedInOnly() {
  return isSignedIn() ? null : redirect('/login')
}

/** Where a path that does not exist leads. */
export function unknownPath() {
  return redirect(isSignedIn() ? '/' : '/login')
}
