import { font, Stack } from '@solvent/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

const Title = styled.h3`
  font: ${font.bodyStrong};
  font-variant-numeric: tabular-nums;
`

interface BandProps {
  title: string
  children: ReactNode
}

/** A section of the plan with its heading. */
export function Band({ title, children }: BandProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <Title id={id}>{title}</Title>
        {children}
      </Stack>
    </section>
  )
}
