import { createRemoteLoader, type RemoteTarget, readRegistry } from '@solvent/remote-kit'
import { sharedLibraries } from './shared-libraries'

export const remoteLoader = createRemoteLoader(readRegistry(), sharedLibraries)

export interface RemotePlace {
  target: RemoteTarget
  /** What a person calls this part of the app. */
  title: string
}

export const remotePages = {
  assets: { target: { remote: 'assets_mfe', kind: 'page' }, title: 'Assets' },
  liabilities: { target: { remote: 'liabilities_mfe', kind: 'page' }, title: 'Liabilities' },
  recommendations: { target: { remote: 'recommendations_mfe', kind: 'page' }, title: 'Payment plan' },
} as const satisfies Record<string, RemotePlace>

export const chatWidget: RemotePlace = {
  target: { remote: 'chat_mfe', kind: 'widget' },
  title: 'Assistant',
}

export type RemotePageName = keyof typeof remotePages

/** How long a page may keep the former one on screen while its remote arrives. */
const PATIENCE_MS = 800

/** Waits until the remote is there, has failed, or takes so long that its loading text is better. */
export async function settleBeforeShowing(target: RemoteTarget): Promise<null> {
  const arrived = remoteLoader.load(target).promise.catch(() => undefined)
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  return null
}
