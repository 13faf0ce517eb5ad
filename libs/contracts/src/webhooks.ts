import * as z from 'zod/mini'
import { password } from './auth'
import { endpoint } from './endpoint'
import { done, id, idParams } from './fields'

export const MAX_WEBHOOKS = 5

/** Without credentials. Servers may allow http:// for addresses of their own networks. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i

const url = z
  .string()
  .check(
    z.maxLength(500, 'The address may have up to 500 characters'),
    z.regex(WEB_ADDRESS, 'Enter an address that starts with https:// and has no login in it'),
  )

const webhook = z.strictObject({
  id,
  url: z.string(),
  created_at: z.string(),
  /** Whether its last call succeeded; null before the first. */
  is_working: z.nullable(z.boolean()),
})
export type Webhook = z.infer<typeof webhook>

/** Newest first. */
export const listWebhooks = endpoint({
  name: 'listWebhooks',
  method: 'GET',
  path: '/api/webhooks',
  access: 'account',
  area: 'access',
  response: z.strictObject({ webhooks: z.array(webhook) }),
})

/** The response is the only one that contains the secret, which signs the calls. */
export const addWebhook = endpoint({
  name: 'addWebhook',
  method: 'POST',
  path: '/api/webhooks',
  access: 'account',
  body: z.strictObject({ url, password }),
  response: z.extend(webhook, { secret: z.string() }),
  hasSecret: true,
  needsFactor: true,
  saves: 'access',
})

export const deleteWebhook = endpoint({
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/api/webhooks/{id}',
  access: 'account',
  params: idParams,
  response: done,
  saves: 'access',
})

const webhookCall = z.strictObject({
  /** The `webhook-id` that it is sent with, the same for every attempt. */
  event_id: id,
  type: z.enum(['entry.recorded', 'webhook.added']),
  created_at: z.string(),
  /** A call fails for good after several attempts over two days. */
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.number(),
  last_attempt_at: z.nullable(z.string()),
  /** The HTTP status of the last answer; null if there was none. */
  status: z.nullable(z.number()),
  /** Why there was no answer. */
  problem: z.nullable(z.enum(['timeout', 'private_address', 'unreachable'])),
})
export type WebhookCall = z.infer<typeof webhookCall>

/** The newest 50 calls of the last 30 days. */
export const listWebhookCalls = endpoint({
  name: 'listWebhookCalls',
  method: 'GET',
  path: '/api/webhooks/{id}/calls',
  access: 'account',
  params: idParams,
  area: 'access',
  response: z.strictObject({ calls: z.array(webhookCall) }),
})

/** Sends an event again, whether or not it was delivered. */
export const repeatWebhookCall = endpoint({
  name: 'repeatWebhookCall',
  method: 'POST',
  path: '/api/webhooks/{id}/calls',
  access: 'account',
  params: idParams,
  body: z.strictObject({ event_id: id }),
  response: done,
  saves: 'access',
})
