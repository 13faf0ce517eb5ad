import { controls } from '../lazy/lazy-modules'
import { useLazyModule } from '../lazy/use-lazy-module'
import type { TabsProps } from './tabs'

/** A row of tabs with the panel of the selected one; the arrow keys switch tabs. */
export function Tabs(props: TabsProps) {
  const loaded = useLazyModule(controls)
  return loaded && <loaded.Tabs {...props} />
}
