import { useContractForm } from '@solvent/api-client'
import type { login, ResponseOf } from '@solvent/contracts'
import { loginWithCode } from '@solvent/contracts/second-factors'
import { Button, CheckboxField, Form, onIntent } from '@solvent/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { CodeField } from '../passkeys/code-field'
import { PasskeyButton } from '../passkeys/passkey-button'
import { GuestLayout } from './guest-layout'
import { LinkLine } from './link-line'
import { prepareResetPassword } from './load-guest-pages'
import { logInWithPasskey } from './passkey-login'

/** The answer to a right password, if the account has a second factor. */
export type UnfinishedLogin = Extract<ResponseOf<typeof login>, { ticket: string }>

interface SecondStepProps {
  login: UnfinishedLogin
  onLogin: (token: string) => void
  /** Back to the password. */
  onBack: () => void
}

/** The second step of a login: a code or a passkey. */
export function SecondStep({ login, onLogin, onBack }: SecondStepProps) {
  return (
    <GuestLayout title="Confirm it's you" lead="Your account is protected by a second step.">
      {login.has_code && <CodeForm ticket={login.ticket} onLogin={onLogin} />}
      {login.has_passkey && (
        <PasskeyButton
          variant={login.has_code ? 'secondary' : 'primary'}
          step={async () => onLogin(await logInWithPasskey(login.ticket))}
        />
      )}
      <LinkLine>
        <Link to="/reset-password" {...onIntent(prepareResetPassword)}>
          I can't confirm it: use my secret key
        </Link>
      </LinkLine>
      <Button variant="ghost" onClick={onBack}>
        Back to login
      </Button>
    </GuestLayout>
  )
}

interface WayProps {
  ticket: string
  onLogin: (token: string) => void
}

function CodeForm({ ticket, onLogin }: WayProps) {
  const [remember, setRemember] = useState(false)
  const form = useContractForm({
    endpoint: loginWithCode,
    initial: { code: '' },
    toBody: ({ code }) => ({ ticket, code, remember }),
    failed: "We couldn't check the code. Please try again.",
    onSent: ({ access_token }) => onLogin(access_token),
  })
  return (
    <Form onSubmit={form.submit} error={form.error} aria-label="Confirm it's you">
      <CodeField {...form.bind('code', 'Code')} />
      <CheckboxField label="Don't ask on this device for 30 days" checked={remember} onChange={setRemember} />
      <Button type="submit" variant="primary" busy={form.busy} busyLabel="Checking...">
        Log in
      </Button>
    </Form>
  )
}
