import type { ReactNode } from 'react'
import { type Tone, toneColors } from '../tokens/tone'
import { Caption } from './caption'

export type TextWithNoteProps = {
  children: ReactNode
  /** A muted second line; none if empty. */
  note: string
  /** What its colour means; muted by default. */
  tone?: Tone
}

/** A cell's content with a line under it. */
export function TextWithNote({ children, note, tone = 'neutral' }: TextWithNoteProps) {
  return (
    <div>
      <div>{children}</div>
      {note && (
        <Caption as="div" style={{ color: toneColors[tone].text }}>
          {note}
        </Caption>
      )}
    </div>
  )
}
