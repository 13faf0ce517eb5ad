import { expect, type Page } from '@playwright/test'

/** The files of the app and the data of the user that are cached on this device. */
export interface DeviceCache {
  /** Number of cached files of remotes. */
  remoteFiles: number
  /** Keys of the cached API responses; null when the database does not exist. */
  readings: string[] | null
  /** Every text in the app's caches. */
  texts: string[]
}

/** Reads the device cache from the page. */
export function readDeviceCache(page: Page): Promise<DeviceCache> {
  return page.evaluate(async () => {
    const texts: string[] = []
    let remoteFiles = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) {
        if (name === 'remotes') remoteFiles += 1
        texts.push((await (await cache.match(key, { ignoreVary: true }))?.text()) ?? '')
      }
    }
    const exists = (await indexedDB.databases()).some(({ name }) => name === 'solvent-readings')
    if (!exists) return { remoteFiles, readings: null, texts }
    const readings = await new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('solvent-readings')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const db = opening.result
        const keys = db.transaction('readings').objectStore('readings').getAllKeys()
        keys.onsuccess = () => {
          db.close()
          resolve(keys.result.map(String))
        }
      }
    })
    return { remoteFiles, readings, texts }
  })
}

/** Waits until the app and the responses of these endpoints are cached for offline use. */
export async function expectInstalled(page: Page, endpoints: readonly string[]) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(async () => {
      const { remoteFiles, readings } = await readDeviceCache(page)
      const missing = endpoints.filter((name) => !readings?.some((key) => key.includes(`"${name}"`)))
      return { hasRemotes: remoteFiles >= 12, missing }
    })
    .toEqual({ hasRemotes: true, missing: [] })
}

/** Makes the cached API responses older. */
export function ageReadings(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate(
    (age) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('solvent-readings')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('readings', 'readwrite')
          const cursors = transaction.objectStore('readings').openCursor()
          cursors.onsuccess = () => {
            const cursor = cursors.result
            if (!cursor) return
            cursor.update({ ...cursor.value, at: cursor.value.at - age })
            cursor.continue()
          }
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    milliseconds,
  )
}
