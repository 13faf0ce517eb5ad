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

/** So many scripts of one part are asked for again at most. */
const MOST_SCRIPTS = 4

/** How far the code of a part has come; the same for every place that shows it. */
function createStages<Props extends object>(load: LazyPartOptions<Props>['load']) {
  let stage: Stage<Props> = { is: 'unasked' }
  const listeners = new Set<() => void>()

  function become(next: Stage<Props>) {
    stage = next
    for (const listener of listeners) listener()
  }

  async function bring() {
    try {
      become({ is: 'there', Component: await load() })
    } catch (error) {
      become({ is: 'failed', error })
    }
  }

  /** A part may be in several scripts, of which each may have been lost. */
  async function bringAgain(error: unknown) {
    let lost = error
    for (let scripts = 0; scripts < MOST_SCRIPTS && stage.is === 'loading again'; scripts += 1) {
      try {
        await renew(lost)
        become({ is: 'there', Component: await load() })
      } catch (next) {
        const address = addressOf(next)
        if (address === undefined || address === addressOf(lost)) break
        lost = next
      }
    }
    if (stage.is === 'loading again') become({ is: 'failed', error: lost })
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
      void bring()
    },
    again() {
      if (stage.is !== 'failed') return
      const { error } = stage
      become({ is: 'loading again' })
      void bringAgain(error)
    },
  }
}

/** The script that an error of the remote's runtime is about. */
function addressOf(error: unknown): unknown {
  return error instanceof Error && 'request' in error ? error.request : undefined
}

/** What arrived broken lies in the browser's cache as if it were good, and would be taken from there for ever. */
async function renew(error: unknown): Promise<void> {
  const address = addressOf(error)
  if (typeof address !== 'string') return
  await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(RENEWED_WITHIN_MS) })
}
