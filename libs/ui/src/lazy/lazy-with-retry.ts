import { refetchFailedScript, scriptUrlOf } from './failed-script'

/** `retrying` is loading again after a failure. */
type LazyStatus = 'idle' | 'loading' | 'failed' | 'retrying' | 'loaded'

/** Code in a separate script: a part of the design system, a part of a page, or a page. */
export interface LazyModule<Part> {
  /** Null until loaded. */
  current(): Part | null
  status(): LazyStatus
  /** True from a failed attempt until it has loaded. */
  hasFailed(): boolean
  /** Calls `listener` when the status changes; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Loads it. After a failure, the next call tries again. @throws Error if it fails to load */
  load(): Promise<void>
}

/** The most failed scripts of one module that a retry fetches. */
const MAX_REFETCHED_SCRIPTS = 4

/** Unlike a module of React's `lazy`, one that failed to load can be loaded again while the page stays open. */
export function lazyWithRetry<Part>(importPart: () => Promise<Part>): LazyModule<Part> {
  let part: Part | null = null
  let status: LazyStatus = 'idle'
  let lastError: unknown
  let loading: Promise<void> | null = null
  const listeners = new Set<() => void>()

  function setStatus(next: LazyStatus) {
    status = next
    for (const listener of [...listeners]) listener()
  }

  /** A module may be in several scripts, each of which may have failed to load. */
  async function importAgain(): Promise<Part> {
    for (let scripts = 1; ; scripts += 1) {
      const url = scriptUrlOf(lastError)
      try {
        await refetchFailedScript(lastError)
        return await importPart()
      } catch (error) {
        lastError = error
        const next = scriptUrlOf(error)
        if (next === undefined || next === url || scripts === MAX_REFETCHED_SCRIPTS) throw error
      }
    }
  }

  async function attempt() {
    const hasFailed = status === 'failed'
    setStatus(hasFailed ? 'retrying' : 'loading')
    try {
      const imported = await (hasFailed ? importAgain() : importPart())
      // The bundler's runtime imports a module that threw once more without its exports.
      if (imported === undefined) throw lastError ?? new Error('The module does not export it')
      part = imported
      setStatus('loaded')
    } catch (error) {
      lastError = error
      // A script that could not be loaded has its own event. What a module throws would remain unknown.
      if (scriptUrlOf(error) === undefined) globalThis.reportError?.(error)
      setStatus('failed')
      throw error
    } finally {
      loading = null
    }
  }

  return {
    current: () => part,
    status: () => status,
    hasFailed: () => status === 'failed' || status === 'retrying',
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async load() {
      if (part) return
      loading ??= attempt()
      await loading
    },
  }
}
