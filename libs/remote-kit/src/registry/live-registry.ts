import { readWhole, withinSilence } from '../scripts/idle-timeout'
import { type PageRegistry, parseRegistry } from './registry'

const ADDRESS = '/registry.json'

/** How often an open page looks whether there is something new. */
const LOOK_EVERY_MS = 60_000

/** The registry as the page knows it. */
export interface LiveRegistry {
  now(): PageRegistry
  /** Asks the host for it. Rejects when it does not come; what was known stays. */
  look(): Promise<void>
  /** Asks the host for it unless it did so within the last minute. */
  lookSometimes(): void
  /** Calls `listener` whenever another one is known; returns what ends that. */
  subscribe(listener: () => void): () => void
}

/**
 * Keeps the registry of an open page up to date. A page that shows an earlier composition of the app (`pinned`) keeps the
 * registry that it came with.
 */
export function createLiveRegistry(initial: PageRegistry, pinned = false): LiveRegistry {
  const listeners = new Set<() => void>()
  let current = initial
  let lookedAt = Date.now()
  let looking: Promise<void> | null = null

  async function ask(): Promise<void> {
    const text = await withinSilence(async (signal, progress) => {
      const response = await readWhole(ADDRESS, { cache: 'no-cache', signal }, progress)
      return response.text()
    })
    const next = parseRegistry(text)
    // A host that is behind the one that served the page takes nothing back.
    if (next.revision < current.revision || JSON.stringify(next) === JSON.stringify(current)) return
    current = next
    for (const listener of [...listeners]) listener()
  }

  function look(): Promise<void> {
    if (pinned) return Promise.resolve()
    lookedAt = Date.now()
    looking ??= ask().finally(() => {
      looking = null
    })
    return looking
  }

  return {
    now: () => current,
    look,
    lookSometimes: () => {
      if (Date.now() - lookedAt >= LOOK_EVERY_MS) look().catch(() => undefined)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
