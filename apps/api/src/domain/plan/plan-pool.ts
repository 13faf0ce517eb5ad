import { availableParallelism } from 'node:os'
import type { Piscina } from 'piscina'
import { Semaphore } from '../../storage/semaphore'
import { abortAfter } from '../abort-after'
import { DomainError } from '../domain-error'
import { planProgram } from './plan-program'
import { doPlanWork, type PlanArguments, type PlanResults } from './plan-work'

/** Of up to so many debts a projection takes a few milliseconds, less than a thread needs to begin. */
const DEBTS_AT_ONCE = 10
/** Of one person; whoever asks for more is refused until some are answered. */
const WAITING_AT_MOST = 8
const WAIT_MS = 20_000
/** The longest work of the most debts takes a tenth of it on a slow machine. */
const WORK_MS = 15_000
/** The server itself keeps a processor. */
const THREADS = Math.max(1, availableParallelism() - 1)
/** A thread without work ends after this time, and its memory is free again. */
const IDLE_MS = 30_000
/** Of the threads, so that answers to everybody come before the plans of some. Elsewhere than on Linux it is the process's. */
const NICE = process.platform === 'linux' ? 10 : 0
const RETRY_AFTER_SECONDS = 1

/** For whom, and of how many debts. */
export interface PlanRequest {
  userId: string
  debts: number
}

/** Does the work of plans. */
export interface PlanEngine {
  /** @throws DomainError `too_many_requests`, or `unavailable` if it takes too long */
  run<Name extends keyof PlanArguments>(
    request: PlanRequest,
    name: Name,
    ...args: PlanArguments[Name]
  ): Promise<PlanResults[Name]>
  close(): Promise<void>
}

/**
 * Does little work at once, and much of it in threads of its own, one request of a person at a time: however many
 * debts somebody has, the answers to others wait for none of them.
 */
export function planPool(): PlanEngine {
  let pool: Promise<Piscina> | undefined
  const turns = new PersonalTurns()
  const threads = new Semaphore(THREADS)
  return {
    async run({ userId, debts }, name, ...args) {
      const task = { name, args }
      if (debts <= DEBTS_AT_ONCE) return doPlanWork(task)
      return turns.take(userId, async () => {
        // Nothing waits in the pool's own queue: work with a signal is passed over there again and again.
        const release = await threads.acquire(WAIT_MS)
        try {
          pool ??= newPool()
          return await (await pool).run(task, { signal: abortAfter(WORK_MS) }).catch(tooLong)
        } finally {
          release()
        }
      })
    },
    async close() {
      await (await pool)?.destroy()
    },
  }
}

async function newPool(): Promise<Piscina> {
  // Most servers have nobody with so many debts.
  const { default: Pool } = await import('piscina')
  return new Pool({
    filename: planProgram,
    name: doPlanWork.name,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    niceIncrement: NICE,
  })
}

function tooLong(error: unknown): never {
  const isOver = error instanceof Error && error.name === 'AbortError'
  throw isOver ? new DomainError('unavailable', undefined, undefined, RETRY_AFTER_SECONDS) : error
}

/** Lets each person do one thing at a time, and everybody at the same time. */
class PersonalTurns {
  readonly #turns = new Map<string, Semaphore>()

  async take<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turns.get(userId) ?? new Semaphore(1)
    if (turn.waiting >= WAITING_AT_MOST) throw tooMany()
    this.#turns.set(userId, turn)
    const release = await turn.acquire(WAIT_MS)
    try {
      return await work()
    } finally {
      if (turn.waiting === 0) this.#turns.delete(userId)
      release()
    }
  }
}

function tooMany(): DomainError {
  const message = 'Your plan is still being worked out. Please try again in a moment.'
  return new DomainError('too_many_requests', message, undefined, RETRY_AFTER_SECONDS)
}
