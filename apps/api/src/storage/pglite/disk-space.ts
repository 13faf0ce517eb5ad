import { statfs } from 'node:fs/promises'

/** What the system answers to a write for which there is no room. */
export const NO_SPACE = ['ENOSPC', 'EDQUOT']

const CACHED_MS = 250

/** Checks whether the disk of a folder is nearly full, at most a quarter of a second late. */
export class DiskSpace {
  readonly #folder: string
  readonly #reserve: number
  #answer: Promise<boolean> = Promise.resolve(false)
  #askedAt = Number.NEGATIVE_INFINITY

  /** @param reserve bytes that are kept free */
  constructor(folder: string, reserve: number) {
    this.#folder = folder
    this.#reserve = reserve
  }

  isNearlyFull(): Promise<boolean> {
    const now = performance.now()
    if (now - this.#askedAt > CACHED_MS) {
      this.#askedAt = now
      this.#answer = this.#ask()
    }
    return this.#answer
  }

  /** Whether it would not be nearly full either with this many bytes more on it; false if the system does not know. */
  async hasRoomFor(bytes: number): Promise<boolean> {
    const free = await this.#free()
    return free !== null && free >= this.#reserve + bytes
  }

  async #ask(): Promise<boolean> {
    const free = await this.#free()
    // Where the system does not know, a write fails later.
    return free !== null && free < this.#reserve
  }

  async #free(): Promise<number | null> {
    try {
      const { bavail, bsize } = await statfs(this.#folder)
      return bavail * bsize
    } catch {
      return null
    }
  }
}
