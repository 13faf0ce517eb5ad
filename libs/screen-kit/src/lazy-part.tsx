import { isConnectionLost, onConnectionChange } from '@solvent/api-client'
import { ErrorState, LoadingState } from '@solvent/ui'
import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'

interface LazyPartOptions<Props extends object> {
  /** Imports the component; the build makes a script of its own of it. */
  load: () => Promise<ComponentType<Props>>
  /** Said while it is on its way. */
  loading: string
  /** Said when its script could not be had. */
  failed: string
  /** Shown in its place until it is there, instead of what is said. */
  standIn?: (props: Props) => ReactNode
}

type Stage<Props extends object> =
  | { is: 'unasked' | 'loading' | 'loading again' }
  | { is: 'failed'; error: unknown }
  | { is: 'there'; Component: ComponentType<Props> }

/** A component whose code comes when it is first shown. */
type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Brings the code before it is needed. */
  preload: () => void
}

/**
 * Makes a part of a screen whose code comes in a script of its own. A script that is lost says so in its place, and is
 * asked for again by hand or with the connection: React's `lazy` would keep the failure for as long as the page is open.
 */
export function lazyPart<Props extends object>(options: LazyPartOptions<Props>): LazyPart<Props> {
  const part = createStages(options.load)

  function Part(props: Props) {
    const stage = useSyncExternalStore(part.subscribe, part.stage)
    useEffect(part.preload, [])
    useEffect(() => onConnectionChange(() => isConnectionLost() || part.again()), [])
    if (stage.is === 'there') return <stage.Component {...props} />
    const standIn = options.standIn?.(props)
    if (stage.is !== 'failed' && stage.is !== 'loading again')
      return standIn ?? <LoadingState text={options.loading} />
    return (
      <>
        {standIn}
        <ErrorState title={options.failed} onRetry={part.again} retrying={stage.is === 'loading again'} />
      </>
    )
  }
  return Object.assign(Part, { preload: part.preload })
}

/** As long as a script is waited for. */
const RENEWED_WITHIN_MS = 4000

/** How far the code of a part has come; the same for every place that shows it. */
function createStages<Props extends object>(load: LazyPartOptions<Props>['load']) {
  let stage: Stage<Props> = { is: 'unasked' }
  const listeners = new Set<() => void>()

  function become(next: Stage<Props>) {
    stage = next
    for (const listener of listeners) listener()
  }

  async function bring(before: () => Promise<void>) {
    try {
      await before()
      become({ is: 'there', Component: await load() })
    } catch (error) {
      become({ is: 'failed', error })
    }
  }

  return {
    stage: () => stage,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    preload() {
      if (stage.is !== 'unasked') return
      become({ is: 'loading' })
      void bring(() => Promise.resolve())
    },
    again() {
      if (stage.is !== 'failed') return
      const { error } = stage
      become({ is: 'loading again' })
      void bring(() => renew(error))
    },
  }
}

/** What arrived broken lies in the browser's cache as if it were good, and would be taken from there for ever. */
async function renew(error: unknown): Promise<void> {
  const address = error instanceof Error && 'request' in error ? error.request : undefined
  if (typeof address !== 'string') return
  await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(RENEWED_WITHIN_MS) })
}
