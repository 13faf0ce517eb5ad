import { overlays } from '../late/late-parts'
import { useLatePart } from '../late/use-late-part'
import type { SliderFieldProps } from './slider-field'

/** A number chosen on a scale, whose caption says what it means. */
export function SliderField(props: SliderFieldProps) {
  const late = useLatePart(overlays)
  return late && <late.SliderField {...props} />
}
