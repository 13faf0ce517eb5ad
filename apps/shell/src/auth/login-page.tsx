import { hasExpired, reasonOfEnd, startSession, useContractForm } from '@solvent/api-client'
import {
  Banner,
  Button,
  Form,
  lazyWithRetry,
  onIntent,
  PasswordField,
  TextField,
  useLazyModule,
} from '@solvent/ui'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { ExampleButton } from '../example/example-button'
import { prepareSignIn } from '../load-signed-in'
import { takeReturnPath } from '../return-path'
import { GuestLayout } from './guest-layout'
import { lazyLogin } from './lazy-endpoints'
import { LinkLine } from './link-line'
import { prepareRegister, prepareResetPassword } from './load-guest-pages'
import type { UnfinishedLogin } from './second-step'
import { usePasskeyLogin } from './use-passkey-login'

const secondStep = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "second-step" */ './second-step')).SecondStep,
)

function sessionEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ended' in state && state.ended === true
}

/** Signs a person in. */
export function LoginPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const ended = sessionEnded(state) || hasExpired()
  const [unfinished, setUnfinished] = useState<UnfinishedLogin | null>(null)
  const SecondStep = useLazyModule(secondStep, unfinished !== null)
  const finish = (token: string) => {
    startSession(token)
    void navigate(takeReturnPath())
  }
  const passkey = usePasskeyLogin(finish)
  const form = useContractForm({
    endpoint: lazyLogin,
    initial: { email: '', password: '' },
    toBody: (values) => values,
    failed: 'Login failed. Please check your credentials.',
    onSent(answer) {
      if ('access_token' in answer) return finish(answer.access_token)
      passkey.endOffer()
      setUnfinished(answer)
    },
  })
  if (unfinished && SecondStep) {
    return <SecondStep login={unfinished} onLogin={finish} onBack={() => setUnfinished(null)} />
  }

  const prepare = () => {
    prepareSignIn()
    passkey.offer()
  }

  return (
    <GuestLayout title="Log in to Solvent" documentTitle="Log in">
      {ended && (
        <Banner tone="warning">{reasonOfEnd() ?? 'Your session has ended. Please log in again.'}</Banner>
      )}
      <Form onSubmit={form.submit} error={form.error ?? passkey.error} onFocus={prepare} aria-label="Log in">
        <TextField {...form.bind('email', 'Email')} type="email" autoComplete="username webauthn" required />
        <PasswordField {...form.bind('password', 'Password')} autoComplete="current-password" required />
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Signing in...">
          Log in
        </Button>
        <Button onClick={passkey.start} busy={passkey.busy} busyLabel="Waiting for your passkey...">
          Use a passkey
        </Button>
      </Form>
      <LinkLine>
        <Link to="/reset-password" {...onIntent(prepareResetPassword)}>
          Forgot your password?
        </Link>
      </LinkLine>
      <ExampleButton onIntent={prepareSignIn} />
      <Banner tone="info">
        New to Solvent?{' '}
        <Link to="/register" {...onIntent(prepareRegister)}>
          Create an account
        </Link>{' '}
        and start with what you own and what you owe.
      </Banner>
    </GuestLayout>
  )
}
