import { useContractForm } from '@solvent/api-client'
import type { ResponseOf } from '@solvent/contracts'
import { confirmApp, startApp } from '@solvent/contracts/second-factors'
import { FormDialog } from '@solvent/screen-kit'
import { Disclosure, TextField } from '@solvent/ui'
import { useState } from 'react'
import { CodeField } from '../../passkeys/code-field'
import { PasswordDialog } from '../password-dialog'
import { BackupCodesDialog } from './backup-codes-dialog'
import { QrCode } from './qr-code'

interface AddAppDialogProps {
  email: string
  onClose: () => void
}

type NewApp = ResponseOf<typeof startApp>

/** Adds an authenticator app: the password, then a QR code to scan and its first code, then backup codes if any. */
export function AddAppDialog({ email, onClose }: AddAppDialogProps) {
  const [app, setApp] = useState<NewApp | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <BackupCodesDialog codes={codes} onClose={onClose} />
  if (app)
    return (
      <ScanDialog app={app} onAdded={(added) => (added ? setCodes(added) : onClose())} onClose={onClose} />
    )
  return <AskPassword email={email} onStarted={setApp} onClose={onClose} />
}

function AskPassword({
  email,
  onStarted,
  onClose,
}: AddAppDialogProps & { onStarted: (app: NewApp) => void }) {
  const form = useContractForm({
    endpoint: startApp,
    initial: { password: '' },
    toBody: (values) => values,
    failed: "We couldn't start. Please try again.",
    onSent: onStarted,
  })
  return (
    <PasswordDialog
      title="Add an authenticator app"
      action="Continue"
      busyAction="Checking..."
      email={email}
      form={form}
      password={form.bind('password', 'Password')}
      onClose={onClose}
    >
      <p>
        You need an app that shows codes, such as Google Authenticator or Aegis. From then on, a login needs
        your password and a code.
      </p>
    </PasswordDialog>
  )
}

interface ScanDialogProps {
  app: NewApp
  onAdded: (backupCodes: readonly string[] | null) => void
  onClose: () => void
}

function ScanDialog({ app, onAdded, onClose }: ScanDialogProps) {
  const form = useContractForm({
    endpoint: confirmApp,
    initial: { code: '' },
    toBody: (values) => values,
    failed: "We couldn't add the app. Please try again.",
    onSent: ({ backup_codes }) => onAdded(backup_codes),
  })
  return (
    <FormDialog
      title="Scan this code with your app"
      form={form}
      action="Add app"
      busyAction="Adding..."
      onClose={onClose}
    >
      <QrCode text={app.uri} label="QR code for your authenticator app" />
      <Disclosure title="I can't scan it">
        <TextField label="Key for your app" value={app.secret} readOnly />
      </Disclosure>
      <CodeField {...form.bind('code', 'Code')} hint="The 6 digits that the app shows now" />
    </FormDialog>
  )
}
