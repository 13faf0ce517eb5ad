import { messageOf, useContractForm, useSend } from '@solvent/api-client'
import type { ResponseOf } from '@solvent/contracts'
import { addPasskey, startPasskey } from '@solvent/contracts/second-factors'
import { Banner, Button, Dialog, TextField } from '@solvent/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPasskey } from '../../passkeys/ceremonies'
import { usePasskeyStep } from '../../passkeys/use-passkey-step'
import { PasswordDialog } from '../password-dialog'
import { BackupCodesDialog } from './backup-codes-dialog'

interface AddPasskeyDialogProps {
  email: string
  onClose: () => void
}

interface Named {
  name: string
  options: ResponseOf<typeof startPasskey>['options']
}

/** Adds a passkey: a name and the password, then the browser's own dialog, then backup codes if it is the first. */
export function AddPasskeyDialog({ email, onClose }: AddPasskeyDialogProps) {
  const [named, setNamed] = useState<Named | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <BackupCodesDialog codes={codes} onClose={onClose} />
  if (!named) return <AskName email={email} onNamed={setNamed} onClose={onClose} />
  return (
    <CreateDialog {...named} onAdded={(added) => (added ? setCodes(added) : onClose())} onClose={onClose} />
  )
}

function AskName({ email, onNamed, onClose }: AddPasskeyDialogProps & { onNamed: (named: Named) => void }) {
  const form = useContractForm({
    endpoint: startPasskey,
    initial: { name: '', password: '' },
    check: ({ name }) =>
      name.trim() === '' ? 'Please name the passkey, so that you recognise it later.' : null,
    toBody: ({ password }) => ({ password }),
    failed: "We couldn't start. Please try again.",
    onSent: ({ options }) => onNamed({ name: form.values.name.trim(), options }),
  })
  return (
    <PasswordDialog
      title="Add a passkey"
      action="Continue"
      busyAction="Checking..."
      email={email}
      form={form}
      password={form.bind('password', 'Password')}
      onClose={onClose}
    >
      <p>
        A passkey is stored on your phone, computer or security key. It logs you in with your fingerprint,
        face or PIN. From then on, your password alone is no longer enough.
      </p>
      <TextField
        {...form.bind('name', 'Name')}
        hint="Such as the device that stores it"
        maxLength={60}
        required
      />
    </PasswordDialog>
  )
}

interface CreateDialogProps extends Named {
  onAdded: (backupCodes: readonly string[] | null) => void
  onClose: () => void
}

function CreateDialog({ name, options, onAdded, onClose }: CreateDialogProps) {
  const { mutateAsync } = useSend(addPasskey)
  const { start, busy, error } = usePasskeyStep(async () => {
    const credential = await createPasskey(options)
    const added = await mutateAsync({ body: { name, credential } }).catch((cause: Error) => {
      throw new Error(messageOf(cause, "We couldn't save the passkey. Please try again."))
    })
    onAdded(added.backup_codes)
  })
  const begin = useEffectEvent(() => void start())
  useEffect(() => begin(), [])
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" onClick={start} busy={busy} busyLabel="Waiting for your device...">
        Try again
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={onClose} title="Create your passkey" footer={footer}>
      {error ? <Banner tone="error">{error}</Banner> : <p>Follow the steps that your browser shows.</p>}
    </Dialog>
  )
}
