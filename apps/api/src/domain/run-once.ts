import { createHash } from 'node:crypto'
import {
  type AnsweredRequest,
  claimKey,
  type RequestRow,
  saveRequest,
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
    const times = keptTimes(services.clock.now())
    const first = await claimKey(tx, key, times.since)
    if (first) return answerOf(first, request)
    const answer = await work(within)
    saveRequest(tx, { ...request, answer }, times)
    return answer
  })
}

/** SHA-256 of a request's content, in hexadecimal. */
export function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** The times of a request that is saved now: its own, and that from which on keys are known. */
export function keptTimes(now: Date): Record<'createdAt' | 'since', string> {
  return { createdAt: now.toISOString(), since: new Date(now.getTime() - RETENTION_MS).toISOString() }
}

/** @throws DomainError `idempotency_conflict` if the key was used for another request */
export function answerOf(first: AnsweredRequest, { route, requestHash }: Omit<RequestRow, 'key'>): string {
  if (first.route === route && first.requestHash === requestHash) return first.answer
  throw new DomainError('idempotency_conflict')
}
