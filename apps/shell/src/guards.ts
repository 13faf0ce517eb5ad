import { isSignedIn } from '@solvent/api-client'
import { redirect } from 'react-router-dom'
import { rememberReturnPath } from './return-path'

/** Redirects signed-in users away from guest pages. */
export function guestsOnly() {
  return isSignedIn() ? redirect('/') : null
}

/** Requires a valid token. After signing in, the user returns to this page. */
export function signedInOnly({ request }: { request: Request }) {
  if (isSignedIn()) return null
  const { pathname, search } = new URL(request.url)
  rememberReturnPath(pathname + search)
  return redirect('/login')
}

/** Redirects from a path that does not exist. */
export function unknownPath() {
  return redirect(isSignedIn() ? '/' : '/login')
}
