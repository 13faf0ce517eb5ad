import { isConnectionLost, onConnectionChange } from '@solvent/api-client'
import { ErrorState, LoadingState, lazyWithRetry } from '@solvent/ui'
import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'

interface LazyPartOptions<Props extends object> {
  /** Imports the component, which the build puts into a separate script. */
  load: () => Promise<ComponentType<Props>>
  /** Shown while it is loading. */
  loading: string
  /** Shown when its script could not be loaded. */
  failed: string
  /** Shown until it is loaded, instead of `loading`. */
  placeholder?: (props: Props) => ReactNode
}

/** A component whose code is loaded when it is first shown. */
type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads the code before it is needed. */
  preload: () => void
}

/**
 * Creates a component whose code is in a separate script. A failed load shows an error in its place and is retried by
 * button or when the connection is back.
 */
export function lazyPart<Props extends object>(options: LazyPartOptions<Props>): LazyPart<Props> {
  const part = lazyWithRetry(options.load)

  function loadIf(status: 'idle' | 'failed') {
    // The failure is shown in its place.
    if (part.status() === status) part.load().catch(() => undefined)
  }
  const preload = () => loadIf('idle')
  const retry = () => loadIf('failed')

  function Part(props: Props) {
    const Component = useSyncExternalStore(part.subscribe, part.current)
    const hasFailed = useSyncExternalStore(part.subscribe, part.hasFailed)
    const status = useSyncExternalStore(part.subscribe, part.status)
    useEffect(preload, [])
    useEffect(() => onConnectionChange(() => isConnectionLost() || retry()), [])
    if (Component) return <Component {...props} />
    const placeholder = options.placeholder?.(props)
    if (!hasFailed) return placeholder ?? <LoadingState text={options.loading} />
    return (
      <>
        {placeholder}
        <ErrorState title={options.failed} onRetry={retry} retrying={status === 'retrying'} />
      </>
    )
  }
  return Object.assign(Part, { preload })
}
