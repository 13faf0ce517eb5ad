import { DatabaseUnavailable } from '../database-unavailable'

interface Waiter {
  go(): void
}

/** One at a time, in the order in which they came. */
export class Turns {
  #isTaken = false
  readonly #waiting: Waiter[] = []

  get running(): number {
    return this.#isTaken ? 1 : 0
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * Waits for the turn; it lasts until the function that comes of it is called.
   *
   * @param patienceMs how long to wait; without it, as long as it takes
   * @throws DatabaseUnavailable if the turn does not come in time
   */
  async take(patienceMs?: number): Promise<() => void> {
    if (this.#isTaken) await this.#wait(patienceMs)
    this.#isTaken = true
    return () => this.#pass()
  }

  #wait(patienceMs: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const waiter = {
        go() {
          clearTimeout(timer)
          resolve()
        },
      }
      this.#waiting.push(waiter)
      if (patienceMs === undefined) return
      timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1)
        reject(new DatabaseUnavailable('too many transactions wait for their turn'))
      }, patienceMs)
    })
  }

  /** The turn stays taken while it goes from one to the next, so that nobody slips in between. */
  #pass(): void {
    const next = this.#waiting.shift()
    if (next) next.go()
    else this.#isTaken = false
  }
}
