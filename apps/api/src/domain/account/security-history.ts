import type { SecurityEvent, SecurityEventKind } from '@solvent/contracts/security-events'
import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import {
  allSecurityEvents,
  countSecurityEvent,
  deleteOldSecurityEvents,
  insertSecurityEvent,
} from '../../storage/tables/security-events-table'
import type { Services } from '../services'
import { type Client, deviceName } from './client'
import { shortNetwork } from './network'

const HOUR_MS = 60 * 60 * 1000
const KEPT_MS = 90 * 24 * HOUR_MS
/** Failed attempts within this time are one event. */
const COUNTED_MS = HOUR_MS
/**
 * The most events that are kept of failures, and of everything else, so that guessing does not displace the history.
 */
const MAX_EVENTS = 100

const FAILURES: readonly SecurityEventKind[] = [
  'login_failed',
  'login_unfinished',
  'code_failed',
  'passkey_refused',
  'password_failed',
  'reset_failed',
]

interface NewEvent {
  /** A new id if absent. */
  id?: string
  kind: SecurityEventKind
  /** What exactly, such as the way to log in or the name of a passkey. */
  detail?: string
}

/** Adds an event to the person's history, in the transaction of what it reports. */
export async function recordEvent(
  { clock }: Services,
  tx: UserTransaction,
  client: Client,
  event: NewEvent,
): Promise<void> {
  const now = clock.now()
  await insertSecurityEvent(tx, toRow(event, client, now))
  await deleteOldEvents(tx, now)
}

/**
 * Adds a failed attempt to the person's history, or counts it in the last such event, without making the request wait.
 * It is the same work for an account that does not exist.
 */
export function recordFailure(
  { db, clock }: Services,
  userId: string,
  client: Client,
  event: NewEvent,
): void {
  const now = clock.now()
  const since = new Date(now.getTime() - COUNTED_MS).toISOString()
  db.inBackground(userId, async (tx) => {
    await countSecurityEvent(tx, toRow(event, client, now), since)
    await deleteOldEvents(tx, now)
  }).catch(() => {})
}

export async function securityEventsOf({ db }: Services, userId: string): Promise<SecurityEvent[]> {
  const rows = await db.asReader(userId, allSecurityEvents)
  return rows.map(({ lastAt, ...row }) => ({ ...row, at: lastAt }))
}

async function deleteOldEvents(tx: UserTransaction, now: Date): Promise<void> {
  await deleteOldSecurityEvents(tx, {
    before: new Date(now.getTime() - KEPT_MS).toISOString(),
    failures: FAILURES,
    kept: MAX_EVENTS,
  })
}

function toRow({ id = newId(), kind, detail = '' }: NewEvent, client: Client, at: Date) {
  return {
    id,
    kind,
    detail,
    device: deviceName(client),
    network: shortNetwork(client.address),
    lastAt: at.toISOString(),
  }
}
