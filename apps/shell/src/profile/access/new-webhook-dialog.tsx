import { useContractForm } from '@solvent/api-client'
import { addWebhook } from '@solvent/contracts/webhooks'
import { TextField } from '@solvent/ui'
import { useState } from 'react'
import { PasswordDialog } from '../password-dialog'
import { ShownSecret } from '../shown-secret'

/** Asks for the address and the password, then shows the secret once. */
export function NewWebhookDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null)
  const form = useContractForm({
    endpoint: addWebhook,
    initial: { url: '', password: '' },
    toBody: (values) => values,
    failed: 'Failed to add the webhook. Please try again.',
    onSent: (added) => setSecret(added.secret),
  })
  return (
    <PasswordDialog
      title="Add a webhook"
      action="Add webhook"
      busyAction="Adding..."
      email={email}
      form={form}
      password={form.bind('password', 'Password')}
      onClose={onClose}
      result={
        secret && (
          <ShownSecret
            label="The secret that signs our calls"
            secret={secret}
            copied="Secret copied to clipboard!"
            copyFailed="We couldn't copy the secret. Please select it and copy it."
            warning="Copy it now. Your program needs it to check that a call is ours. We cannot show it again."
          />
        )
      }
    >
      <TextField
        {...form.bind('url', 'Address')}
        hint="It starts with https:// and receives each new entry with its amount, account and note"
        required
      />
    </PasswordDialog>
  )
}
