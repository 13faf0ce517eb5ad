import { Banner, Button, color, font, Inline, radius, Stack, space, useToast } from '@solvent/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${space[1]} ${space[4]};
  margin: 0;
  padding: ${space[3]} ${space[4]};
  list-style: none;
  background: ${color.surfaceSubtle};
  border-radius: ${radius.card};
  font: ${font.bodyStrong};
  font-variant-numeric: tabular-nums;
`

/** Backup codes, which are shown once. They take the focus, as they replace a form. */
export function NewBackupCodes({ codes }: { codes: readonly string[] }) {
  const toast = useToast()
  const region = useRef<HTMLUListElement>(null)
  useEffect(() => region.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast.success('Backup codes copied to clipboard!')
    } catch {
      toast.error("We couldn't copy the codes. Please write them down.")
    }
  }

  return (
    <Stack>
      <p>Each of these codes confirms one login if you don't have your phone or passkey.</p>
      <Codes ref={region} tabIndex={-1} aria-label="Backup codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Inline>
        <Button onClick={copy}>Copy</Button>
      </Inline>
      <Banner tone="warning">
        Keep them in a safe place now. We store only fingerprints of them, so we cannot show them again.
      </Banner>
    </Stack>
  )
}
