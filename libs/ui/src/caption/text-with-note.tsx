import type { ReactNode } from 'react'
import { Caption } from './caption'

export type TextWithNoteProps = {
  children: ReactNode
  /** A muted second line; none if empty. */
  note: string
}

/** A cell's content with a line under it. */
export function TextWithNote({ children, note }: TextWithNoteProps) {
  return (
    <div>
      <div>{children}</div>
      {note && <Caption as="div">{note}</Caption>}
    </div>
  )
}
