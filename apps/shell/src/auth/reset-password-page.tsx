import { useContractForm } from '@solvent/api-client'
import { PASSWORDS_DIFFER, resetPassword, resetPasswordProblem, SECRET_KEY_LENGTH } from '@solvent/contracts'
import { Banner, Button, Form, PasswordField, TextField } from '@solvent/ui'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { GuestLayout } from './guest-layout'
import { LinkLine } from './link-line'
import { useConfirmation } from './use-confirmation'

const REDIRECT_DELAY_MS = 3000

interface Values extends Record<string, string> {
  email: string
  secret_key: string
  new_password: string
  confirmation: string
}

const empty: Values = { email: '', secret_key: '', new_password: '', confirmation: '' }

/**
 * Different passwords are reported first. Missing values are reported at their fields; the password rule once
 * everything else is filled in.
 */
function passwordProblem({ email, secret_key, new_password, confirmation }: Values): string | null {
  if (!new_password || !confirmation) return null
  if (new_password !== confirmation) return PASSWORDS_DIFFER
  return email && secret_key ? resetPasswordProblem(new_password) : null
}

function toBody({ confirmation: _, ...body }: Values) {
  return body
}

function ResetDone() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/login'), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return <Banner tone="success">Password reset successful! You can now log in with your new password.</Banner>
}

/** Sets a new password with the recovery key. */
export function ResetPasswordPage() {
  const [done, setDone] = useState(false)
  const form = useContractForm({
    endpoint: resetPassword,
    initial: empty,
    check: passwordProblem,
    toBody,
    failed: 'Password reset failed. Please check your details.',
    onSent: () => setDone(true),
  })
  const { submit, confirm } = useConfirmation(
    form,
    () => resetPassword.body.safeParse(toBody(form.values)).success,
  )

  return (
    <GuestLayout title="Reset your password" lead="Use the secret key you saved when you registered.">
      {done ? (
        <ResetDone />
      ) : (
        <Form onSubmit={submit} error={form.error} aria-label="Reset your password">
          <TextField {...form.bind('email', 'Email')} type="email" autoComplete="username" required />
          <TextField
            {...form.bind('secret_key', 'Secret key')}
            hint="12 characters"
            maxLength={SECRET_KEY_LENGTH}
            autoComplete="off"
            required
          />
          <PasswordField
            {...form.bind('new_password', 'New password')}
            autoComplete="new-password"
            required
          />
          <PasswordField
            {...confirm(form.bind('confirmation', 'Confirm new password'))}
            autoComplete="new-password"
            required
          />
          <Button type="submit" variant="primary" busy={form.busy} busyLabel="Resetting...">
            Reset password
          </Button>
        </Form>
      )}
      <LinkLine>
        <Link to="/login">Back to login</Link>
      </LinkLine>
    </GuestLayout>
  )
}
