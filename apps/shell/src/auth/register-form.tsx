import { startSession, useContractForm } from '@solvent/api-client'
import { PASSWORDS_DIFFER, register, registrationPasswordProblem } from '@solvent/contracts'
import { Button, Form, PasswordField, TextField } from '@solvent/ui'
import { Link } from 'react-router-dom'
import { prepareSignIn } from '../load-signed-in'
import { forgetReturnPath } from '../return-path'
import { GuestLayout } from './guest-layout'
import { LinkLine } from './link-line'
import { useConfirmation } from './use-confirmation'

interface Values extends Record<string, string> {
  name: string
  username: string
  email: string
  password: string
  confirmation: string
}

const empty: Values = { name: '', username: '', email: '', password: '', confirmation: '' }

/**
 * Different passwords are reported first. Missing values are reported at their fields; the password rules once
 * everything else is filled in.
 */
function passwordProblem({ username, email, password, confirmation }: Values): string | null {
  if (!password || !confirmation) return null
  if (password !== confirmation) return PASSWORDS_DIFFER
  return username && email ? registrationPasswordProblem(password) : null
}

function toBody({ confirmation: _, ...body }: Values) {
  return body
}

/** A new account with its recovery key, which is shown only once. */
export interface Registered {
  secretKey: string
  email: string
}

interface RegisterFormProps {
  onRegistered: (account: Registered) => void
}

/** Creates an account. */
export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const form = useContractForm({
    endpoint: register,
    initial: empty,
    check: passwordProblem,
    toBody,
    failed: 'Registration failed.',
    onSent: ({ access_token, secret_key }) => {
      startSession(access_token)
      forgetReturnPath()
      onRegistered({ secretKey: secret_key, email: form.values.email })
    },
  })
  const { submit, confirm } = useConfirmation(
    form,
    () => register.body.safeParse(toBody(form.values)).success,
  )

  return (
    <GuestLayout title="Create an account" lead="It takes a minute. No bank login needed.">
      <Form onSubmit={submit} error={form.error} onFocus={prepareSignIn} aria-label="Create an account">
        <TextField {...form.bind('name', 'Full Name (Optional)')} autoComplete="name" />
        <TextField {...form.bind('username', 'Username')} autoComplete="nickname" required />
        <TextField {...form.bind('email', 'Email Address')} type="email" autoComplete="username" required />
        <PasswordField
          {...form.bind('password', 'Password')}
          hint="Must be at least 8 characters with uppercase, lowercase, and numbers"
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...confirm(form.bind('confirmation', 'Confirm Password'))}
          autoComplete="new-password"
          required
        />
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Creating account...">
          Create account
        </Button>
      </Form>
      <LinkLine>
        Already have an account? <Link to="/login">Log in</Link>
      </LinkLine>
    </GuestLayout>
  )
}
