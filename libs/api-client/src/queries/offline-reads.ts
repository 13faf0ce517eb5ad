import type { Endpoint, ResponseOf } from '@solvent/contracts'
import { ApiError } from '../calls/api-error'
import type { Input } from '../calls/call'
import { currentPerson } from '../session/session'
import { readKey } from './prefetch'

/** The first page is on screen by then. */
const STORE_DELAY_MS = 1000

// With the service worker's part, which is also loaded after the first page.
const loadStore = () => import(/* webpackChunkName: "offline" */ '../cache/offline-store')

function keyOf(person: string, endpoint: Endpoint, input: unknown): string {
  return `${person} ${readKey(endpoint, input)}`
}

/** Stores a response on this device for offline use, if there is storage. It is deleted when the user signs out. */
export function storeOffline<E extends Endpoint>(endpoint: E, input: Input<E>, answer: ResponseOf<E>): void {
  const person = currentPerson()
  if (person === null || !('indexedDB' in globalThis)) return
  const reading = { key: keyOf(person, endpoint, input), at: Date.now(), answer }
  setTimeout(() => {
    loadStore()
      // Nothing runs between this check and the write, so the user is still signed in.
      .then((store) => (currentPerson() === person ? store.storeRead(reading) : undefined))
      .catch(() => undefined)
  }, STORE_DELAY_MS)
}

interface OfflineRead<Answer> {
  readonly answer: Answer
  /** The time of the response, in milliseconds since 1970. */
  readonly at: number
}

/** The user's stored response of an endpoint, if it matches the current contract; or null. */
export async function offlineRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): Promise<OfflineRead<ResponseOf<E>> | null> {
  const person = currentPerson()
  if (person === null || !('indexedDB' in globalThis)) return null
  try {
    const { storedRead } = await loadStore()
    const stored = await storedRead(keyOf(person, endpoint, input))
    if (!stored || currentPerson() !== person || !endpoint.response.safeParse(stored.answer).success)
      return null
    // Checked by the endpoint's own schema.
    return { answer: stored.answer as ResponseOf<E>, at: stored.at }
  } catch {
    return null
  }
}

/** Whether a call failed without a response or with a server error. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === null || error.status >= 500)
}
