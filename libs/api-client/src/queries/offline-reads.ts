import type { Endpoint, ResponseOf } from '@solvent/contracts'
import { ApiError } from '../calls/api-error'
import type { Input } from '../calls/call'
import { currentPerson } from '../session/session'
import { readingKey } from './prefetch'

/** What a page reads first is on screen by then. */
const KEEP_AFTER_MS = 1000

const loadStore = () => import('../cache/offline-store')

function keyOf(person: string, endpoint: Endpoint, input: unknown): string {
  return `${person} ${readingKey(endpoint, input)}`
}

/**
 * Keeps an answer on this device for a time without a connection; where the device keeps nothing, nothing is kept. It goes
 * when the person signs out.
 */
export function keepLast<E extends Endpoint>(endpoint: E, input: Input<E>, answer: ResponseOf<E>): void {
  const person = currentPerson()
  if (person === null || !('indexedDB' in globalThis)) return
  const reading = { key: keyOf(person, endpoint, input), at: Date.now(), answer }
  setTimeout(() => {
    loadStore()
      // Between the question whose page this is and the writing nobody can sign out.
      .then((store) => (currentPerson() === person ? store.keepReading(reading) : undefined))
      .catch(() => undefined)
  }, KEEP_AFTER_MS)
}

interface LastReading<Answer> {
  readonly answer: Answer
  /** When it was given, in milliseconds since 1970. */
  readonly at: number
}

/** The person's last answer of an endpoint on this device, if its shape is that of the present contract; or null. */
export async function lastReading<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): Promise<LastReading<ResponseOf<E>> | null> {
  const person = currentPerson()
  if (person === null || !('indexedDB' in globalThis)) return null
  try {
    const { keptReading } = await loadStore()
    const kept = await keptReading(keyOf(person, endpoint, input))
    if (!kept || currentPerson() !== person || !endpoint.response.safeParse(kept.answer).success) return null
    // Checked by the endpoint's own schema.
    return { answer: kept.answer as ResponseOf<E>, at: kept.at }
  } catch {
    return null
  }
}

/** Whether a call failed because no server was there to answer, and not because of what was asked. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === null || error.status >= 500)
}
