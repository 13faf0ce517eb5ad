import { startSession, useContractForm } from '@solvent/api-client'
import { PASSWORDS_DIFFER, register, registrationPasswordProblem } from '@solvent/contracts'
import { Button, Form, PasswordField, TextField } from '@solvent/ui'
import { Link } from 'react-router-dom'
import { GuestLayout } from './guest-layout'

interface Values extends Record<string, string> {
  name: string
  username: string
  email: string
  password: string
  confirmation: string
}

const empty: Values = { name: '', username: '', email: '', password: '', confirmation: '' }

function passwordProblem({ password, confirmation }: Values): string | null {
  return password === confirmation ? registrationPasswordProblem(password) : PASSWORDS_DIFFER
}

interface RegisterFormProps {
  /** Called with the recovery key, which is shown only once. */
  onRegistered: (secretKey: string) => void
}

export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const form = useContractForm({
    endpoint: register,
    initial: empty,
    check: passwordProblem,
    toBody: ({ confirmation: _, ...body }) => body,
    failed: 'Registration failed.',
    onSent: ({ access_token, secret_key }) => {
      startSession(access_token)
      onRegistered(secret_key)
    },
  })

  return (
    <GuestLayout title="Create an account">
      <Form onSubmit={form.submit} error={form.error} aria-label="Create an account">
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
          {...form.bind('confirmation', 'Confirm Password')}
          autoComplete="new-password"
          required
        />
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Creating account...">
          Create account
        </Button>
      </Form>
      <p>
        Already have an account? <Link to="/login">Log in</Link>
      </p>
    </GuestLayout>
  )
}
