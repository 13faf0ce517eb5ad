import { overlays } from '../lazy/lazy-modules'
import { useLazyModule } from '../lazy/use-lazy-module'
import type { KindIconProps } from './kind-icon'

/** The icon of a kind, and an empty space of its size until it is loaded. */
export function KindIcon(props: KindIconProps) {
  const loaded = useLazyModule(overlays)
  return (
    <span style={{ flex: 'none', width: '2rem', height: '2rem' }}>
      {loaded && <loaded.KindIcon {...props} />}
    </span>
  )
}
