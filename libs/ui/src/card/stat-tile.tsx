import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Figure } from '../figure/figure'
import { color, font, media, motion, radius, space } from '../tokens/tokens'
import { type Tone, toneColors } from '../tokens/tone'
import { CardSurface } from './card'

export type StatTileProps = {
  /** What the figure is; a link in it makes the whole tile clickable. */
  label: ReactNode
  /** The figure, already formatted; a change is highlighted briefly. */
  value: string
  /** One line that puts the figure into context. */
  hint?: string | undefined
  /** Colour of the hint when it carries meaning; `neutral` by default. */
  tone?: Tone | undefined
  /** Another view of the figure below it, such as a bar. */
  children?: ReactNode
}

const Root = styled(CardSurface).attrs({ as: 'div' })`
  position: relative;
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[4]} ${space[5]};
  ${media.phone} { padding: ${space[3]} ${space[4]}; }
  transition: border-color ${motion.fast};
  &:has(a:hover) { border-color: ${color.borderStrong}; }
  & a { color: inherit; text-decoration: none; }
  & a::after { content: ''; position: absolute; inset: 0; border-radius: ${radius.card}; }
  & a:focus-visible { outline: none; }
  & a:focus-visible::after { outline: 2px solid ${color.accentText}; outline-offset: 2px; }
`

const Label = styled.div`
  font: ${font.captionStrong};
  color: ${color.textMuted};
`

const Value = styled.div<{ $length: number }>`
  font: ${font.figure};
  /* A long amount stays on one line in a narrow tile; a character is at most 0.7 of its height wide. */
  font-size: clamp(0.8125rem, ${({ $length }) => Math.round(140 / $length)}cqi, 1.75rem);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`

const Hint = styled.div<{ $tone: Tone }>`
  font: ${font.caption};
  color: ${({ $tone }) => toneColors[$tone].text};
`

/** One figure in a group named by its label. */
export function StatTile({ label, value, hint, tone = 'neutral', children }: StatTileProps) {
  const labelId = useId()
  return (
    <Root role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{label}</Label>
      <Value $length={Math.max(value.length, 1)}>
        <Figure value={value} />
      </Value>
      {hint && <Hint $tone={tone}>{hint}</Hint>}
      {children}
    </Root>
  )
}
