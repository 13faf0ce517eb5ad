import type { Database, UserTransaction } from '../storage/database'
import { findRequest, insertKey, type RequestRow, saveAnswer } from '../storage/tables/idempotency-table'
import { DomainError } from './domain-error'

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
  db: Database,
  userId: string,
  { key, route, requestHash }: LongRequest,
): Promise<string | null> {
  const first = key === undefined ? null : await db.asReader(userId, (tx) => findRequest(tx, key))
  if (!first) return null
  if (first.route === route && first.requestHash === requestHash) return first.answer
  throw new DomainError('idempotency_conflict')
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
  { answer, now }: { answer: string; now: string },
): Promise<void> {
  if (key === undefined) return
  if (!(await insertKey(tx, { key, route, requestHash }, now))) throw new DomainError('idempotency_conflict')
  saveAnswer(tx, key, answer)
}
