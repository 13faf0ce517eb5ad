import { currentPerson, isConnectionLost, onConnectionChange } from '@solvent/api-client'
import { createRemoteLoader, createTypedFields, type RemoteTarget } from '@solvent/remote-kit'
import { loadControls, prepareControls } from '@solvent/ui'
import { evidence, nameReleases } from './evidence'
import { pageRegistry } from './page-registry'
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
  const fields = typed.get(remote) ?? createTypedFields()
  typed.set(remote, fields)
  return fields
}

/** How long a page may keep the former one on screen while its remote arrives. */
const PATIENCE_MS = 800

/** Waits until the remote is there, has failed, or takes so long that its loading text is better. */
export async function preloadRemote(target: RemoteTarget): Promise<null> {
  const arrived = remoteLoader.load(target).promise.catch(() => undefined)
  // A page's dialog is there when it is asked for, with the keys that are pressed right after.
  void arrived.then(prepareControls)
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  return null
}
