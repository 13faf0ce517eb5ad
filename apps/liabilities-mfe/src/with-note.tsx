import { color, font } from '@solvent/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Note = styled.div`
  font: ${font.caption};
  color: ${color.textMuted};
`

interface WithNoteProps {
  children: ReactNode
  /** A quieter second line; none when empty. */
  note: string
}

/** A cell's content with a line under it. */
export function WithNote({ children, note }: WithNoteProps) {
  return (
    <div>
      <div>{children}</div>
      {note && <Note>{note}</Note>}
    </div>
  )
}
