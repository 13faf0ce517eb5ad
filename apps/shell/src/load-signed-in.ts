import { loadClients } from '@solvent/api-client'

/** Everything behind the login, including the federation, is one chunk. */
export const loadSignedIn = () => import(/* webpackChunkName: "signed-in" */ './signed-in')

/** Prefetches the API client and the signed-in app while the user fills in a guest form. */
export function prepareSignIn(): void {
  // A failed prefetch is repeated, and a failure reported, when the code is needed.
  loadClients().catch(() => undefined)
  loadSignedIn().catch(() => undefined)
}
