import { useContractForm } from '@solvent/api-client'
import type { TokenScope } from '@solvent/contracts'
import { createApiToken } from '@solvent/contracts/api-tokens'
import { RadioGroupField, SelectField, TextField } from '@solvent/ui'
import { useState } from 'react'
import { PasswordDialog } from '../password-dialog'
import { ShownSecret } from '../shown-secret'
import { scopeOptions } from './scope-options'

const durations = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: '', label: 'No end' },
]

interface Values extends Record<string, string> {
  name: string
  scope: TokenScope
  expires_in_days: string
  password: string
}

const initial: Values = { name: '', scope: 'read', expires_in_days: '90', password: '' }

/** Asks what the token is for, then shows it once. */
export function NewTokenDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null)
  const form = useContractForm({
    endpoint: createApiToken,
    initial,
    toBody: ({ expires_in_days: days, ...values }) => ({
      ...values,
      expires_in_days: days === '' ? null : Number(days),
    }),
    failed: 'Failed to create the token. Please try again.',
    onSent: (created) => setToken(created.token),
  })
  return (
    <PasswordDialog
      title="Create an API token"
      action="Create token"
      busyAction="Creating..."
      email={email}
      form={form}
      password={form.bind('password', 'Password')}
      onClose={onClose}
      result={
        token && (
          <ShownSecret
            label="Your new token"
            secret={token}
            copied="Token copied to clipboard!"
            copyFailed="We couldn't copy the token. Please select it and copy it."
            warning="Copy it now. We store only a fingerprint of it, so we cannot show it again."
          />
        )
      }
    >
      <TextField {...form.bind('name', 'Name')} hint="Such as the program that uses it" required />
      <RadioGroupField {...form.bind('scope', 'What it may do')} options={scopeOptions} />
      <SelectField {...form.bind('expires_in_days', 'Valid for')} options={durations} />
    </PasswordDialog>
  )
}
