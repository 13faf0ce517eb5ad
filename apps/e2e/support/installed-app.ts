import { expect, type Page } from '@playwright/test'

/** What the browser has kept of the app and of a person's books on this device. */
export interface Kept {
  /** Files of remotes. */
  remoteFiles: number
  /** Addresses of what was read; null where nothing may be kept. */
  readings: string[] | null
  /** Every text that a cache of the app holds. */
  texts: string[]
}

/** Reads what the browser keeps, from the page. */
export function keptOnDevice(page: Page): Promise<Kept> {
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
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'solvent-readings')
    if (!isThere) return { remoteFiles, readings: null, texts }
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

/** Waits until the app opens without a connection, with the answers of these endpoints. */
export async function expectInstalled(page: Page, endpoints: readonly string[]) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(async () => {
      const { remoteFiles, readings } = await keptOnDevice(page)
      const missing = endpoints.filter((name) => !readings?.some((key) => key.includes(`"${name}"`)))
      return { areRemotesThere: remoteFiles >= 12, missing }
    })
    .toEqual({ areRemotesThere: true, missing: [] })
}

/** Lets what was read be so much older. */
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
