import { messageOf, useRead, useSend } from '@solvent/api-client'
import type { ResponseOf } from '@solvent/contracts'
import { deleteWebhook, listWebhooks, type Webhook } from '@solvent/contracts/webhooks'
import { ConfirmDialog, useRestoreFocus } from '@solvent/screen-kit'
import { Button, formatInstant, Inline, useToast } from '@solvent/ui'
import { useState } from 'react'
import { SettingRow } from '../setting-row'
import { AccessItem, AccessList } from './access-list'
import { NewWebhookDialog } from './new-webhook-dialog'
import { WebhookCallsDialog } from './webhook-calls-dialog'

/** The addresses that are called after each new entry. */
export function Webhooks({ email }: { email: string }) {
  const { data, error } = useRead(listWebhooks, {}, { pollWhile: hasUncalled })
  const [isAdding, setAdding] = useState(false)
  const [shown, setShown] = useState<Webhook | null>(null)
  const [asked, setAsked] = useState<Webhook | null>(null)
  const region = useRestoreFocus<HTMLDivElement>()
  const remove = useRemove()
  return (
    <div ref={region} tabIndex={-1}>
      <SettingRow title="Webhooks" text="We call your program's address after each new entry in your books.">
        <Button onClick={() => setAdding(true)}>Add webhook</Button>
      </SettingRow>
      <AccessList rows={data?.webhooks} failed={error && 'Failed to load your webhooks.'}>
        {(webhook) => (
          <AccessItem key={webhook.id} name={webhook.url} facts={factsOf(webhook)}>
            <Inline>
              <Button
                small
                variant="ghost"
                aria-label={`Calls to ${webhook.url}`}
                onClick={() => setShown(webhook)}
              >
                Calls
              </Button>
              <Button
                small
                variant="ghost"
                aria-label={`Remove ${webhook.url}`}
                onClick={() => setAsked(webhook)}
              >
                Remove
              </Button>
            </Inline>
          </AccessItem>
        )}
      </AccessList>
      {isAdding && <NewWebhookDialog email={email} onClose={() => setAdding(false)} />}
      {shown && <WebhookCallsDialog webhook={shown} onClose={() => setShown(null)} />}
      {asked && (
        <ConfirmDialog
          title="Remove this webhook?"
          action="Remove"
          onConfirm={() => remove(asked)}
          onClose={() => setAsked(null)}
        >
          We no longer call {asked.url}, and delete the list of calls.
        </ConfirmDialog>
      )}
    </div>
  )
}

function useRemove(): (webhook: Webhook) => void {
  const toast = useToast()
  const { mutate } = useSend(deleteWebhook)
  return ({ id }) =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success('The webhook is removed'),
        onError: (cause) => toast.error(messageOf(cause, 'Failed to remove the webhook. Please try again.')),
      },
    )
}

/** The first call follows within seconds. A page whose stream of saves is not open yet would miss it. */
function hasUncalled({ webhooks }: ResponseOf<typeof listWebhooks>): boolean {
  return webhooks.some(({ is_working }) => is_working === null)
}

function factsOf({ is_working, created_at }: Webhook): string[] {
  const working = is_working ? 'Working' : 'The last call failed'
  return [is_working === null ? 'Not called yet' : working, `Added ${formatInstant(created_at)}`]
}
