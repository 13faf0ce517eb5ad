import { isConnectionLost, onConnectionChange } from '@solvent/api-client'
import { createRemoteLoader, type RemoteTarget, readRegistry } from '@solvent/remote-kit'
import type { FederatedPage } from '../pages'
import { sharedLibraries } from './shared-libraries'

export const remoteLoader = createRemoteLoader(readRegistry(), sharedLibraries)

// What could not be loaded for want of a connection comes with it.
onConnectionChange(() => {
  if (!isConnectionLost()) remoteLoader.hurry()
})

/** A remote on a page of the shell. */
export interface RemotePlace {
  target: RemoteTarget
  /** What a person calls this part of the app. */
  title: string
}

/** How long a page may keep the former one on screen while its remote arrives. */
const PATIENCE_MS = 800

/** The remote that fills a page. */
export function remotePage({ remote, label }: FederatedPage): RemotePlace {
  return { target: { remote: federatedName(remote), kind: 'page' }, title: label }
}

/** The assistant, a widget of the dashboard and of a panel over every other page. */
export const chatWidget: RemotePlace = {
  target: { remote: federatedName('chat'), kind: 'widget' },
  title: 'Assistant',
}

/** Waits until the remote is there, has failed, or takes so long that its loading text is better. */
export async function preloadRemote(target: RemoteTarget): Promise<null> {
  const arrived = remoteLoader.load(target).promise.catch(() => undefined)
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  return null
}

function federatedName(remote: string): string {
  return `${remote}_mfe`
}
