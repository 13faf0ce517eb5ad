import { overlays } from '../lazy/lazy-modules'
import { useLazyModule } from '../lazy/use-lazy-module'
import type { SliderFieldProps } from './slider-field'

/** A number chosen on a scale, with a caption that says what it means. */
export function SliderField(props: SliderFieldProps) {
  const loaded = useLazyModule(overlays)
  return loaded && <loaded.SliderField {...props} />
}
