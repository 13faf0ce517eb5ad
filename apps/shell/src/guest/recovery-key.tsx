import { Banner, Button, Inline, TextField, useToast } from '@solvent/ui'
import { useNavigate } from 'react-router-dom'
import { GuestLayout } from './guest-layout'

/** Shows the recovery key; after this page only the password brings it back. */
export function RecoveryKey({ secretKey }: { secretKey: string }) {
  const navigate = useNavigate()
  const toast = useToast()

  async function copy() {
    try {
      await navigator.clipboard.writeText(secretKey)
      toast.success('Secret key copied to clipboard!')
    } catch {
      toast.error('The key could not be copied. Please write it down.')
    }
  }

  return (
    <GuestLayout title="Registration Successful">
      <TextField label="Your secret key" value={secretKey} readOnly />
      <Banner tone="warning">
        Save this key in a safe place. You need it to reset your password, and nobody can send it to you.
      </Banner>
      <Inline>
        <Button onClick={copy}>Copy</Button>
        <Button variant="primary" onClick={() => navigate('/')}>
          Continue to Dashboard
        </Button>
      </Inline>
    </GuestLayout>
  )
}
