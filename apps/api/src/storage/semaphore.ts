import { DatabaseUnavailable } from './database-unavailable'

interface Waiter {
  isRequest: boolean
  resume(): void
}

/** A counting semaphore that grants permits in the order of the requests (FIFO). */
export class Semaphore {
  readonly #permits: number
  #held = 0
  readonly #waiting: Waiter[] = []

  constructor(permits: number) {
    this.#permits = permits
  }

  get running(): number {
    return this.#held
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** Whether the next waiter is a person's request, which finishes quickly. */
  get isRequestNext(): boolean {
    return this.#waiting[0]?.isRequest === true
  }

  /**
   * Waits for a permit and returns the function that releases it.
   *
   * @param timeoutMs how long to wait; undefined waits indefinitely
   * @param isRequest whether a person is waiting for the result
   * @throws DatabaseUnavailable if no permit is free in time
   */
  async acquire(timeoutMs?: number, isRequest = false): Promise<() => void> {
    if (this.#held < this.#permits) this.#held += 1
    else await this.#wait(timeoutMs, isRequest)
    return () => this.#release()
  }

  /**
   * Runs `work` with a permit. Starts it synchronously if a permit is free.
   *
   * @param timeoutMs how long to wait; undefined waits indefinitely
   * @throws DatabaseUnavailable if no permit is free in time, or what `work` throws
   */
  async run<Result>(work: () => Promise<Result>, timeoutMs?: number): Promise<Result> {
    if (this.#held < this.#permits) this.#held += 1
    else await this.#wait(timeoutMs, false)
    try {
      return await work()
    } finally {
      this.#release()
    }
  }

  #wait(timeoutMs: number | undefined, isRequest: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const waiter = {
        isRequest,
        resume() {
          clearTimeout(timer)
          resolve()
        },
      }
      this.#waiting.push(waiter)
      if (timeoutMs === undefined) return
      timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1)
        reject(new DatabaseUnavailable('too many wait for their turn'))
      }, timeoutMs)
    })
  }

  /** Hands the permit directly to the next waiter, so that no newcomer can take it first. */
  #release(): void {
    const next = this.#waiting.shift()
    if (next) next.resume()
    else this.#held -= 1
  }
}
