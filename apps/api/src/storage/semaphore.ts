import { DatabaseUnavailable } from './database-unavailable'

interface Waiter {
  isRequest: boolean
  resume(): void
}

type IsOwner = (owner: string) => boolean

const NO_OWNER = ''

interface AcquireOptions {
  /** How long to wait; undefined waits indefinitely. */
  timeoutMs?: number | undefined
  /** Whether a person is waiting for the result. */
  isRequest?: boolean
  /** Who asks, such as the id of a person. All without one share their turns. */
  owner?: string
}

/**
 * A counting semaphore. Those who wait take turns by owner, so that one with many requests makes another wait for only
 * one of them. The requests of one owner are granted in their order.
 */
export class Semaphore {
  readonly #permits: number
  #held = 0
  #waiting = 0
  /** By owner; the one whose turn is next comes first. No queue is empty. */
  readonly #queues = new Map<string, Waiter[]>()
  readonly #withheld = new Set<IsOwner>()

  constructor(permits: number) {
    this.#permits = permits
  }

  get running(): number {
    return this.#held
  }

  get waiting(): number {
    return this.#waiting
  }

  /** Whether the next waiter is a person's request, which finishes quickly. */
  get isRequestNext(): boolean {
    const [, queue] = this.#nextQueue() ?? []
    return queue?.[0]?.isRequest === true
  }

  /**
   * Waits for a permit and returns the function that releases it.
   *
   * @throws DatabaseUnavailable if no permit is free in time
   */
  async acquire(options: AcquireOptions = {}): Promise<() => void> {
    if (this.#held < this.#permits && !this.#isWithheld(options.owner)) this.#held += 1
    else await this.#wait(options)
    return () => this.#release()
  }

  /** Makes these owners wait, even for a free permit, until the returned function is called. */
  withhold(owners: IsOwner): () => void {
    this.#withheld.add(owners)
    return () => {
      this.#withheld.delete(owners)
      this.#grantFree()
    }
  }

  /**
   * Runs `work` with a permit. Starts it synchronously if a permit is free.
   *
   * @param timeoutMs how long to wait; undefined waits indefinitely
   * @throws DatabaseUnavailable if no permit is free in time, or what `work` throws
   */
  async run<Result>(work: () => Promise<Result>, timeoutMs?: number): Promise<Result> {
    if (this.#held < this.#permits) this.#held += 1
    else await this.#wait({ timeoutMs })
    try {
      return await work()
    } finally {
      this.#release()
    }
  }

  #wait({ timeoutMs, isRequest = false, owner = NO_OWNER }: AcquireOptions): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const waiter = {
        isRequest,
        resume() {
          clearTimeout(timer)
          resolve()
        },
      }
      const queue = this.#queues.get(owner)
      if (queue) queue.push(waiter)
      else this.#queues.set(owner, [waiter])
      this.#waiting += 1
      if (timeoutMs === undefined) return
      timer = setTimeout(() => {
        this.#leave(owner, waiter)
        reject(new DatabaseUnavailable('too many wait for their turn'))
      }, timeoutMs)
    })
  }

  #leave(owner: string, waiter: Waiter): void {
    const left = this.#queues.get(owner)?.filter((other) => other !== waiter) ?? []
    if (left.length > 0) this.#queues.set(owner, left)
    else this.#queues.delete(owner)
    this.#waiting -= 1
  }

  #release(): void {
    this.#held -= 1
    this.#grantFree()
  }

  /** Hands free permits directly to the next waiters, so that no newcomer can take them first. */
  #grantFree(): void {
    while (this.#held < this.#permits) {
      const next = this.#takeNext()
      if (!next) return
      this.#held += 1
      next.resume()
    }
  }

  #takeNext(): Waiter | undefined {
    const queue = this.#nextQueue()
    if (!queue) return undefined
    const [owner, [next, ...later]] = queue
    this.#queues.delete(owner)
    if (later.length > 0) this.#queues.set(owner, later)
    this.#waiting -= 1
    return next
  }

  #nextQueue(): [owner: string, queue: Waiter[]] | undefined {
    for (const entry of this.#queues) if (!this.#isWithheld(entry[0])) return entry
    return undefined
  }

  #isWithheld(owner = NO_OWNER): boolean {
    return [...this.#withheld].some((owners) => owners(owner))
  }
}
