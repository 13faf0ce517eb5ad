import { streamSaves, toSavedTable } from '@solvent/contracts'
import { publish, subscribe } from '@solvent/event-bus'
import { firstVersion } from '../cache/first-version'
import { backoff } from '../connection/backoff'
import { isConnectionLost, onConnectionChange } from '../connection/connection'
import { isSignedIn } from '../session/session'
import { type StepOf, stream } from '../streams/stream'

/** The shortest and the longest delay before the stream is reopened, without jitter. */
const RETRY_DELAY_MS = 1_000
const MAX_RETRY_DELAY_MS = 30_000

/** The stream of changes, which is open while the page is visible. */
class ChangeStream {
  /** The last version of the books that the page has received or read; undefined if it knows none. */
  #since = firstVersion()
  #stream: AbortController | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  /** Other pages of the user have replaced this stream, until the user comes back to this page. */
  #isReplaced = false

  /** Opens or closes the stream, depending on session, visibility and connection. */
  update(): void {
    const isWanted = isSignedIn() && document.visibilityState === 'visible' && !isConnectionLost()
    if (!isWanted) this.stop()
    else if (this.#stream === null && !this.#isReplaced) void this.#follow()
  }

  /** The page was shown or hidden. */
  visibilityChanged(): void {
    this.#isReplaced = false
    this.#failures = 0
    this.update()
  }

  /** Another user has signed in, or the user has signed out. */
  reset(): void {
    this.stop()
    this.#since = undefined
    this.visibilityChanged()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#stream?.abort()
    this.#stream = null
  }

  async #follow(): Promise<void> {
    clearTimeout(this.#timer)
    const controller = new AbortController()
    this.#stream = controller
    const { signal } = controller
    const onEvent = (event: StepOf<typeof streamSaves>) => {
      if (!signal.aborted) this.#receive(event)
    }
    const query = this.#since === undefined ? {} : { since: this.#since }
    const reason = await stream(streamSaves, { query }, { onEvent, signal }).then(
      (end) => end.reason,
      // The connection and the session report failures themselves.
      () => 'failed' as const,
    )
    if (this.#stream !== controller) return
    this.#stream = null
    this.#isReplaced = reason === 'replaced'
    // The next request says why the session has ended, and ends it here.
    if (reason === 'signed_out') this.update()
    else this.#reopenLater()
  }

  #receive({ name, data }: StepOf<typeof streamSaves>): void {
    this.#failures = 0
    if (name === 'catching_up') publish('catchingUp', data)
    else this.#since = data.version
    if (name === 'saved')
      for (const table of data.tables)
        publish('saved', { table: toSavedTable(table), where: 'another device' })
  }

  #reopenLater(): void {
    const delay = backoff(this.#failures, RETRY_DELAY_MS, MAX_RETRY_DELAY_MS)
    this.#failures += 1
    // Up to 50 % jitter, so that not all pages reconnect together after a server has stopped.
    this.#timer = setTimeout(() => this.update(), delay * (1 + Math.random() / 2))
  }
}

/**
 * Publishes saves on the user's other devices as `saved` on the bus, until the returned function is called. The stream
 * is closed while the page is hidden; when it is shown again, missed saves are published.
 */
export function followChanges(): () => void {
  const changes = new ChangeStream()
  const onVisibility = () => changes.visibilityChanged()
  const stops = [
    onConnectionChange(() => changes.update()),
    subscribe('signedIn', () => changes.reset()),
    subscribe('signedOut', () => changes.reset()),
  ]
  document.addEventListener('visibilitychange', onVisibility)
  changes.update()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    for (const stop of stops) stop()
    changes.stop()
  }
}
