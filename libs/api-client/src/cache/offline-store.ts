import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { OFFLINE_DATABASE } from './delete-offline-store'

/** A stored response. */
export interface StoredRead {
  /** The user and the request. */
  readonly key: string
  /** The time of the response, in milliseconds since 1970. */
  readonly at: number
  readonly answer: unknown
}

interface Schema extends DBSchema {
  readings: { key: string; value: StoredRead; indexes: { at: number } }
}

const MAX_READS = 100

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(OFFLINE_DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('readings', { keyPath: 'key' }).createIndex('at', 'at')
    },
    // Another tab or a sign-out deletes the database.
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

/** Stores a response and replaces the earlier one. @throws DOMException without storage or space */
export async function storeRead(reading: StoredRead): Promise<void> {
  const db = await database()
  const { store, done } = db.transaction('readings', 'readwrite')
  await store.put(reading)
  let surplus = (await store.count()) - MAX_READS
  let oldest = surplus > 0 ? await store.index('at').openCursor() : null
  for (; oldest && surplus > 0; surplus -= 1) {
    await oldest.delete()
    oldest = await oldest.continue()
  }
  await done
}

/** The stored response. @throws DOMException without storage */
export async function storedRead(key: string): Promise<StoredRead | undefined> {
  return (await database()).get('readings', key)
}
