import styled from 'styled-components'
import { font, radius, space } from '../tokens/tokens'
import { type Tone, toneColors } from '../tokens/tone'

export type BadgeProps = {
  /** The word that carries the meaning. */
  children: string
  /** The colour that supports it; `neutral` by default. */
  tone?: Tone | undefined
}

const Root = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: 0 ${space[2]};
  border-radius: ${radius.small};
  background: ${({ $tone }) => toneColors[$tone].soft};
  color: ${({ $tone }) => toneColors[$tone].text};
  font: ${font.captionStrong};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** A short word on a soft colour, such as a status or a priority. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <Root $tone={tone}>{children}</Root>
}
