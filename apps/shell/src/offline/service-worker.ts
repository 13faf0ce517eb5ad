import { SERVICE_WORKER_FILE } from '@solvent/delivery/service-worker'
import { messageSW, Workbox } from 'workbox-window'

/** The URL of this page's main script, which identifies its version. */
function ownScript(): string {
  return document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src ?? location.href
}

/**
 * Registers the service worker, so that the app opens offline. When a version other than the page's is waiting,
 * `onUpdate` receives a function that loads it. If the page already runs it, the worker is activated directly.
 *
 * @throws TypeError if the worker cannot be registered; the app works without it
 */
export async function startServiceWorker(onUpdate: (applyUpdate: () => void) => void): Promise<void> {
  const workbox = new Workbox(`/${SERVICE_WORKER_FILE}`)
  workbox.addEventListener('waiting', async ({ sw }) => {
    if (!sw) return
    const isSameVersion: unknown = await messageSW(sw, { type: 'HAS_SCRIPT', address: ownScript() })
    if (isSameVersion === true) workbox.messageSkipWaiting()
    else onUpdate(() => activateAndReload(workbox))
  })
  await workbox.register()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined)
  })
}

function activateAndReload(workbox: Workbox): void {
  workbox.addEventListener('controlling', () => location.reload())
  workbox.messageSkipWaiting()
}
