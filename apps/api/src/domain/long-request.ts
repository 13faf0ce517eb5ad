import type { UserTransaction } from '../storage/database'
import { claimKey, findRequest, type RequestRow, saveRequest } from '../storage/tables/idempotency-table'
import { DomainError } from './domain-error'
import { answerOf, keptTimes } from './run-once'
import type { Services } from './services'

/** A request whose work is longer than one transaction. Without a key, a repeated one does its work again. */
export interface LongRequest extends Omit<RequestRow, 'key'> {
  /** The idempotency key, if the client sent one. */
  key: string | undefined
}

/**
 * The answer of an earlier request with the same key, or null.
 *
 * @throws DomainError `idempotency_conflict` if the key was used for something else
 */
export async function earlierAnswer(
  { db, clock }: Services,
  userId: string,
  request: LongRequest,
): Promise<string | null> {
  const { key } = request
  if (key === undefined) return null
  const { since } = keptTimes(clock.now())
  const first = await db.asReader(userId, (tx) => findRequest(tx, key, since))
  return first && answerOf(first, request)
}

/**
 * Stores the answer with the transaction that makes the work visible.
 *
 * @param answer as JSON
 * @throws DomainError `idempotency_conflict` if another request with the key was faster
 */
export async function keepAnswer(
  tx: UserTransaction,
  { key, route, requestHash }: LongRequest,
  { answer, now }: { answer: string; now: Date },
): Promise<void> {
  if (key === undefined) return
  const times = keptTimes(now)
  if (await claimKey(tx, key, times.since)) throw new DomainError('idempotency_conflict')
  saveRequest(tx, { key, route, requestHash, answer }, times)
}
