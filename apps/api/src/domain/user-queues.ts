import { Semaphore } from '../storage/semaphore'
import { DomainError } from './domain-error'

const RETRY_AFTER_SECONDS = 1

interface Options {
  /** The tasks that run at the same time, of all users together. */
  concurrency: number
  /** The tasks of one user that may wait; further ones are refused with this message. */
  maxWaitingPerUser: number
  refusal: string
  /** How long a task may wait for those of its user, and then for those of all. */
  waitTimeoutMs: number
}

/** Runs one task per user at a time, and the tasks of different users concurrently, in order of arrival. */
export class UserQueues {
  readonly #options: Options
  readonly #all: Semaphore
  readonly #queues = new Map<string, Semaphore>()

  constructor(options: Options) {
    this.#options = options
    this.#all = new Semaphore(options.concurrency)
  }

  /** @throws DomainError `too_many_requests`, DatabaseUnavailable after a long wait, or what `work` throws */
  async run<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(userId) ?? new Semaphore(1)
    const { maxWaitingPerUser, refusal, waitTimeoutMs } = this.#options
    if (queue.waiting >= maxWaitingPerUser) {
      throw new DomainError('too_many_requests', refusal, undefined, RETRY_AFTER_SECONDS)
    }
    this.#queues.set(userId, queue)
    const release = await queue.acquire({ timeoutMs: waitTimeoutMs })
    try {
      return await this.#all.run(work, waitTimeoutMs)
    } finally {
      if (queue.waiting === 0) this.#queues.delete(userId)
      release()
    }
  }
}
