import { DatabaseUnavailable } from './database-unavailable'

interface Waiter {
  isRequest: boolean
  go(): void
}

/** Lets so many at a time go on, in the order in which they came. */
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

  /** Whether the next one is a request of a person, which is soon done. */
  get isRequestNext(): boolean {
    return this.#waiting[0]?.isRequest === true
  }

  /**
   * Waits for a permit; it is held until the function that this returns is called.
   *
   * @param timeoutMs how long to wait; without it, as long as it takes
   * @param isRequest whether a person waits for it
   * @throws DatabaseUnavailable if none is free in time
   */
  async acquire(timeoutMs?: number, isRequest = false): Promise<() => void> {
    if (this.#held < this.#permits) this.#held += 1
    else await this.#wait(timeoutMs, isRequest)
    return () => this.#release()
  }

  #wait(timeoutMs: number | undefined, isRequest: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const waiter = {
        isRequest,
        go() {
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

  /** A permit stays held while it goes from one to the next, so that nobody slips in between. */
  #release(): void {
    const next = this.#waiting.shift()
    if (next) next.go()
    else this.#held -= 1
  }
}
