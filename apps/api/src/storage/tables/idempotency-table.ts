import type { UserTransaction } from '../database'
import { pipelined } from '../pipelined'

/** A request that was sent with an idempotency key. */
export interface RequestRow {
  key: string
  /** The name of the operation. */
  route: string
  /** SHA-256 of the request, in hexadecimal. */
  requestHash: string
}

/** A request with the response that it got. */
export interface AnsweredRequest extends RequestRow {
  answer: string
}

/**
 * The request that was sent with this key since an instant, or null. Until the transaction ends, another one with the
 * key waits here, and then reads what this one has saved.
 */
export async function claimKey(
  tx: UserTransaction,
  key: string,
  since: string,
): Promise<AnsweredRequest | null> {
  const [, first] = await pipelined([
    tx.query(`select pg_advisory_xact_lock(hashtextextended($1 || ' sent ' || $2, 0))`, [tx.userId, key]),
    findRequest(tx, key, since),
  ])
  return first
}

export async function findRequest(
  tx: UserTransaction,
  key: string,
  since: string,
): Promise<AnsweredRequest | null> {
  const [row] = await tx.query<AnsweredRequest>(
    `select key, route, request_hash as "requestHash", answer from idempotency_keys
     where user_id = $1 and key = $2 and created_at >= $3`,
    [tx.userId, key, since],
  )
  return row ?? null
}

/** Saves a request whose key is claimed together with the commit, and deletes the person's requests before `since`. */
export function saveRequest(
  tx: UserTransaction,
  { key, route, requestHash, answer }: AnsweredRequest,
  { createdAt, since }: Record<'createdAt' | 'since', string>,
): void {
  tx.beforeCommit(
    `with expired as (
       delete from idempotency_keys where user_id = $1 and created_at < $7 and key <> $2
     )
     insert into idempotency_keys (user_id, key, route, request_hash, answer, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, key) do update set route = $3, request_hash = $4, answer = $5, created_at = $6`,
    [tx.userId, key, route, requestHash, answer, createdAt, since],
  )
}
