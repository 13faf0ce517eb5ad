import { createLiveRegistry, readRegistry } from '@solvent/remote-kit'

/** The revision that the address asks for; null for the present one. */
export const askedRevision = new URLSearchParams(location.search).get('at')

/** Which release of each remote this page runs. A page of an earlier revision stays with it. */
export const pageRegistry = createLiveRegistry(readRegistry(), askedRevision !== null)
