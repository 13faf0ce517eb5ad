import { statfsSync } from 'node:fs'

/** What the system answers to a write for which there is no room. */
export const NO_SPACE = ['ENOSPC', 'EDQUOT']

const CACHED_MS = 250

/**
 * Checks whether the disk of a folder is nearly full, at most a quarter of a second late. The system is asked without
 * libuv's threads: passwords being hashed can fill those for seconds, and whoever holds the database's only turn asks.
 */
export class DiskSpace {
  readonly #folder: string
  readonly #reserve: number
  #answer = false
  #askedAt = Number.NEGATIVE_INFINITY

  /** @param reserve bytes that are kept free */
  constructor(folder: string, reserve: number) {
    this.#folder = folder
    this.#reserve = reserve
  }

  isNearlyFull(): boolean {
    const now = performance.now()
    if (now - this.#askedAt > CACHED_MS) {
      this.#askedAt = now
      this.#answer = this.#ask()
    }
    return this.#answer
  }

  /** Whether it would not be nearly full either with this many bytes more on it; false if the system does not know. */
  hasRoomFor(bytes: number): boolean {
    const free = this.#free()
    return free !== null && free >= this.#reserve + bytes
  }

  #ask(): boolean {
    const free = this.#free()
    // Where the system does not know, a write fails later.
    return free !== null && free < this.#reserve
  }

  #free(): number | null {
    try {
      const { bavail, bsize } = statfsSync(this.#folder)
      return bavail * bsize
    } catch {
      return null
    }
  }
}
