import { loadClients } from '@solvent/api-client'

/** Everything behind the login, the federation with it, is one chunk. */
export const loadSignedIn = () => import(/* webpackChunkName: "signed-in" */ './signed-in')

/** Fetches what sends a form of a guest, and what comes behind the login, while the person types. */
export function prepareSignIn(): void {
  // Whatever is lost now is asked for again when it is needed, and its failure told then.
  loadClients().catch(() => undefined)
  loadSignedIn().catch(() => undefined)
}
