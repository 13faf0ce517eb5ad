import { isConnectionLost, onConnectionChange } from '@solvent/api-client'
import { ErrorState, LoadingState } from '@solvent/ui'
import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'

interface LazyPartOptions<Props extends object> {
  /** Imports the component, which the build puts into a separate script. */
  load: () => Promise<ComponentType<Props>>
  /** Shown while it is loading. */
  loading: string
  /** Shown when its script could not be loaded. */
  failed: string
  /** Shown until it is loaded, instead of `loading`. */
  standIn?: (props: Props) => ReactNode
}

type LoadState<Props extends object> =
  | { status: 'idle' | 'loading' | 'retrying' }
  | { status: 'failed'; error: unknown }
  | { status: 'loaded'; Component: ComponentType<Props> }

/** A component whose code is loaded when it is first shown. */
type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads the code before it is needed. */
  preload: () => void
}

/**
 * Creates a component whose code is in a separate script. A failed load shows an error in its place and is retried by
 * button or when the connection is back; React's `lazy` would cache the failure for as long as the page is open.
 */
export function lazyPart<Props extends object>(options: LazyPartOptions<Props>): LazyPart<Props> {
  const part = createLoadState(options.load)

  function Part(props: Props) {
    const state = useSyncExternalStore(part.subscribe, part.current)
    useEffect(part.preload, [])
    useEffect(() => onConnectionChange(() => isConnectionLost() || part.retry()), [])
    if (state.status === 'loaded') return <state.Component {...props} />
    const standIn = options.standIn?.(props)
    if (state.status !== 'failed' && state.status !== 'retrying')
      return standIn ?? <LoadingState text={options.loading} />
    return (
      <>
        {standIn}
        <ErrorState title={options.failed} onRetry={part.retry} retrying={state.status === 'retrying'} />
      </>
    )
  }
  return Object.assign(Part, { preload: part.preload })
}

const RELOAD_TIMEOUT_MS = 4000

/** The most scripts of one component that a retry reloads. */
const MAX_RELOADED_SCRIPTS = 4

/** The load state of a component, shared by every place that shows it. */
function createLoadState<Props extends object>(load: LazyPartOptions<Props>['load']) {
  let state: LoadState<Props> = { status: 'idle' }
  const listeners = new Set<() => void>()

  function setState(next: LoadState<Props>) {
    state = next
    for (const listener of listeners) listener()
  }

  async function loadFirst() {
    try {
      setState({ status: 'loaded', Component: await load() })
    } catch (error) {
      setState({ status: 'failed', error })
    }
  }

  /** A component may be in several scripts, each of which may have failed to load. */
  async function reload(error: unknown) {
    let lastError = error
    for (let scripts = 0; scripts < MAX_RELOADED_SCRIPTS && state.status === 'retrying'; scripts += 1) {
      try {
        await refetchScript(lastError)
        setState({ status: 'loaded', Component: await load() })
      } catch (next) {
        const url = scriptUrlOf(next)
        if (url === undefined || url === scriptUrlOf(lastError)) break
        lastError = next
      }
    }
    if (state.status === 'retrying') setState({ status: 'failed', error: lastError })
  }

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    preload() {
      if (state.status !== 'idle') return
      setState({ status: 'loading' })
      void loadFirst()
    },
    retry() {
      if (state.status !== 'failed') return
      const { error } = state
      setState({ status: 'retrying' })
      void reload(error)
    },
  }
}

/** The URL of the script in a load error of the bundler's runtime. */
function scriptUrlOf(error: unknown): unknown {
  return error instanceof Error && 'request' in error ? error.request : undefined
}

/** Bypasses the browser's cache, which may hold a damaged copy of the script. */
async function refetchScript(error: unknown): Promise<void> {
  const url = scriptUrlOf(error)
  if (typeof url !== 'string') return
  await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(RELOAD_TIMEOUT_MS) })
}
