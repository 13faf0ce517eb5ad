import { TextField } from '@solvent/ui'
import { useEffect, useRef } from 'react'

interface CodeFieldProps {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  hint?: string
}

/** A code of the authenticator app, or a backup code. It takes the focus, as it is what the person came for. */
export function CodeField({
  hint = '6 digits from your authenticator app, or one of your backup codes',
  ...field
}: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return <TextField {...field} ref={input} hint={hint} autoComplete="one-time-code" required />
}
