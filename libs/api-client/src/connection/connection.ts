import { isCancelled } from '../http/axios-errors'
import { loadClients } from '../http/load-clients'
import { backoff } from './backoff'

/** Any response to this means that the server is reachable. */
const PROBE_URL = '/healthz'
const PROBE_TIMEOUT_MS = 5_000

/** The shortest and the longest delay between probes while the connection is lost. */
const PROBE_DELAY_MS = 1_000
const MAX_PROBE_DELAY_MS = 15_000

const listeners = new Set<() => void>()
let isFollowed = false
let isLost = false
let isProbing = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Whether the server is unreachable, as far as the page knows. */
export function isConnectionLost(): boolean {
  return isLost
}

/** Calls `listener` when the connection is lost or restored. Returns the unsubscribe function. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: boolean): void {
  clearTimeout(timer)
  failures = next ? failures : 0
  if (next) wait()
  if (isLost === next) return
  isLost = next
  for (const listener of listeners) listener()
}

function wait(): void {
  timer = setTimeout(probe, backoff(failures, PROBE_DELAY_MS, MAX_PROBE_DELAY_MS))
  failures += 1
}

/** Sends one probe at a time. The connection counts as lost if it gets no response. */
async function probe(): Promise<void> {
  if (isProbing) return
  isProbing = true
  const answered = await loadClients()
    .then(({ http }) =>
      http.get(PROBE_URL, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS), validateStatus: () => true }),
    )
    .then(() => true)
    .catch(() => false)
  isProbing = false
  if (isFollowed) set(!answered)
}

/** Call after every response, including error statuses. */
export function noteAnswered(): void {
  if (isLost && isFollowed) set(false)
}

/** Call when a call got no response. A probe checks the connection, unless the page cancelled the call. */
export function noteUnanswered(error: unknown): void {
  if (!isCancelled(error) && !isLost && isFollowed) void probe()
}

function onOffline(): void {
  set(true)
}

function probeNow(): void {
  if (!isLost || document.visibilityState === 'hidden') return
  clearTimeout(timer)
  failures = 0
  void probe()
}

/**
 * Monitors whether the server is reachable, until the returned function is called. The browser's own events miss many
 * outages, so a failed call is followed by a probe. While the connection is lost, probes repeat with growing delays,
 * and immediately when the browser or the user comes back.
 */
export function followConnection(): () => void {
  isFollowed = true
  if (!navigator.onLine) set(true)
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', probeNow)
  document.addEventListener('visibilitychange', probeNow)
  return () => {
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', probeNow)
    document.removeEventListener('visibilitychange', probeNow)
    set(false)
    isFollowed = false
  }
}
