import { isCancelled } from '../http/axios-errors'
import { loadClients } from '../http/load-clients'

/** Any answer to this shows that the server can be reached. */
const PROBE = '/healthz'
const PROBE_TIMEOUT_MS = 5_000

/** The waits between two probes while the connection is down; the last one stays. In milliseconds. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const

const listeners = new Set<() => void>()
let followed = false
let down = false
let probing = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Whether no call reaches the server, as far as the page knows. */
export function isConnectionLost(): boolean {
  return down
}

/** Calls `listener` whenever the connection is lost and when it is back; returns what ends that. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: boolean): void {
  clearTimeout(timer)
  failures = next ? failures : 0
  if (next) wait()
  if (down === next) return
  down = next
  for (const listener of listeners) listener()
}

function wait(): void {
  timer = setTimeout(probe, WAITS_MS[failures] ?? WAITS_MS.at(-1))
  failures += 1
}

/** Asks for any answer, once at a time. Only when there is none the connection counts as lost. */
async function probe(): Promise<void> {
  if (probing) return
  probing = true
  const answered = await loadClients()
    .then(({ http }) =>
      http.get(PROBE, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS), validateStatus: () => true }),
    )
    .then(() => true)
    .catch(() => false)
  probing = false
  if (followed) set(!answered)
}

/** To be told of each call that got an answer, whatever it said. */
export function callAnswered(): void {
  if (down && followed) set(false)
}

/** To be told why a call got no answer: a probe finds out whether that is the connection. What the page gave up itself says nothing. */
export function callUnanswered(error: unknown): void {
  if (!isCancelled(error) && !down && followed) void probe()
}

function wentOffline(): void {
  set(true)
}

function mayBeBack(): void {
  if (!down || document.visibilityState === 'hidden') return
  clearTimeout(timer)
  failures = 0
  void probe()
}

/**
 * Follows whether the server can be reached, until the returned function is called. Browsers know some ends of the connection
 * only, and think of a network without a way out as one: calls that fail are followed by a probe, and while the connection is
 * down probes tell when it is back, at growing distances and at once when the browser or the person returns.
 */
export function followConnection(): () => void {
  followed = true
  if (!navigator.onLine) set(true)
  window.addEventListener('offline', wentOffline)
  window.addEventListener('online', mayBeBack)
  document.addEventListener('visibilitychange', mayBeBack)
  return () => {
    window.removeEventListener('offline', wentOffline)
    window.removeEventListener('online', mayBeBack)
    document.removeEventListener('visibilitychange', mayBeBack)
    set(false)
    followed = false
  }
}
