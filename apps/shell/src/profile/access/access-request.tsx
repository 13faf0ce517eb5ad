import { messageOf, useContractForm, useRead } from '@solvent/api-client'
import type { ResponseOf, TokenScope } from '@solvent/contracts'
import { allowAccess, readAccessRequest } from '@solvent/contracts/program-access'
import { Button, Dialog, RadioGroupField } from '@solvent/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths'
import { PasswordDialog } from '../password-dialog'
import { scopeOptions } from './scope-options'

/** Asks the person whether a program may use the account, if a program opened this page for that (OAuth 2.1). */
export function AccessRequest({ email }: { email: string }) {
  const { search } = useLocation()
  return new URLSearchParams(search).has('client_id') ? <OpenRequest request={search} email={email} /> : null
}

function OpenRequest({ request, email }: { request: string; email: string }) {
  const { data, error } = useRead(readAccessRequest, { query: { request } })
  const navigate = useNavigate()
  const close = () => navigate(paths.profile, { replace: true })
  if (error) {
    const text = messageOf(error, "We couldn't read the request. Start again from the program.")
    return <FailedRequest text={text} action="Go to your profile" onClose={close} />
  }
  if (!data) return null
  const { name, scopes, refused_url } = data
  // A click, so that no program can use this page to send people on (RFC 9700, 4.11).
  if (scopes.length === 0) {
    const text = `${name} asked for something that we don't offer, so nothing was allowed.`
    return (
      <FailedRequest text={text} action={`Back to ${name}`} onClose={() => location.assign(refused_url)} />
    )
  }
  return <AllowDialog asked={data} request={request} email={email} onDone={close} />
}

function FailedRequest({ text, action, onClose }: { text: string; action: string; onClose: () => void }) {
  const button = (
    <Button variant="primary" onClick={onClose}>
      {action}
    </Button>
  )
  return (
    <Dialog open onOpenChange={onClose} title="Access not allowed" footer={button}>
      <p>{text}</p>
    </Dialog>
  )
}

interface AllowDialogProps {
  asked: ResponseOf<typeof readAccessRequest>
  request: string
  email: string
  onDone: () => void
}

function AllowDialog({ asked, request, email, onDone }: AllowDialogProps) {
  const { name, site, scopes, refused_url } = asked
  const initial: { scope: TokenScope; password: string } = { scope: 'read', password: '' }
  const [isAllowed, setAllowed] = useState(false)
  const form = useContractForm({
    endpoint: allowAccess,
    initial,
    toBody: (values) => ({ ...values, request }),
    failed: `Failed to allow ${name}. Please try again.`,
    onSent({ url }) {
      // Shown if the address opens a program on this device, and this page stays.
      setAllowed(true)
      location.assign(url)
    },
  })
  return (
    <PasswordDialog
      title={`Allow ${name} to use your account?`}
      action="Allow"
      busyAction="Allowing..."
      email={email}
      form={form}
      password={form.bind('password', 'Password')}
      onClose={() => (isAllowed ? onDone() : location.assign(refused_url))}
      result={
        isAllowed ? <p>{`${name} may now use your account. You can revoke it here under Programs.`}</p> : null
      }
    >
      <p>
        {site
          ? `It runs at ${site}. Allow it only if you started this there.`
          : 'It runs on this device. Allow it only if you started this in that program.'}
      </p>
      <RadioGroupField
        {...form.bind('scope', 'What it may do')}
        options={scopeOptions.filter(({ value }) => scopes.includes(value))}
      />
      <p>What it may not record, it can propose. Its proposals wait in your assistant.</p>
      <p>Access ends when you revoke it here, or 180 days after the program last used it.</p>
    </PasswordDialog>
  )
}
