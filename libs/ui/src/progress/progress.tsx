import { useId } from 'react'
import styled, { css } from 'styled-components'
import { Caption } from '../caption/caption'
import { visuallyHidden } from '../layout/visually-hidden'
import { color, font, motion, radius, space } from '../tokens/tokens'
import { type Tone, toneColors } from '../tokens/tone'

export type ProgressProps = {
  /** What is measured, such as "Car Loan paid". */
  label: string
  /** The progress from 0 to `max`; values outside are clamped. */
  value: number
  /** The value of a full bar; 100 by default. */
  max?: number | undefined
  /** The progress as text, shown beside the bar: "3 of 12 paid". */
  text: string
  /** Colour of the bar; `accent` by default. */
  tone?: Tone | undefined
  /** For table cells: the label is for screen readers only, and the text is below the bar. */
  compact?: boolean | undefined
}

const Root = styled.div<{ $compact: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]} ${space[3]};
  align-items: baseline;
  ${({ $compact }) => $compact && css`display: flex; flex-direction: column; align-items: stretch; min-width: 5rem;`}
`

const Label = styled.span<{ $compact: boolean }>`
  font: ${font.captionStrong};
  ${({ $compact }) => $compact && visuallyHidden}
`

const Text = styled(Caption)<{ $compact: boolean }>`
  font-variant-numeric: tabular-nums;
  ${({ $compact }) => $compact && 'order: 1;'}
`

const Track = styled.div`
  grid-column: 1 / -1;
  height: 0.375rem;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.border};
`

const Indicator = styled.div<{ $tone: Tone }>`
  height: 100%;
  border-radius: ${radius.round};
  background: ${({ $tone }) => toneColors[$tone].solid};
  transition: width ${motion.normal};
`

/** A progress bar with the same information as text. */
export function Progress({ label, value, max = 100, text, tone = 'accent', compact = false }: ProgressProps) {
  const id = useId()
  const within = Math.min(Math.max(value, 0), max)
  const share = max > 0 ? (within / max) * 100 : 0
  return (
    <Root
      role="progressbar"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuenow={within}
      aria-valuemax={max}
      aria-valuetext={text}
      $compact={compact}
    >
      <Label id={id} $compact={compact}>
        {label}
      </Label>
      <Text as="span" aria-hidden="true" $compact={compact}>
        {text}
      </Text>
      <Track>
        <Indicator $tone={tone} style={{ width: `${share}%` }} />
      </Track>
    </Root>
  )
}
