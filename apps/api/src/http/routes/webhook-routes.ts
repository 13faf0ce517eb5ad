import {
  addWebhook,
  deleteWebhook,
  listWebhookCalls,
  listWebhooks,
  repeatWebhookCall,
} from '@solvent/contracts/webhooks'
import * as webhooks from '../../domain/webhooks/webhooks'
import type { Handle } from '../handle'

/** The addresses of programs that are called after each new entry. */
export function webhookRoutes(handle: Handle): void {
  handle(listWebhooks, async ({ services, userId }) => ({
    webhooks: await webhooks.webhooksOf(services, userId),
  }))

  handle(addWebhook, ({ services, body, ...caller }) => webhooks.addWebhook(services, caller, body))

  handle(deleteWebhook, async ({ services, userId, params }) => {
    await webhooks.removeWebhook(services, userId, params.id)
    return { message: 'The webhook is removed.' }
  })

  handle(listWebhookCalls, async ({ services, userId, params }) => ({
    calls: await webhooks.callsOf(services, userId, params.id),
  }))

  handle(repeatWebhookCall, async ({ services, userId, params, body }) => {
    await webhooks.repeat(services, userId, { webhookId: params.id, eventId: body.event_id })
    return { message: 'The event is sent again.' }
  })
}
