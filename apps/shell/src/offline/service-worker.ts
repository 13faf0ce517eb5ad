import { SERVICE_WORKER_FILE } from '@solvent/delivery/service-worker'
import { messageSW, Workbox } from 'workbox-window'

/** The script that this page runs, by which its version is known. */
function ownScript(): string {
  return document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src ?? location.href
}

/**
 * Lets the app open without a connection. `onUpdate` is called with what brings it as soon as there is a newer version than
 * that of the page; on a page that is new already, the rest follows by itself.
 *
 * @throws TypeError if the worker does not come; what works without one goes on
 */
export async function startServiceWorker(onUpdate: (use: () => void) => void): Promise<void> {
  const workbox = new Workbox(`/${SERVICE_WORKER_FILE}`)
  workbox.addEventListener('waiting', async ({ sw }) => {
    if (!sw) return
    const isOwn: unknown = await messageSW(sw, { type: 'HAS_SCRIPT', address: ownScript() })
    if (isOwn === true) workbox.messageSkipWaiting()
    else onUpdate(() => bring(workbox))
  })
  await workbox.register()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined)
  })
}

function bring(workbox: Workbox): void {
  workbox.addEventListener('controlling', () => location.reload())
  workbox.messageSkipWaiting()
}
