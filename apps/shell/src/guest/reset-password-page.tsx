import { useContractForm } from '@solvent/api-client'
import { PASSWORDS_DIFFER, resetPassword, resetPasswordProblem, SECRET_KEY_LENGTH } from '@solvent/contracts'
import { Banner, Button, PasswordField, TextField } from '@solvent/ui'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { GuestForm } from './guest-form'
import { GuestLayout } from './guest-layout'
import { LinkLine } from './link-line'

const TO_LOGIN_AFTER_MS = 3000

interface Values extends Record<string, string> {
  email: string
  secret_key: string
  new_password: string
  confirmation: string
}

const empty: Values = { email: '', secret_key: '', new_password: '', confirmation: '' }

/** Told once everything is filled in; what is missing is told at its field. */
function passwordProblem({ email, secret_key, new_password, confirmation }: Values): string | null {
  if (!email || !secret_key || !new_password) return null
  return new_password === confirmation ? resetPasswordProblem(new_password) : PASSWORDS_DIFFER
}

function ResetDone() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/login'), TO_LOGIN_AFTER_MS)
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
    toBody: ({ confirmation: _, ...body }) => body,
    failed: 'Password reset failed. Please check your details.',
    onSent: () => setDone(true),
  })

  return (
    <GuestLayout title="Reset your password" lead="With the secret key you saved when you registered.">
      {done ? (
        <ResetDone />
      ) : (
        <GuestForm onSubmit={form.submit} error={form.error} aria-label="Reset your password">
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
            {...form.bind('confirmation', 'Confirm new password')}
            autoComplete="new-password"
            required
          />
          <Button type="submit" variant="primary" busy={form.busy} busyLabel="Resetting...">
            Reset password
          </Button>
        </GuestForm>
      )}
      <LinkLine>
        <Link to="/login">Back to login</Link>
      </LinkLine>
    </GuestLayout>
  )
}
