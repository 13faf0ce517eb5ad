import { currentPerson, isConnectionLost, onConnectionChange } from '@solvent/api-client'
import { createRemoteLoader, createTypedFields, type RemoteTarget } from '@solvent/remote-kit'
import { loadControls } from '@solvent/ui'
import { isLeft } from '../layout/shown-element'
import { evidence, nameReleases } from './evidence'
import { pageRegistry } from './page-registry'
import { readAtFirst } from './read-at-first'
import { readingsOf } from './readings-of'
import { sharedLibraries } from './shared-libraries'

/** Tables, tabs and sliders are on nearly every page; what is lost of them comes again by itself where it is shown. */
async function prepare({ kind }: RemoteTarget): Promise<void> {
  if (kind === 'page') await loadControls().catch(() => undefined)
}

/** The remotes of this page. */
export const remoteLoader = createRemoteLoader({
  registry: pageRegistry,
  libraries: sharedLibraries,
  person: currentPerson,
  observer: evidence,
  prepare,
})
nameReleases(remoteLoader)

// What could not be loaded for want of a connection comes with it.
onConnectionChange(() => {
  if (!isConnectionLost()) remoteLoader.hurry()
})

const typed = new Map<string, ReturnType<typeof createTypedFields>>()

/** What somebody has typed into a remote, wherever it stands. */
export function typedInto(remote: string) {
  const fields = typed.get(remote) ?? createTypedFields({ isLeft })
  typed.set(remote, fields)
  return fields
}

/** How long a page may keep the former one on screen while its remote arrives. */
const PATIENCE_MS = 800

/** Waits until the remote is there, has failed, or takes so long that its loading text is better. */
export async function preloadRemote(target: RemoteTarget): Promise<null> {
  const loading = remoteLoader.load(target).promise
  readAtFirst(loading.then(readingsOf))
  const arrived = loading.catch(() => undefined)
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  return null
}
