/** Loads the new version of the app; null while there is none. */
let apply: (() => void) | null = null
const listeners = new Set<() => void>()

function setUpdate(applyUpdate: () => void): void {
  apply = applyUpdate
  for (const listener of listeners) listener()
}

/** The new version of the app, if there is one. */
export const appUpdate = {
  current: () => apply,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

let started = false

/** Makes the app available offline, in browsers that support it. */
export async function prepareOffline(): Promise<void> {
  if (started || !('serviceWorker' in navigator)) return
  started = true
  const { startServiceWorker } = await import(/* webpackChunkName: "offline" */ './service-worker')
  const { cacheRemotes } = await import(/* webpackChunkName: "offline" */ './cache-remotes')
  await startServiceWorker(setUpdate)
  await navigator.serviceWorker.ready
  await cacheRemotes()
}
