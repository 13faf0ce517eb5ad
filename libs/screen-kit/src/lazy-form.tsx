import type { ComponentType } from 'react'
import { lazyPart } from './lazy-part'

/** A form in a dialog whose code is loaded when the user is about to open it. Renders nothing until then. */
export function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart({
    load,
    loading: 'Loading form...',
    failed: "We couldn't load the form.",
    placeholder: () => <></>,
  })
}
