import { clientPosition } from '../client-position'
import type { EngineDatabase, EngineTransaction } from '../database'
import { DatabaseUnavailable } from '../database-unavailable'
import { type LogPosition, laterPosition, readPosition } from './log-position'

/** How often the primary's log position is sampled. */
const SAMPLE_INTERVAL_MS = 1_000
/** When the newest sample is older than this, the age of a standby is unknown. */
const MAX_SAMPLE_AGE_MS = 5_000
/** How long a failed standby is not used, at first and at most. */
const BACKOFF_MS = 500
const MAX_BACKOFF_MS = 10_000

type Read = EngineDatabase['asReader']

interface Options {
  /** Reads on the primary. */
  primary: Read
  /** Reads on a standby; null if it has not reached the position. */
  standby: <Result>(
    userId: string,
    position: LogPosition,
    work: (tx: EngineTransaction) => Promise<Result>,
  ) => Promise<{ result: Result } | null>
  /** The end of the primary's log. */
  position: () => Promise<LogPosition>
}

/**
 * Sends reads to a standby if it has everything the sender has seen, and everything saved up to about two seconds ago.
 * In doubt, and when a standby lags or fails, the primary answers.
 */
export class StandbyReads {
  /** The newest sample, and the one before it. */
  #samples: { position: LogPosition; at: number }[] = []
  #backoffMs = BACKOFF_MS
  #backoffUntil = 0
  readonly #timer: NodeJS.Timeout

  constructor(private readonly options: Options) {
    this.#timer = setInterval(() => void this.#sample(), SAMPLE_INTERVAL_MS)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  readonly read: Read = async (userId, work) => {
    const { primary, standby } = this.options
    const position = this.#position()
    if (position === null) return primary(userId, work)
    try {
      const seen = await standby(userId, position, work)
      this.#backoffMs = BACKOFF_MS
      if (seen) return seen.result
    } catch (error) {
      if (!isStandbyFailure(error)) throw error
      this.#backOff()
    }
    return primary(userId, work)
  }

  /** The position that a standby must have reached for this request; null if the primary should answer. */
  #position(): LogPosition | null {
    const seen = clientPosition()
    if (!seen || seen.position === null || seen.hasChanged || Date.now() < this.#backoffUntil) return null
    const [newest, before] = this.#samples
    if (!newest || !before || Date.now() - newest.at > MAX_SAMPLE_AGE_MS) return null
    const own = readPosition(seen.position)
    return own && laterPosition(own, before.position)
  }

  async #sample(): Promise<void> {
    try {
      const at = Date.now()
      const position = await this.options.position()
      this.#samples = [{ position, at }, ...this.#samples.slice(0, 1)]
    } catch {
      // The samples expire, and then the primary answers.
    }
  }

  #backOff(): void {
    this.#backoffUntil = Date.now() + this.#backoffMs
    this.#backoffMs = Math.min(this.#backoffMs * 2, MAX_BACKOFF_MS)
  }
}

/** Whether the standby failed, as by a lost connection or a recovery conflict, rather than the work. */
function isStandbyFailure(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || (error instanceof Error && 'severity' in error)
}
