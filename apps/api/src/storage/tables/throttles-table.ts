import type { OwnerTransaction, UserTransaction } from '../database'
import { toInstant } from './columns'

/**
 * Of an account: passwords from all unknown networks together (`account`), those from one network that it was logged in
 * from before, or codes of its second factor. Otherwise of a client address.
 */
export type ThrottleSubject = 'account' | 'second_factor' | 'address' | 'registration' | `network:${string}`

/** The number of failed attempts, and until when further ones are blocked. */
export interface ThrottleRow {
  failures: number
  windowStartedAt: string
  blockedUntil: string
}

/** The row, inserted if missing, locked until the transaction ends. */
export async function lockThrottle(
  tx: UserTransaction,
  subject: ThrottleSubject,
  now: string,
): Promise<ThrottleRow> {
  await tx.query(
    `insert into throttles (user_id, subject, failures, window_started_at, blocked_until)
     values ($1, $2, 0, $3, $3) on conflict (user_id, subject) do nothing`,
    [tx.userId, subject, now],
  )
  const [row] = await tx.query<{ failures: number; started: string; blocked: string }>(
    `select failures, window_started_at as started, blocked_until as blocked from throttles
     where user_id = $1 and subject = $2 for update`,
    [tx.userId, subject],
  )
  if (!row) return { failures: 0, windowStartedAt: now, blockedUntil: now }
  return {
    failures: row.failures,
    windowStartedAt: toInstant(row.started),
    blockedUntil: toInstant(row.blocked),
  }
}

export async function hasThrottle(tx: UserTransaction, subject: ThrottleSubject): Promise<boolean> {
  const rows = await tx.query(`select 1 from throttles where user_id = $1 and subject = $2`, [
    tx.userId,
    subject,
  ])
  return rows.length === 1
}

export async function updateThrottle(
  tx: UserTransaction,
  subject: ThrottleSubject,
  row: ThrottleRow,
): Promise<void> {
  await tx.query(
    `update throttles set failures = $3, window_started_at = $4, blocked_until = $5
     where user_id = $1 and subject = $2`,
    [tx.userId, subject, row.failures, row.windowStartedAt, row.blockedUntil],
  )
}

/** Resets the failures and the block; does nothing if there is no row. */
export async function clearThrottle(
  tx: UserTransaction,
  subject: ThrottleSubject,
  now: string,
): Promise<void> {
  await updateThrottle(tx, subject, { failures: 0, windowStartedAt: now, blockedUntil: now })
}

export async function deleteThrottles(tx: UserTransaction): Promise<void> {
  await tx.query(`delete from throttles where user_id = $1`, [tx.userId])
}

/** Deletes all people's attempts over a day old, and the networks not seen for 90 days. */
export async function deleteOldThrottles(owner: OwnerTransaction): Promise<void> {
  await owner.exec('set local role solvent_maintenance')
  // Row-level security limits the role to those rows; the shorter period here lets the query use the index.
  await owner.query(`delete from throttles where blocked_until < now() - interval '1 day'`)
}
