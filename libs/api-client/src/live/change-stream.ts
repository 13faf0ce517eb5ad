import { followSaves, toSavedTable } from '@solvent/contracts'
import { publish, subscribe } from '@solvent/event-bus'
import { firstVersion } from '../cache/first-version'
import { isConnectionLost, onConnectionChange } from '../connection/connection'
import { isSignedIn } from '../session/session'
import { type StepOf, stream } from '../streams/stream'

/** The waits before the stream is opened again; the last one stays. In milliseconds, and up to half of it more. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const

/** What the page follows, while somebody looks at it. */
class Following {
  /** The last version of the books that the page was told, or else read first; undefined where it knows none. */
  #since = firstVersion()
  #stream: AbortController | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  /** Other pages of the person have taken its place, until somebody comes back to it. */
  #isReplaced = false

  /** Opens the stream, or ends it, as things are now. */
  update(): void {
    const isWanted = isSignedIn() && document.visibilityState === 'visible' && !isConnectionLost()
    if (!isWanted) this.stop()
    else if (this.#stream === null && !this.#isReplaced) void this.#follow()
  }

  /** Somebody comes back to the page, or leaves it. */
  looked(): void {
    this.#isReplaced = false
    this.#failures = 0
    this.update()
  }

  /** Another person is at the page. */
  forget(): void {
    this.stop()
    this.#since = undefined
    this.looked()
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
    const onEvent = (event: StepOf<typeof followSaves>) => {
      if (!signal.aborted) this.#heard(event)
    }
    const query = this.#since === undefined ? {} : { since: this.#since }
    const reason = await stream(followSaves, { query }, { onEvent, signal }).then(
      (end) => end.reason,
      // What a call of the person would be told, too, is told by the connection and by the session.
      () => 'failed' as const,
    )
    if (this.#stream !== controller) return
    this.#stream = null
    this.#isReplaced = reason === 'replaced'
    this.#againLater()
  }

  #heard({ name, data }: StepOf<typeof followSaves>): void {
    this.#failures = 0
    this.#since = data.version
    if (name === 'saved')
      for (const table of data.tables)
        publish('saved', { table: toSavedTable(table), where: 'another device' })
  }

  #againLater(): void {
    const wait = WAITS_MS[this.#failures] ?? WAITS_MS.at(-1) ?? 0
    this.#failures += 1
    // Not all pages at once after a server has stopped.
    this.#timer = setTimeout(() => this.update(), wait * (1 + Math.random() / 2))
  }
}

/**
 * Lets the page hear what the person saves on other devices, until the returned function is called: as `saved` on the bus,
 * like a save in another tab. While nobody looks at the page nothing is open; whoever comes back hears what they missed.
 */
export function followDevices(): () => void {
  const following = new Following()
  const look = () => following.looked()
  const stops = [
    onConnectionChange(() => following.update()),
    subscribe('signedIn', () => following.forget()),
    subscribe('signedOut', () => following.forget()),
  ]
  document.addEventListener('visibilitychange', look)
  following.update()
  return () => {
    document.removeEventListener('visibilitychange', look)
    for (const stop of stops) stop()
    following.stop()
  }
}
