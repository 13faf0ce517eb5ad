import { statfsSync } from 'node:fs'

/** System error codes of a write for which there is no space. */
export const NO_SPACE = ['ENOSPC', 'EDQUOT']

const CACHE_MS = 250

/**
 * Checks whether the disk of a folder is nearly full; results are up to 250 ms old. Uses a synchronous call instead of
 * libuv's thread pool: password hashing can occupy that for seconds, while the caller holds the database's mutex.
 */
export class DiskSpace {
  readonly #folder: string
  readonly #reserve: number
  #isFull = false
  #checkedAt = Number.NEGATIVE_INFINITY

  /** @param reserve bytes to leave free */
  constructor(folder: string, reserve: number) {
    this.#folder = folder
    this.#reserve = reserve
  }

  isNearlyFull(): boolean {
    const now = performance.now()
    if (now - this.#checkedAt > CACHE_MS) {
      this.#checkedAt = now
      this.#isFull = this.#check()
    }
    return this.#isFull
  }

  /** Whether the disk could take this many more bytes without being nearly full; false if the system does not know. */
  hasRoomFor(bytes: number): boolean {
    const freeBytes = this.#freeBytes()
    return freeBytes !== null && freeBytes >= this.#reserve + bytes
  }

  #check(): boolean {
    const freeBytes = this.#freeBytes()
    // If the system does not know, a write will fail later.
    return freeBytes !== null && freeBytes < this.#reserve
  }

  #freeBytes(): number | null {
    try {
      const { bavail, bsize } = statfsSync(this.#folder)
      return bavail * bsize
    } catch {
      return null
    }
  }
}
