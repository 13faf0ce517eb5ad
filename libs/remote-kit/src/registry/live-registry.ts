import { fetchWithProgress, withIdleTimeout } from '../scripts/idle-timeout'
import { type PageRegistry, parseRegistry } from './registry'

const REGISTRY_URL = '/registry.json'

/** The age at which an open page refreshes the registry. */
const STALE_AFTER_MS = 60_000

/** The registry of an open page. */
export interface LiveRegistry {
  current(): PageRegistry
  /** Fetches the registry from the host. Rejects if that fails; the current one stays. */
  refresh(): Promise<void>
  /** Why the last refresh failed; null if it did not. */
  failure(): Error | null
  /** Refreshes unless that happened within the last minute. */
  refreshIfStale(): void
  /** Calls `listener` when the registry has changed. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

/** Keeps the registry of an open page up to date. A page pinned to an earlier revision keeps its registry. */
export function createLiveRegistry(initial: PageRegistry, pinned = false): LiveRegistry {
  const listeners = new Set<() => void>()
  let current = initial
  let refreshedAt = Date.now()
  let refreshing: Promise<void> | null = null
  let failure: Error | null = null

  async function fetchRegistry(): Promise<void> {
    const text = await withIdleTimeout(async (signal, reportProgress) => {
      const response = await fetchWithProgress(REGISTRY_URL, { cache: 'no-cache', signal }, reportProgress)
      return response.text()
    })
    const next = parseRegistry(text)
    failure = null
    // Ignores a host that is older than the one that served the page.
    if (next.revision < current.revision || JSON.stringify(next) === JSON.stringify(current)) return
    current = next
    for (const listener of [...listeners]) listener()
  }

  function refresh(): Promise<void> {
    if (pinned) return Promise.resolve()
    refreshedAt = Date.now()
    refreshing ??= fetchRegistry()
      .catch((error: unknown) => {
        failure = error instanceof Error ? error : new Error(String(error))
        throw failure
      })
      .finally(() => {
        refreshing = null
      })
    return refreshing
  }

  return {
    current: () => current,
    refresh,
    failure: () => failure,
    refreshIfStale: () => {
      if (Date.now() - refreshedAt >= STALE_AFTER_MS) refresh().catch(() => undefined)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
