import type { EngineDatabase, EngineTransaction } from '../database'
import { DatabaseUnavailable } from '../database-unavailable'
import { seenPosition } from '../seen-position'
import { type LogPosition, laterPosition, readPosition } from './log-position'

/** How often the primary is asked where its log ends. */
const SAMPLE_MS = 1_000
/** Without an answer for so long nobody knows how old a standby is. */
const SAMPLE_VALID_MS = 5_000
/** How long a standby that failed is left alone, at first and at most. */
const REST_MS = 500
const LONGEST_REST_MS = 10_000

type Read = EngineDatabase['asReader']

interface Options {
  /** Reads on the primary. */
  primary: Read
  /** Reads on a standby that has the position; null if it has not. */
  standby: <Result>(
    userId: string,
    position: LogPosition,
    work: (tx: EngineTransaction) => Promise<Result>,
  ) => Promise<{ result: Result } | null>
  /** Where the primary's log ends. */
  position: () => Promise<LogPosition>
}

/**
 * Sends what only reads to a standby, if it has everything its sender has seen, and what anybody had saved two seconds
 * ago. In doubt, and where a standby is late or fails, the primary answers.
 */
export class StandbyReads {
  /** The newest sample, and the one before it. */
  #samples: { position: LogPosition; at: number }[] = []
  #restMs = REST_MS
  #restsUntil = 0
  readonly #timer: NodeJS.Timeout

  constructor(private readonly options: Options) {
    this.#timer = setInterval(() => void this.#sample(), SAMPLE_MS)
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
      this.#restMs = REST_MS
      if (seen) return seen.result
    } catch (error) {
      if (!isOfDatabase(error)) throw error
      this.#rest()
    }
    return primary(userId, work)
  }

  /** What a standby must have for this request; null if the primary is to answer. */
  #position(): LogPosition | null {
    const seen = seenPosition()
    if (!seen || seen.position === null || seen.hasChanged || Date.now() < this.#restsUntil) return null
    const [newest, before] = this.#samples
    if (!newest || !before || Date.now() - newest.at > SAMPLE_VALID_MS) return null
    const own = readPosition(seen.position)
    return own && laterPosition(own, before.position)
  }

  async #sample(): Promise<void> {
    try {
      const at = Date.now()
      const position = await this.options.position()
      this.#samples = [{ position, at }, ...this.#samples.slice(0, 1)]
    } catch {
      // The samples grow old, and the primary answers.
    }
  }

  #rest(): void {
    this.#restsUntil = Date.now() + this.#restMs
    this.#restMs = Math.min(this.#restMs * 2, LONGEST_REST_MS)
  }
}

/** Whether it is about the standby, such as a lost connection or rows that it had to clear away; not what the work refused. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || (error instanceof Error && 'severity' in error)
}
