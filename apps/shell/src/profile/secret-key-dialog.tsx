import { useContractForm } from '@solvent/api-client'
import { getSecretKey, renewSecretKey } from '@solvent/contracts'
import { Banner } from '@solvent/ui'
import { useState } from 'react'
import { PasswordDialog } from './password-dialog'
import { ShownSecret } from './shown-secret'

const purposes = {
  show: {
    title: 'Show secret key',
    endpoint: getSecretKey,
    failed: 'Failed to retrieve secret key',
    action: 'Show key',
    busyAction: 'Checking...',
    before: <p>Enter your password to see the key.</p>,
  },
  renew: {
    title: 'Renew secret key',
    endpoint: renewSecretKey,
    failed: 'Failed to renew the secret key. Your old key still works.',
    action: 'Renew key',
    busyAction: 'Renewing...',
    before: (
      <Banner tone="warning">You get a new key, and the old one no longer resets your password.</Banner>
    ),
  },
} as const

interface SecretKeyDialogProps {
  purpose: keyof typeof purposes
  email: string
  onClose: () => void
}

/** Asks for the password, then shows the secret key or a new one. */
export function SecretKeyDialog({ purpose, email, onClose }: SecretKeyDialogProps) {
  const { endpoint, failed, before, ...words } = purposes[purpose]
  const [secretKey, setSecretKey] = useState<string | null>(null)
  const form = useContractForm({
    endpoint,
    initial: { password: '' },
    toBody: (values) => values,
    failed,
    onSent: ({ secret_key }) => setSecretKey(secret_key),
  })
  return (
    <PasswordDialog
      {...words}
      email={email}
      form={form}
      password={form.bind('password', 'Password')}
      onClose={onClose}
      result={
        secretKey && (
          <ShownSecret
            label="Your secret key"
            secret={secretKey}
            copied="Secret key copied to clipboard!"
            copyFailed="We couldn't copy the key. Please write it down."
            warning="Keep it in a safe place. Anyone who has it can reset your password."
          />
        )
      }
    >
      {before}
    </PasswordDialog>
  )
}
