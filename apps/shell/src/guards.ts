import { isSignedIn } from '@solvent/api-client'
import { redirect } from 'react-router-dom'
import { rememberReturnPath } from './return-path'

/** A signed-in visitor has nothing to do on a guest page. */
export function guestsOnly() {
  return isSignedIn() ? redirect('/') : null
}

/** Everything else needs a token that still counts; after signing in the person comes back here. */
export function signedInOnly({ request }: { request: Request }) {
  if (isSignedIn()) return null
  const { pathname, search } = new URL(request.url)
  rememberReturnPath(pathname + search)
  return redirect('/login')
}

/** Where a path that does not exist leads. */
export function unknownPath() {
  return redirect(isSignedIn() ? '/' : '/login')
}
