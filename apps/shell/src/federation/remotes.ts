import { currentPerson, isConnectionLost, onConnectionChange } from '@solvent/api-client'
import { createCanaryChoice, createRemoteLoader, type RemoteTarget } from '@solvent/remote-kit'
import { loadControls } from '@solvent/ui'
import { isLeft } from '../layout/shown-element'
import { pageRegistry } from './page-registry'
import { prefetchFirstPage } from './prefetch-first-page'
import { readingsOf } from './readings-of'
import { sharedLibraries } from './shared-libraries'
import { reportReleases, telemetry } from './telemetry'
import { createTypedFields } from './typed-fields'

/** Nearly every page has tables, tabs or sliders. Where they are shown, a failed load is retried. */
async function prepare({ kind }: RemoteTarget): Promise<void> {
  if (kind === 'page') await loadControls().catch(() => undefined)
}

/** The canaries that the address asked for, such as `?canary=assets_mfe`, to try a release before it is promoted. */
export const chosenCanaries = createCanaryChoice(location.search)

/** The remotes of this page. */
export const remoteLoader = createRemoteLoader({
  registry: pageRegistry,
  libraries: sharedLibraries,
  person: currentPerson,
  canaries: chosenCanaries,
  observer: telemetry,
  prepare,
})
reportReleases(remoteLoader)

// Remotes that failed offline load when the connection is back.
onConnectionChange(() => {
  if (!isConnectionLost()) remoteLoader.retryNow()
})

const typedFields = new Map<string, ReturnType<typeof createTypedFields>>()

/** The fields of a remote with unsaved input, in all its places. */
export function typedFieldsOf(remote: string) {
  const fields = typedFields.get(remote) ?? createTypedFields({ isLeft })
  typedFields.set(remote, fields)
  return fields
}

/** How long navigation waits for a remote before it shows the loading state. */
const PRELOAD_TIMEOUT_MS = 800

/** Waits until the remote has loaded or failed, up to a timeout. */
export async function preloadRemote(target: RemoteTarget): Promise<null> {
  const { promise } = remoteLoader.load(target)
  prefetchFirstPage(promise.then(readingsOf))
  const settled = promise.catch(() => undefined)
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, PRELOAD_TIMEOUT_MS))])
  return null
}
