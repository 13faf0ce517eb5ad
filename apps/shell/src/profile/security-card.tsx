import { Button, Card } from '@solvent/ui'
import { useState } from 'react'
import { ChangePasswordDialog } from './change-password-dialog'
import { LogoutEverywhereDialog } from './logout-everywhere-dialog'
import { SecretKeyDialog } from './secret-key-dialog'
import { SettingRow } from './setting-row'

type Open = 'password' | 'show-key' | 'renew-key' | 'logout' | null

/** The password, the secret key that resets it, and the sessions. */
export function SecurityCard({ email }: { email: string }) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <Card title="Security">
      <SettingRow title="Password" text="A new one ends the session of every other device.">
        <Button onClick={() => setOpen('password')}>Change Password</Button>
      </SettingRow>
      <SettingRow title="Secret key" text="Resets your password when you have forgotten it.">
        <Button onClick={() => setOpen('show-key')}>Show Key</Button>
        <Button onClick={() => setOpen('renew-key')}>Renew Key</Button>
      </SettingRow>
      <SettingRow title="Sessions" text="For a lost phone or a borrowed computer.">
        <Button onClick={() => setOpen('logout')}>Sign Out Everywhere</Button>
      </SettingRow>
      {open === 'password' && <ChangePasswordDialog email={email} onClose={close} />}
      {open === 'show-key' && <SecretKeyDialog purpose="show" email={email} onClose={close} />}
      {open === 'renew-key' && <SecretKeyDialog purpose="renew" email={email} onClose={close} />}
      {open === 'logout' && <LogoutEverywhereDialog onClose={close} />}
    </Card>
  )
}
