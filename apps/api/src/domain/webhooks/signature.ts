import { createHmac, randomBytes } from 'node:crypto'
import { seal, unseal } from '../secrets/sealed-box'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** A secret that signs calls, in the form of Standard Webhooks. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

/** Encrypts a secret under the server's key, for its webhook only. */
export function sealWebhookSecret(key: Buffer, webhookId: string, secret: string): string {
  return seal(key, purpose(webhookId), secret)
}

/** @throws Error if it was sealed with a different server key */
export function openWebhookSecret(key: Buffer, webhookId: string, sealed: string): string {
  return unseal(key, purpose(webhookId), sealed)
}

/**
 * The headers of a call: its id, the time and the signature of both and the body (Standard Webhooks 1.0: HMAC-SHA256).
 */
export function signedHeaders(
  secret: string,
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

function purpose(webhookId: string): string {
  return `${webhookId}:webhook:v1`
}
