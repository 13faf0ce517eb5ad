import { createHash } from 'node:crypto'
import { pipelined } from '../storage/pipelined'
import {
  deleteKeysBefore,
  findRequest,
  insertKey,
  type RequestRow,
  saveAnswer,
} from '../storage/tables/idempotency-table'
import { inOneTransaction } from './books/with-books'
import { DomainError } from './domain-error'
import type { Services } from './services'

const RETENTION_MS = 7 * 24 * 60 * 60 * 1000

/** A request with an idempotency key, so that a retry does not repeat its work. */
export interface NamedRequest {
  userId: string
  key: string
  /** The name of the call. */
  route: string
  /** All that was sent, as JSON. */
  content: unknown
}

/**
 * Runs `work` and stores its answer, in one transaction that `work` gets as its services; or returns the stored answer
 * if the request was sent before. Of two concurrent requests, the second waits for the first. A refusal is not stored.
 *
 * @throws DomainError `idempotency_conflict` if the key was used for another request
 */
export function runOnce(
  services: Services,
  { userId, key, route, content }: NamedRequest,
  work: (services: Services) => Promise<string>,
): Promise<string> {
  const request = { key, route, requestHash: hashOf(content) }
  return inOneTransaction(services, userId, async (within, tx) => {
    // A stored answer is returned on a full disk, too.
    const done = tx.readOnly ? await findRequest(tx, key) : null
    if (done) return answerOf(done, request)
    const now = services.clock.now()
    const [, isNew] = await pipelined([
      // An expired key can be used again.
      deleteKeysBefore(tx, new Date(now.getTime() - RETENTION_MS).toISOString()),
      insertKey(tx, request, now.toISOString()),
    ])
    if (!isNew) return answerOf(await findRequest(tx, key), request)
    const answer = await work(within)
    saveAnswer(tx, key, answer)
    return answer
  })
}

/** SHA-256 of a request's content, in hexadecimal. */
export function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

function answerOf(
  first: Awaited<ReturnType<typeof findRequest>>,
  { route, requestHash }: RequestRow,
): string {
  if (first?.route !== route || first.requestHash !== requestHash) {
    throw new DomainError('idempotency_conflict')
  }
  return first.answer
}
