import { messageOf, useRead, useSend } from '@solvent/api-client'
import type { ResponseOf } from '@solvent/contracts'
import {
  listWebhookCalls,
  repeatWebhookCall,
  type Webhook,
  type WebhookCall,
} from '@solvent/contracts/webhooks'
import { Button, Caption, Dialog, formatInstant, useToast } from '@solvent/ui'
import { AccessItem, AccessList } from './access-list'

const typeNames: Readonly<Record<WebhookCall['type'], string>> = {
  'entry.recorded': 'New entry',
  'webhook.added': 'Test',
}

const problemTexts: Readonly<Record<NonNullable<WebhookCall['problem']>, string>> = {
  timeout: 'No answer within 10 seconds',
  private_address: "The address is in our server's own network, which we don't call",
  unreachable: 'We could not connect',
}

/** The newest calls of a webhook. Each can be repeated. */
export function WebhookCallsDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { id, url } = webhook
  const { data, error } = useRead(listWebhookCalls, { params: { id } }, { pollWhile: hasUnsent })
  const toast = useToast()
  const { mutate } = useSend(repeatWebhookCall)
  const repeat = (event_id: string) =>
    mutate(
      { params: { id }, body: { event_id } },
      { onError: (cause) => toast.error(messageOf(cause, 'Failed to send it again. Please try again.')) },
    )
  return (
    <Dialog open onOpenChange={onClose} title={`Calls to ${url}`}>
      <Caption>The newest 50 of the last 30 days. A call that fails is repeated for two days.</Caption>
      <AccessList rows={data?.calls} failed={error && 'Failed to load the calls.'}>
        {(call) => (
          <AccessItem key={call.event_id} name={typeNames[call.type]} facts={factsOf(call)}>
            <Button small variant="ghost" onClick={() => repeat(call.event_id)}>
              Send again
            </Button>
          </AccessItem>
        )}
      </AccessList>
    </Dialog>
  )
}

function hasUnsent({ calls }: ResponseOf<typeof listWebhookCalls>): boolean {
  return calls.some(({ state }) => state === 'pending')
}

function factsOf(call: WebhookCall): string[] {
  const { created_at, state, attempts, status, problem } = call
  const answer = problem ? problemTexts[problem] : `The answer was ${status}`
  const outcome = attempts === 0 ? [] : [answer, attempts === 1 ? '1 attempt' : `${attempts} attempts`]
  return [stateNames[state], ...outcome, formatInstant(created_at)]
}

const stateNames: Readonly<Record<WebhookCall['state'], string>> = {
  pending: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}
