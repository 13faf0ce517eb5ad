import {
  addWebhook,
  deleteWebhook,
  listWebhookCalls,
  listWebhooks,
  repeatWebhookCall,
  type Webhook,
  type WebhookCall,
} from '@solvent/contracts/webhooks'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { Refusal } from './refusal'

const FAILED: WebhookCall = {
  event_id: '0195d3a0-0000-7000-8000-0000000000b1',
  type: 'entry.recorded',
  created_at: '2026-03-10T09:00:00.000Z',
  state: 'failed',
  attempts: 8,
  last_attempt_at: '2026-03-10T09:20:00.000Z',
  status: 500,
  problem: null,
}

const DELIVERED: WebhookCall = { ...FAILED, state: 'delivered', attempts: 1, status: 200 }

/** The webhooks, each of which has one failed call. What a read lists as not sent yet is sent after it. */
export function webhookAnswers({ person }: Books): Answer[] {
  let webhooks: Webhook[] = []
  let calls = [FAILED]
  return [
    answer(listWebhooks, () => {
      const listed = webhooks
      webhooks = webhooks.map((webhook) => ({ ...webhook, is_working: false }))
      return { webhooks: listed }
    }),
    answer(addWebhook, ({ body }) => {
      if (body.password !== person.password) throw new Refusal('wrong_password')
      const added: Webhook = {
        id: `0195d3a0-0000-7000-8000-0000000000a${webhooks.length}`,
        url: body.url,
        created_at: '2026-03-10T09:30:00.000Z',
        is_working: null,
      }
      webhooks = [added, ...webhooks]
      return { ...added, secret: 'whsec_c2VjcmV0' }
    }),
    answer(deleteWebhook, ({ params }) => {
      webhooks = webhooks.filter(({ id }) => id !== params.id)
      return { message: 'The webhook is removed.' }
    }),
    answer(listWebhookCalls, () => {
      const listed = calls
      calls = calls.map((call) => (call.state === 'pending' ? DELIVERED : call))
      return { calls: listed }
    }),
    answer(repeatWebhookCall, () => {
      calls = [{ ...FAILED, state: 'pending', attempts: 0 }]
      return { message: 'The event is sent again.' }
    }),
  ]
}
