import { instant } from './columns'
import type { Transaction } from './database'

export type ThrottleSubject = 'account' | 'address'

/** How often a secret was tried, and until when nobody may try again. */
export interface ThrottleRow {
  failures: number
  windowStartedAt: string
  blockedUntil: string
}

/** The row, made where there is none, locked until the transaction ends. */
export async function lockThrottle(
  tx: Transaction,
  userId: string,
  subject: ThrottleSubject,
  now: string,
): Promise<ThrottleRow> {
  await tx.query(
    `insert into throttles (user_id, subject, failures, window_started_at, blocked_until)
     values ($1, $2, 0, $3, $3) on conflict (user_id, subject) do nothing`,
    [userId, subject, now],
  )
  const [row] = await tx.query<{ failures: number; started: string; blocked: string }>(
    `select failures, window_started_at as started, blocked_until as blocked from throttles
     where user_id = $1 and subject = $2 for update`,
    [userId, subject],
  )
  if (!row) return { failures: 0, windowStartedAt: now, blockedUntil: now }
  return { failures: row.failures, windowStartedAt: instant(row.started), blockedUntil: instant(row.blocked) }
}

export async function updateThrottle(
  tx: Transaction,
  userId: string,
  subject: ThrottleSubject,
  row: ThrottleRow,
): Promise<void> {
  await tx.query(
    `update throttles set failures = $3, window_started_at = $4, blocked_until = $5
     where user_id = $1 and subject = $2`,
    [userId, subject, row.failures, row.windowStartedAt, row.blockedUntil],
  )
}

export async function deleteThrottles(tx: Transaction, userId: string): Promise<void> {
  await tx.query(`delete from throttles where user_id = $1`, [userId])
}
