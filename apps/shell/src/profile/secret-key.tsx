import { Banner, Button, Inline, Stack, TextField, useToast } from '@solvent/ui'
import { useEffect, useRef } from 'react'

/** The key to read, select and copy. It takes the focus, as it replaces the form. */
export function SecretKey({ secretKey }: { secretKey: string }) {
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(secretKey)
      toast.success('Secret key copied to clipboard!')
    } catch {
      toast.error("We couldn't copy the key. Please write it down.")
    }
  }

  return (
    <Stack>
      <TextField ref={field} label="Your secret key" value={secretKey} readOnly />
      <Inline>
        <Button onClick={copy}>Copy</Button>
      </Inline>
      <Banner tone="warning">Keep it in a safe place. Anyone who has it can reset your password.</Banner>
    </Stack>
  )
}
