import type { UserTransaction } from '../database'

/** A request that was sent with an idempotency key. */
export interface RequestRow {
  key: string
  /** The name of the operation. */
  route: string
  /** SHA-256 of the request, in hexadecimal. */
  requestHash: string
}

/**
 * Claims the key for this request. False if it is taken; of two concurrent requests, the second waits until the first
 * has finished.
 */
export async function insertKey(
  tx: UserTransaction,
  request: RequestRow,
  createdAt: string,
): Promise<boolean> {
  const inserted = await tx.query(
    `insert into idempotency_keys (user_id, key, route, request_hash, created_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, key) do nothing
     returning key`,
    [tx.userId, request.key, request.route, request.requestHash, createdAt],
  )
  return inserted.length === 1
}

export async function findRequest(
  tx: UserTransaction,
  key: string,
): Promise<(RequestRow & { answer: string }) | null> {
  const [row] = await tx.query<RequestRow & { answer: string }>(
    `select key, route, request_hash as "requestHash", answer from idempotency_keys
     where user_id = $1 and key = $2`,
    [tx.userId, key],
  )
  return row ?? null
}

/** Saves the response together with the commit. */
export function saveAnswer(tx: UserTransaction, key: string, answer: string): void {
  tx.beforeCommit(`update idempotency_keys set answer = $3 where user_id = $1 and key = $2`, [
    tx.userId,
    key,
    answer,
  ])
}

export async function deleteKeysBefore(tx: UserTransaction, instant: string): Promise<void> {
  await tx.query(`delete from idempotency_keys where user_id = $1 and created_at < $2`, [tx.userId, instant])
}
