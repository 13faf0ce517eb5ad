/** Brings the newer version of the app that is there; null while there is none. */
let bring: (() => void) | null = null
const listeners = new Set<() => void>()

function offer(use: () => void): void {
  bring = use
  for (const listener of listeners) listener()
}

/** The newer version of the app, if one is there. */
export const appUpdate = {
  now: () => bring,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

let started = false

/** Makes the app one that opens without a connection, once; browsers that cannot go on without. */
export async function prepareOffline(): Promise<void> {
  if (started || !('serviceWorker' in navigator)) return
  started = true
  const { startServiceWorker } = await import('./service-worker')
  const { keepRemotes } = await import('./keep-remotes')
  await startServiceWorker(offer)
  await navigator.serviceWorker.ready
  await keepRemotes()
}
