import type { UserTransaction } from '../database'
import { toInstant } from './columns'

export interface SecurityEventRow {
  id: string
  kind: string
  /** What exactly; empty if there is nothing to add. */
  detail: string
  /** Browser and system; empty if unknown. */
  device: string
  /** Where the request came from, shortened. */
  network: string
  /** Of the last attempt. */
  lastAt: string
  attempts: number
}

type NewEvent = Omit<SecurityEventRow, 'attempts'>

/** Does nothing if the person has no account. */
export async function insertSecurityEvent(tx: UserTransaction, event: NewEvent): Promise<void> {
  await tx.query(
    `insert into security_events (user_id, event_id, kind, detail, device, network, created_at, last_at)
     select user_id, $2, $3, $4, $5, $6, $7, $7 from users where user_id = $1`,
    [tx.userId, event.id, event.kind, event.detail, event.device, event.network, event.lastAt],
  )
}

/**
 * Counts a failed attempt in the event of the same kind, device and network since `since`, or adds one. Does nothing if
 * the person has no account.
 */
export async function countSecurityEvent(tx: UserTransaction, event: NewEvent, since: string): Promise<void> {
  const counted = await tx.query(
    `update security_events set attempts = attempts + 1, last_at = $6
     where user_id = $1 and event_id = (
       select max(event_id::text)::uuid from security_events
       where user_id = $1 and kind = $2 and detail = $3 and device = $4 and network = $5 and created_at > $7
     ) returning event_id`,
    [tx.userId, event.kind, event.detail, event.device, event.network, event.lastAt, since],
  )
  if (counted.length === 0) await insertSecurityEvent(tx, event)
}

/** Changes what an event is. False if it does not exist or is no longer of the kind `from`. */
export async function replaceSecurityEvent(
  tx: UserTransaction,
  id: string,
  { from, to, detail }: { from: string; to: string; detail: string },
): Promise<boolean> {
  const rows = await tx.query(
    `update security_events set kind = $4, detail = $5
     where user_id = $1 and event_id = $2 and kind = $3 returning event_id`,
    [tx.userId, id, from, to, detail],
  )
  return rows.length === 1
}

/** Newest first. */
export async function allSecurityEvents(tx: UserTransaction): Promise<SecurityEventRow[]> {
  const rows = await tx.query<SecurityEventRow>(
    `select event_id as id, kind, detail, device, network, last_at as "lastAt", attempts
     from security_events where user_id = $1 order by last_at desc, event_id desc`,
    [tx.userId],
  )
  return rows.map((row) => ({
    ...row,
    lastAt: toInstant(row.lastAt),
  }))
}

/** Deletes events before `before`, and of the given kinds, or of all others, the oldest beyond `kept`. */
export async function deleteOldSecurityEvents(
  tx: UserTransaction,
  { before, failures, kept }: { before: string; failures: readonly string[]; kept: number },
): Promise<void> {
  await tx.query(
    `delete from security_events where user_id = $1 and event_id in (
       select event_id from (
         select event_id, last_at,
           row_number() over (partition by kind = any($3) order by last_at desc, event_id desc) as number
         from security_events where user_id = $1
       ) as numbered
       where last_at < $2 or number > $4
     )`,
    [tx.userId, before, failures, kept],
  )
}
