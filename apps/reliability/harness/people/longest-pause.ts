import { setTimeout as sleep } from 'node:timers/promises'

const INTERVAL_MS = 20

/** Measures the longest time in which a count does not grow. */
export class LongestPause {
  #longestMs = 0
  #since = performance.now()
  #stopped = false

  constructor(private readonly count: () => number) {
    void this.#poll()
  }

  /** Forgets what was measured so far. */
  restart(): void {
    this.#longestMs = 0
    this.#since = performance.now()
  }

  /** Returns milliseconds. */
  stop(): number {
    this.#stopped = true
    return Math.max(this.#longestMs, performance.now() - this.#since)
  }

  async #poll(): Promise<void> {
    for (let last = this.count(); !this.#stopped; await sleep(INTERVAL_MS)) {
      if (this.count() === last) continue
      last = this.count()
      this.#longestMs = Math.max(this.#longestMs, performance.now() - this.#since)
      this.#since = performance.now()
    }
  }
}
