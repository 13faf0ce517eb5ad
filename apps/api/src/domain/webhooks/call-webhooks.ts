import type { UserTransaction } from '../../storage/database'
import { bookVersion } from '../../storage/tables/book-versions-table'
import { findEntry } from '../../storage/tables/entries-query'
import {
  type CallResult,
  type CallRow,
  deleteCallsBefore,
  nextCall,
  queueNewEntries,
  updateCall,
} from '../../storage/tables/webhook-calls-table'
import {
  type ClaimedWebhook,
  claimDueWebhooks,
  noteQueued,
  setNextAttempt,
} from '../../storage/tables/webhooks-table'
import { moneyFor } from '../account/profile'
import { toDisplayEntry } from '../books/entries'
import { guardedPost } from '../outgoing/guarded-post'
import type { Services } from '../services'
import { openWebhookSecret, signedHeaders } from './signature'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** After so many failed calls, the time until the next one. The last repeats. */
const BACK_OFF_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS, DAY_MS]
/** Of one event. Then its call has failed for good. */
const MAX_ATTEMPTS = 8
/** How long a webhook is left to the server that calls it, which may be killed. */
const CLAIM_MS = 5 * MINUTE_MS
/** Calls of one webhook in one claim; each takes at most the time of a timeout. */
const MAX_CALLS = 20
const KEPT_MS = 30 * DAY_MS

/**
 * Calls the person's webhooks about new entries, and repeats what failed.
 *
 * @param signal aborts when the server stops
 * @returns whether any was called
 */
export async function callWebhooks(
  services: Services,
  userId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, clock } = services
  const now = clock.now()
  const due = await db.asUser(userId, async (tx) => {
    const at = now.toISOString()
    await deleteCallsBefore(tx, new Date(now.getTime() - KEPT_MS).toISOString())
    // Read first: an entry that is committed meanwhile makes the books newer than this.
    const version = await bookVersion(tx)
    const queued = await queueNewEntries(tx, at)
    await noteQueued(tx, { at, version, queuedAfter: overlapBefore(queued) })
    return claimDueWebhooks(tx, { at, until: new Date(now.getTime() + CLAIM_MS).toISOString() })
  })
  await Promise.all(due.map((webhook) => callOne(services, userId, webhook, signal)))
  return due.length > 0
}

/**
 * Entries of transactions that began earlier may be committed later, so those with slightly lower ids are looked for,
 * too. None is queued twice.
 */
function overlapBefore(ids: readonly string[]): string | undefined {
  const [newest] = ids.toSorted().toReversed()
  if (newest === undefined) return undefined
  // The first 48 bits of an id (UUID version 7) are the time in milliseconds.
  const time = Number.parseInt(newest.slice(0, 8) + newest.slice(9, 13), 16) - 2 * MINUTE_MS
  const digits = Math.max(0, time).toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`
}

async function callOne(
  services: Services,
  userId: string,
  webhook: ClaimedWebhook,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = services
  let call = await db.inBackground(userId, (tx) => nextCall(tx, webhook.id))
  for (let count = 1; call; count += 1) {
    const result = await send(services, userId, { webhook, call, signal })
    // Not the receiver's fault: it is repeated when the claim ends.
    if (signal.aborted) return
    const made = afterAttempt(call, result, clock.now())
    const failures = made.state === 'delivered' ? 0 : webhook.failures + 1
    call = await db.inBackground(userId, async (tx) => {
      await updateCall(tx, webhook.id, made)
      const next = await nextCall(tx, webhook.id)
      if (next && failures === 0 && count < MAX_CALLS) return next
      const nextAttemptAt = next && nextTime(clock.now(), failures)
      await setNextAttempt(tx, webhook.id, { failures, nextAttemptAt })
      return null
    })
  }
}

function afterAttempt(call: CallRow, result: CallResult, now: Date): CallRow {
  const attempts = call.attempts + 1
  const failed = attempts < MAX_ATTEMPTS ? 'pending' : 'failed'
  return {
    ...call,
    ...result,
    state: isSuccess(result) ? 'delivered' : failed,
    attempts,
    lastAttemptAt: now.toISOString(),
  }
}

async function send(
  { db, clock, keys, allowsPrivateHosts = false }: Services,
  userId: string,
  { webhook, call, signal }: { webhook: ClaimedWebhook; call: CallRow; signal: AbortSignal },
): Promise<CallResult> {
  const { id, url, secretSealed } = webhook
  const event = await db.inBackground(userId, (tx) => eventOf(tx, webhook, call))
  const body = JSON.stringify(event)
  const secret = openWebhookSecret(keys.webhooks, id, secretSealed)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Solvent',
    ...signedHeaders(secret, { id: call.eventId, at: clock.now(), body }),
  }
  return guardedPost({ url, headers, body }, { allowsPrivate: allowsPrivateHosts, signal })
}

/** What a webhook is sent. */
async function eventOf(tx: UserTransaction, { id }: ClaimedWebhook, { eventId, createdAt }: CallRow) {
  if (eventId === id) return { type: 'webhook.added', timestamp: createdAt, data: {} }
  const row = await findEntry(tx, eventId)
  if (!row) return { type: 'entry.recorded', timestamp: createdAt, data: { id: eventId } }
  return { type: 'entry.recorded', timestamp: row.createdAt, data: toDisplayEntry(row, await moneyFor(tx)) }
}

function isSuccess({ status }: CallResult): boolean {
  return status !== null && status >= 200 && status < 300
}

function nextTime(now: Date, failures: number): string {
  const waitMs = failures === 0 ? 0 : (BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length) - 1] ?? 0)
  return new Date(now.getTime() + waitMs).toISOString()
}
