import { Banner, Button, Inline, Stack, TextField, useToast } from '@solvent/ui'
import { useEffect, useRef } from 'react'

interface ShownSecretProps {
  /** The field's label, such as "Your secret key". */
  label: string
  secret: string
  copied: string
  copyFailed: string
  warning: string
}

/** A secret to read, select and copy. It takes the focus, as it replaces the form. */
export function ShownSecret({ label, secret, copied, copyFailed, warning }: ShownSecretProps) {
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      toast.success(copied)
    } catch {
      toast.error(copyFailed)
    }
  }

  return (
    <Stack>
      <TextField ref={field} label={label} value={secret} readOnly />
      <Inline>
        <Button onClick={copy}>Copy</Button>
      </Inline>
      <Banner tone="warning">{warning}</Banner>
    </Stack>
  )
}
