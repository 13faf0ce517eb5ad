import type { Transaction, UserTransaction } from '../database'
import { toInstant } from './columns'

export interface WebhookRow {
  id: string
  url: string
  secretSealed: string
  createdAt: string
}

/** A webhook with its calls so far. */
interface ListedWebhook extends WebhookRow {
  failures: number
  hasCalled: boolean
}

/** A webhook that this server may call. */
export interface ClaimedWebhook extends Omit<WebhookRow, 'createdAt'> {
  /** Since the last call that succeeded. */
  failures: number
}

/** The ids of people with new entries or due calls. The transaction must see all people's rows. */
export async function peopleWithDueCalls(tx: Transaction, at: string): Promise<string[]> {
  const rows = await tx.query<{ user_id: string }>(
    `select distinct user_id from webhooks left join book_versions using (user_id)
     where next_attempt_at <= $1 or version > queued_version`,
    [at],
  )
  return rows.map(({ user_id }) => user_id)
}

export async function allWebhooks(tx: UserTransaction): Promise<ListedWebhook[]> {
  const rows = await tx.query<ListedWebhook>(
    `select webhook_id as id, url, secret_sealed as "secretSealed", created_at as "createdAt", failures, exists (
       select from webhook_calls call
       where call.user_id = $1 and call.webhook_id = webhook.webhook_id and call.attempts > 0
     ) as "hasCalled"
     from webhooks webhook where user_id = $1 order by created_at desc, webhook_id desc`,
    [tx.userId],
  )
  return rows.map((row) => ({ ...row, createdAt: toInstant(row.createdAt) }))
}

/** @param queuedAfter entries with later ids are queued */
export async function insertWebhook(
  tx: UserTransaction,
  { id, url, secretSealed, createdAt }: WebhookRow,
  queuedAfter: string,
): Promise<void> {
  await tx.query(
    `insert into webhooks (user_id, webhook_id, url, secret_sealed, created_at, queued_after, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $5)`,
    [tx.userId, id, url, secretSealed, createdAt, queuedAfter],
  )
}

/** False if it does not exist. */
export async function deleteWebhook(tx: UserTransaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    `delete from webhooks where user_id = $1 and webhook_id = $2 returning webhook_id`,
    [tx.userId, id],
  )
  return rows.length === 1
}

/** Notes which entries of the books are queued, and makes webhooks with pending calls due. */
export async function noteQueued(
  tx: UserTransaction,
  { at, version, queuedAfter }: { at: string; version: string; queuedAfter: string | undefined },
): Promise<void> {
  await tx.query(
    `update webhooks webhook set
       queued_version = $4,
       queued_after = coalesce($3, queued_after),
       next_attempt_at = coalesce(next_attempt_at, (
         select $2::timestamptz from webhook_calls call
         where call.user_id = $1 and call.webhook_id = webhook.webhook_id and call.state = 'pending' limit 1
       ))
     where user_id = $1`,
    [tx.userId, at, queuedAfter ?? null, version],
  )
}

/** Takes the webhooks that are due, so that no other server calls them until `until`. */
export async function claimDueWebhooks(
  tx: UserTransaction,
  { at, until }: Record<'at' | 'until', string>,
): Promise<ClaimedWebhook[]> {
  return tx.query(
    `update webhooks set next_attempt_at = $3 where user_id = $1 and next_attempt_at <= $2
     returning webhook_id as id, url, secret_sealed as "secretSealed", failures`,
    [tx.userId, at, until],
  )
}

/** @param nextAttemptAt null if nothing is to be sent */
export async function setNextAttempt(
  tx: UserTransaction,
  id: string,
  { failures, nextAttemptAt }: { failures: number; nextAttemptAt: string | null },
): Promise<void> {
  await tx.query(
    `update webhooks set failures = $3, next_attempt_at = $4 where user_id = $1 and webhook_id = $2`,
    [tx.userId, id, failures, nextAttemptAt],
  )
}
