import { Slider } from '@base-ui/react/slider'
import { useId } from 'react'
import styled from 'styled-components'
import { Caption } from '../caption/caption'
import { color, font, media, radius, space } from '../tokens/tokens'
import { describe, FieldMessages } from './field'

export type SliderFieldProps = {
  /** The visible label. */
  label: string
  /** The chosen number. */
  value: number
  /** Called with the new number while the thumb moves. */
  onChange: (value: number) => void
  /** The caption for a value, such as "50 · Medium Priority"; screen readers announce it as the value. */
  describe: (value: number) => string
  /** Minimum value; 0 by default. */
  min?: number | undefined
  /** Maximum value; 100 by default. */
  max?: number | undefined
  /** Distance between values; 1 by default. */
  step?: number | undefined
  /** Name of the value in the form. */
  name?: string | undefined
  /** One line of help. */
  hint?: string | undefined
  /** What is wrong and how to fix it. */
  error?: string | undefined
  /** Whether the slider is disabled. */
  disabled?: boolean | undefined
}

const Root = styled(Slider.Root)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]} ${space[3]};
  align-items: baseline;
  & > p { grid-column: 1 / -1; }
`

const Label = styled(Slider.Label)`
  font: ${font.captionStrong};
`

const ValueCaption = styled(Caption)`
  font-variant-numeric: tabular-nums;
`

const Control = styled(Slider.Control)`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  min-height: 2rem;
  /* Half the thumb's width, so that it stays inside the field at both ends. */
  padding: 0 0.625rem;
  touch-action: none;
  cursor: pointer;
  &[data-disabled] { cursor: not-allowed; opacity: 0.55; }
  ${media.phone} { min-height: 2.75rem; }
`

const Track = styled(Slider.Track)`
  width: 100%;
  height: 0.375rem;
  border-radius: ${radius.round};
  background: ${color.border};
`

const Indicator = styled(Slider.Indicator)`
  border-radius: ${radius.round};
  background: ${color.accent};
`

const Thumb = styled(Slider.Thumb)`
  width: 1.25rem;
  height: 1.25rem;
  border: 2px solid ${color.accentText};
  border-radius: ${radius.round};
  background: ${color.surface};
  &:has(:focus-visible) { outline: 2px solid ${color.accentText}; outline-offset: 2px; }
`

/** A number chosen by dragging or with the arrow keys, with its meaning beside the label. */
export function SliderField({
  label,
  value,
  onChange,
  describe: caption,
  hint,
  error,
  ...slider
}: SliderFieldProps) {
  const id = useId()
  return (
    <Root {...slider} value={value} onValueChange={(next) => typeof next === 'number' && onChange(next)}>
      <Label>{label}</Label>
      <ValueCaption as="span" aria-hidden="true">
        {caption(value)}
      </ValueCaption>
      <Control>
        <Track>
          <Indicator />
          <Thumb {...describe(id, hint, error)} getAriaValueText={(_, current) => caption(current)} />
        </Track>
      </Control>
      <FieldMessages id={id} hint={hint} error={error} />
    </Root>
  )
}
