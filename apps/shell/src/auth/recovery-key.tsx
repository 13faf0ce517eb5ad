import { saveFile } from '@solvent/api-client'
import { Banner, Button, Inline, TextField, useToast } from '@solvent/ui'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { GuestLayout } from './guest-layout'

const Key = styled.div`
  & input {
    font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    font-size: 1.125rem;
    letter-spacing: 0.08em;
  }
`

interface RecoveryKeyProps {
  secretKey: string
  /** The account of the key; written into the file. */
  email: string
}

function fileText({ secretKey, email }: RecoveryKeyProps): string {
  return `Solvent secret key\n\nAccount: ${email}\nSecret key: ${secretKey}\n\nYou need it to reset your password. Keep it where only you can read it.\n`
}

/** Shows the recovery key. After this page, the user needs the password to see it again. */
export function RecoveryKey(account: RecoveryKeyProps) {
  const navigate = useNavigate()
  const toast = useToast()
  const top = useRef<HTMLDivElement>(null)

  // The focused button is gone with the form, so the focus moves to the new title.
  useEffect(() => top.current?.closest('main')?.querySelector('h1')?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(account.secretKey)
      toast.success('Secret key copied to clipboard!')
    } catch {
      toast.error("We couldn't copy the key. Please write it down.")
    }
  }

  return (
    <GuestLayout title="Registration Successful" lead="Your account is ready. First, save your secret key.">
      <Key ref={top}>
        <TextField label="Your secret key" value={account.secretKey} autoComplete="off" readOnly />
      </Key>
      <Inline>
        <Button onClick={copy}>Copy</Button>
        <Button onClick={() => saveFile('solvent-secret-key.txt', fileText(account))}>
          Download as a text file
        </Button>
      </Inline>
      <Banner tone="warning">
        Save this key in a safe place. You need it to reset your password, and we can't send it to you.
      </Banner>
      <Button variant="primary" onClick={() => navigate('/')}>
        Continue to Dashboard
      </Button>
    </GuestLayout>
  )
}
