import { createLiveRegistry, readRegistry } from '@solvent/remote-kit'

/** The revision in the URL; null for the current one. */
export const pinnedRevision = new URLSearchParams(location.search).get('at')

/** The releases of the remotes. A page pinned to an earlier revision keeps its registry. */
export const pageRegistry = createLiveRegistry(readRegistry(), pinnedRevision !== null)
