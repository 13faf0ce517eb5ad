import type { BodyOf, ResponseOf } from '@solvent/contracts'
import {
  type addWebhook as addWebhookContract,
  MAX_WEBHOOKS,
  type Webhook,
  type WebhookCall,
} from '@solvent/contracts/webhooks'
import { v7 as newId } from 'uuid'
import {
  type CallRow,
  insertTestCall,
  newestCalls,
  repeatCall,
} from '../../storage/tables/webhook-calls-table'
import * as table from '../../storage/tables/webhooks-table'
import { withPassword } from '../account/account-settings'
import type { Caller } from '../account/attempt'
import { DomainError } from '../domain-error'
import { invalidField } from '../invalid-field'
import type { Services } from '../services'
import { newWebhookSecret, sealWebhookSecret } from './signature'

const LISTED_CALLS = 50

export async function webhooksOf({ db }: Services, userId: string): Promise<Webhook[]> {
  const rows = await db.asReader(userId, table.allWebhooks)
  return rows.map(({ id, url, createdAt, failures, hasCalled }) => ({
    id,
    url,
    created_at: createdAt,
    is_working: hasCalled ? failures === 0 : null,
  }))
}

/** @throws DomainError `too_many_requests`, `wrong_password`, `invalid_request` */
export function addWebhook(
  services: Services,
  caller: Caller,
  { url, password }: BodyOf<typeof addWebhookContract>,
): Promise<ResponseOf<typeof addWebhookContract>> {
  const protocol = URL.canParse(url) ? new URL(url).protocol : null
  if (protocol !== 'https:' && !(protocol === 'http:' && services.allowsPrivateHosts))
    throw invalidField('url', 'Enter an address that starts with https://')
  return withPassword(services, caller, password, async () => async (tx) => {
    const existing = await table.allWebhooks(tx)
    if (existing.length >= MAX_WEBHOOKS)
      throw invalidField('url', `You can have at most ${MAX_WEBHOOKS} webhooks. Remove one first`)
    const id = newId()
    const secret = newWebhookSecret()
    const createdAt = services.clock.now().toISOString()
    const secretSealed = sealWebhookSecret(services.keys.webhooks, id, secret)
    await table.insertWebhook(tx, { id, url, secretSealed, createdAt }, id)
    await insertTestCall(tx, id, createdAt)
    return { id, url, created_at: createdAt, is_working: null, secret }
  })
}

/** @throws DomainError `not_found` */
export function removeWebhook({ db }: Services, userId: string, id: string): Promise<void> {
  return db.asUser(userId, async (tx) => {
    if (!(await table.deleteWebhook(tx, id))) throw new DomainError('not_found')
  })
}

/** @throws DomainError `not_found` */
export async function callsOf({ db }: Services, userId: string, id: string): Promise<WebhookCall[]> {
  const rows = await db.asReader(userId, (tx) => newestCalls(tx, id, LISTED_CALLS))
  if (!rows) throw new DomainError('not_found')
  return rows.map((row) => toCall(row, id))
}

/** Sends an event again, also if the last call failed a moment ago. @throws DomainError `not_found` */
export function repeat(
  { db, clock }: Services,
  userId: string,
  { webhookId, eventId }: Record<'webhookId' | 'eventId', string>,
): Promise<void> {
  return db.asUser(userId, async (tx) => {
    if (!(await repeatCall(tx, { webhookId, eventId }))) throw new DomainError('not_found')
    const nextAttemptAt = clock.now().toISOString()
    await table.setNextAttempt(tx, webhookId, { failures: 0, nextAttemptAt })
  })
}

function toCall(
  { eventId, createdAt, state, attempts, lastAttemptAt, status, problem }: CallRow,
  webhookId: string,
): WebhookCall {
  return {
    event_id: eventId,
    type: eventId === webhookId ? 'webhook.added' : 'entry.recorded',
    created_at: createdAt,
    state,
    attempts,
    last_attempt_at: lastAttemptAt,
    status,
    problem,
  }
}
