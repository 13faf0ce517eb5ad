import { controls } from '../late/late-parts'
import { useLatePart } from '../late/use-late-part'
import type { TabsProps } from './tabs'

/** A row of tabs and what the chosen one shows; the arrow keys turn to the next. */
export function Tabs(props: TabsProps) {
  const late = useLatePart(controls)
  return late && <late.Tabs {...props} />
}
