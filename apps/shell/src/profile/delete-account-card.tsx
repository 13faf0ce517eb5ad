import { endSession, useContractForm } from '@solvent/api-client'
import { deleteAccount } from '@solvent/contracts'
import { Banner, Button, Card, useToast } from '@solvent/ui'
import { useState } from 'react'
import { PasswordDialog } from './password-dialog'
import { SettingRow } from './setting-row'

interface DeleteAccountDialogProps {
  email: string
  onClose: () => void
}

function DeleteAccountDialog({ email, onClose }: DeleteAccountDialogProps) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: deleteAccount,
    initial: { password: '' },
    toBody: (values) => values,
    failed: 'Nothing was deleted. Please try again.',
    onSent: ({ message }) => {
      toast.success(message)
      endSession('asked')
    },
  })
  return (
    <PasswordDialog
      title="Delete your account?"
      email={email}
      form={form}
      password={form.bind('password', 'Password')}
      action="Delete account"
      busyAction="Deleting..."
      danger
      onClose={onClose}
    >
      <Banner tone="warning">
        This permanently deletes your assets, liabilities, payments, plan and conversations. You can't undo
        it. To keep a copy, export your data first.
      </Banner>
    </PasswordDialog>
  )
}

/** Deletes the account and everything in it. */
export function DeleteAccountCard({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Card title="Delete account">
      <SettingRow title="Close your account" text="Permanently deletes your account and everything in it.">
        <Button onClick={() => setOpen(true)}>Delete account</Button>
      </SettingRow>
      {open && <DeleteAccountDialog email={email} onClose={() => setOpen(false)} />}
    </Card>
  )
}
