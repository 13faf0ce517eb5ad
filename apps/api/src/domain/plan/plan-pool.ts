import type { Piscina } from 'piscina'
import { abortAfter } from '../abort-after'
import { DomainError } from '../domain-error'
import { SPARE_PROCESSORS } from '../spare-processors'
import { UserQueues } from '../user-queues'
import { planProgram } from './plan-program'
import { doPlanWork, type PlanArguments, type PlanResults } from './plan-work'

/** Up to this many debts, a projection takes a few milliseconds, less than starting a thread. */
const MAX_INLINE_DEBTS = 10
/** Requests of one user that may wait; further ones are refused. */
const MAX_WAITING_PER_USER = 8
/** The longest computation, with the most debts, takes a tenth of this on a slow machine. */
const WORK_TIMEOUT_MS = 15_000
const WAIT_TIMEOUT_MS = 20_000
/** An idle thread ends after this time and frees its memory. */
const IDLE_TIMEOUT_MS = 30_000
/**
 * Lowers the priority of the threads, so that other answers come first, but not so far that a busy machine starves
 * them until the timeout. On Linux only: elsewhere it applies to the whole process.
 */
const NICE = process.platform === 'linux' ? 4 : 0
const RETRY_AFTER_SECONDS = 1
const REFUSAL = 'We are still calculating your plan. Please try again in a moment.'

/** The user, and the number of their debts. */
export interface PlanRequest {
  userId: string
  debts: number
}

/** Runs the plan computations. */
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
 * Runs small computations inline and large ones in separate threads, one request per user at a time: one user's many
 * debts do not delay answers to others.
 */
export function planPool(): PlanEngine {
  let pool: Promise<Piscina> | undefined
  // Nothing waits in the pool's own queue, which keeps passing over tasks with a signal.
  const queues = new UserQueues({
    concurrency: SPARE_PROCESSORS,
    maxWaitingPerUser: MAX_WAITING_PER_USER,
    refusal: REFUSAL,
    waitTimeoutMs: WAIT_TIMEOUT_MS,
  })
  return {
    async run({ userId, debts }, name, ...args) {
      const task = { name, args }
      if (debts <= MAX_INLINE_DEBTS) return doPlanWork(task)
      return queues.run(userId, async () => {
        pool ??= newPool()
        return (await pool).run(task, { signal: abortAfter(WORK_TIMEOUT_MS) }).catch(throwTimeout)
      })
    },
    async close() {
      await (await pool)?.destroy()
    },
  }
}

async function newPool(): Promise<Piscina> {
  // Loaded on demand: on most servers no user has that many debts.
  const { default: Pool } = await import('piscina')
  return new Pool({
    filename: planProgram,
    name: doPlanWork.name,
    minThreads: 0,
    maxThreads: SPARE_PROCESSORS,
    idleTimeout: IDLE_TIMEOUT_MS,
    niceIncrement: NICE,
  })
}

function throwTimeout(error: unknown): never {
  const isOver = error instanceof Error && error.name === 'AbortError'
  throw isOver ? new DomainError('unavailable', undefined, undefined, RETRY_AFTER_SECONDS) : error
}
