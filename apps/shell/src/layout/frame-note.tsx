import { color, font, media, space } from '@solvent/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Bar = styled.aside`
  background: ${color.accentSoft};
  border-bottom: 1px solid ${color.border};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  max-width: 75rem;
  margin: 0 auto;
  padding: ${space[2]} ${space[6]};
  font: ${font.caption};
  ${media.phone} { padding: ${space[2]} ${space[4]}; }
`

const Text = styled.p`
  flex: 1 1 14rem;
  min-width: 0;
`

interface FrameNoteProps {
  label: string
  action?: ReactNode
  children: ReactNode
}

/** A line above every page about the app itself, with a way out of it if there is one. */
export function FrameNote({ label, action, children }: FrameNoteProps) {
  return (
    <Bar aria-label={label}>
      <Row>
        <Text>{children}</Text>
        {action}
      </Row>
    </Bar>
  )
}
