import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { READINGS_DATABASE } from './delete-offline-store'

/** An answer as it was given. */
export interface KeptReading {
  /** Whose it is, and what was asked for. */
  readonly key: string
  /** When it was given, in milliseconds since 1970. */
  readonly at: number
  readonly answer: unknown
}

interface Schema extends DBSchema {
  readings: { key: string; value: KeptReading; indexes: { at: number } }
}

const MOST = 100

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(READINGS_DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('readings', { keyPath: 'key' }).createIndex('at', 'at')
    },
    // Somebody signs out, here or in another tab: what is kept is to go.
    blocking: () => void close(),
    terminated() {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

async function close(): Promise<void> {
  const closing = opened
  opened = undefined
  ;(await closing)?.close()
}

/** Keeps an answer in the place of the former one. @throws DOMException if the device keeps nothing, or has no room */
export async function keepReading(reading: KeptReading): Promise<void> {
  const db = await database()
  const { store, done } = db.transaction('readings', 'readwrite')
  await store.put(reading)
  let surplus = (await store.count()) - MOST
  let oldest = surplus > 0 ? await store.index('at').openCursor() : null
  for (; oldest && surplus > 0; surplus -= 1) {
    await oldest.delete()
    oldest = await oldest.continue()
  }
  await done
}

/** The answer that was kept last. @throws DOMException if the device keeps nothing */
export async function keptReading(key: string): Promise<KeptReading | undefined> {
  return (await database()).get('readings', key)
}
