import { Button, Card } from '@solvent/ui'
import { useState } from 'react'
import { ChangePasswordDialog } from './change-password-dialog'
import { SecretKeyDialog } from './secret-key-dialog'
import { SettingRow } from './setting-row'

type Open = 'password' | 'show-key' | 'renew-key' | null

/** The password, and the secret key that resets it. */
export function SecurityCard({ email }: { email: string }) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <Card title="Security">
      <SettingRow title="Password" text="Changing it signs out your other devices.">
        <Button onClick={() => setOpen('password')}>Change password</Button>
      </SettingRow>
      <SettingRow title="Secret key" text="Use it to reset a forgotten password.">
        <Button onClick={() => setOpen('show-key')}>Show key</Button>
        <Button onClick={() => setOpen('renew-key')}>Renew key</Button>
      </SettingRow>
      {open === 'password' && <ChangePasswordDialog email={email} onClose={close} />}
      {open === 'show-key' && <SecretKeyDialog purpose="show" email={email} onClose={close} />}
      {open === 'renew-key' && <SecretKeyDialog purpose="renew" email={email} onClose={close} />}
    </Card>
  )
}
