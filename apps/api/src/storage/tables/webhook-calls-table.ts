import type { UserTransaction } from '../database'
import { toInstant } from './columns'

type CallProblem = 'timeout' | 'private_address' | 'unreachable'

/** How a call ended. */
export interface CallResult {
  /** The HTTP status; null if there was no answer. */
  status: number | null
  /** Why there was none. */
  problem: CallProblem | null
}

/** A call to a webhook about one event. */
export interface CallRow extends CallResult {
  /** The id of the entry, or of the webhook for its test. */
  eventId: string
  createdAt: string
  state: 'pending' | 'delivered' | 'failed'
  attempts: number
  lastAttemptAt: string | null
}

const COLUMNS = `event_id as "eventId", created_at as "createdAt", state, attempts,
  last_attempt_at as "lastAttemptAt", status, problem`

/** Queues the webhook's test. */
export async function insertTestCall(tx: UserTransaction, webhookId: string, at: string): Promise<void> {
  await tx.query(
    `insert into webhook_calls (user_id, webhook_id, event_id, created_at) values ($1, $2, $2, $3)`,
    [tx.userId, webhookId, at],
  )
}

/**
 * Queues each entry once that was recorded after the webhook was added. Imported ones are left out.
 *
 * @returns the ids of the entries
 */
export async function queueNewEntries(tx: UserTransaction, at: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `insert into webhook_calls (user_id, webhook_id, event_id, created_at)
     select webhook.user_id, webhook.webhook_id, entry.entry_id, $2
     from webhooks webhook join journal_entries entry on entry.user_id = $1
       and entry.entry_id > webhook.queued_after and entry.created_at >= webhook.created_at
     where webhook.user_id = $1 and entry.import_id is null
     on conflict do nothing returning event_id as id`,
    [tx.userId, at],
  )
  return rows.map(({ id }) => id)
}

/** The call to make next: one that failed follows those that were not tried yet. Null if none is pending. */
export async function nextCall(tx: UserTransaction, webhookId: string): Promise<CallRow | null> {
  const [row] = await tx.query<CallRow>(
    `select ${COLUMNS} from webhook_calls where user_id = $1 and webhook_id = $2 and state = 'pending'
     order by attempts, created_at, event_id limit 1`,
    [tx.userId, webhookId],
  )
  return row ? toRow(row) : null
}

export async function updateCall(
  tx: UserTransaction,
  webhookId: string,
  { eventId, state, attempts, lastAttemptAt, status, problem }: CallRow,
): Promise<void> {
  await tx.query(
    `update webhook_calls set state = $4, attempts = $5, last_attempt_at = $6, status = $7, problem = $8
     where user_id = $1 and webhook_id = $2 and event_id = $3`,
    [tx.userId, webhookId, eventId, state, attempts, lastAttemptAt, status, problem],
  )
}

/** False if there is no such call. */
export async function repeatCall(
  tx: UserTransaction,
  { webhookId, eventId }: Record<'webhookId' | 'eventId', string>,
): Promise<boolean> {
  const rows = await tx.query(
    `update webhook_calls set state = 'pending', attempts = 0
     where user_id = $1 and webhook_id = $2 and event_id = $3 returning event_id`,
    [tx.userId, webhookId, eventId],
  )
  return rows.length === 1
}

/** The newest calls of one webhook; null if the webhook does not exist. */
export async function newestCalls(
  tx: UserTransaction,
  webhookId: string,
  limit: number,
): Promise<CallRow[] | null> {
  const [webhook] = await tx.query(`select from webhooks where user_id = $1 and webhook_id = $2`, [
    tx.userId,
    webhookId,
  ])
  if (!webhook) return null
  const rows = await tx.query<CallRow>(
    `select ${COLUMNS} from webhook_calls where user_id = $1 and webhook_id = $2
     order by created_at desc, event_id desc limit $3`,
    [tx.userId, webhookId, limit],
  )
  return rows.map(toRow)
}

export async function deleteCallsBefore(tx: UserTransaction, at: string): Promise<void> {
  await tx.query(`delete from webhook_calls where user_id = $1 and created_at < $2`, [tx.userId, at])
}

function toRow(row: CallRow): CallRow {
  const { createdAt, lastAttemptAt } = row
  return {
    ...row,
    createdAt: toInstant(createdAt),
    lastAttemptAt: lastAttemptAt === null ? null : toInstant(lastAttemptAt),
  }
}
