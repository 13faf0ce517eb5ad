import type { ReadOptions } from '@solvent/bank-files'
import { DomainError } from '../domain-error'
import { SPARE_PROCESSORS } from '../spare-processors'
import { UserQueues } from '../user-queues'
import { ReaderEnded, readInProcess } from './read-in-process'
import type { ReadDebts, ReadFile, ReadOutcome } from './read-outcome'
import type { ReadRequest } from './read-request'

/** Each process may take up its heap and the file, so many processors do not mean many processes. */
const MAX_PROCESSES = 4
/** Files of one user that may wait; further ones are refused. Each is in memory. */
const MAX_WAITING_PER_USER = 2
const REFUSAL = 'We are still reading your other files. Please try again in a moment.'
const TOO_SLOW = 'The file takes too long to read.'
const TOO_LARGE = 'The file takes too much memory to read.'
/** What makes a file smaller. */
const ADVICE: Readonly<Record<ReadRequest['kind'], string>> = {
  statements: 'Export a shorter period.',
  debts: 'Save the rows with your debts as CSV.',
}

/** Limits for one file. */
export interface BankFileLimits {
  timeoutMs: number
  heapMb: number
  /** How long it may wait for the files before it. */
  waitTimeoutMs: number
}

/** A CAMT file of 15 MB takes 2 s and 64 MB. */
const LIMITS: BankFileLimits = { timeoutMs: 15_000, heapMb: 256, waitTimeoutMs: 20_000 }

/**
 * Reads files that a person chose.
 *
 * @throws DomainError `invalid_request` for a file that cannot be read within the limits, `too_many_requests` for too
 *   many of one user
 */
export interface BankFilePool {
  read(userId: string, bytes: Uint8Array, options: ReadOptions): Promise<ReadFile>
  readDebts(userId: string, bytes: Uint8Array): Promise<ReadDebts['file']>
  /** Ends all processes. */
  close(): void
}

/** Reads each file in a separate process, one file per user at a time. */
export function bankFilePool(limits = LIMITS): BankFilePool {
  const processes = new Set<AbortController>()
  const queues = new UserQueues({
    concurrency: Math.min(SPARE_PROCESSORS, MAX_PROCESSES),
    maxWaitingPerUser: MAX_WAITING_PER_USER,
    refusal: REFUSAL,
    waitTimeoutMs: limits.waitTimeoutMs,
  })

  async function read(bytes: Uint8Array, request: ReadRequest): Promise<ReadFile | ReadDebts> {
    const { timeoutMs, heapMb } = limits
    const refusalOf = (problem: string) =>
      new DomainError('invalid_request', `${problem} ${ADVICE[request.kind]}`)
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(refusalOf(TOO_SLOW)), timeoutMs)
    processes.add(controller)
    try {
      return fileOf(await readInProcess({ bytes, request, heapMb, signal: controller.signal }))
    } catch (error) {
      if (controller.signal.aborted) throw controller.signal.reason
      throw error instanceof ReaderEnded ? refusalOf(TOO_LARGE) : error
    } finally {
      clearTimeout(timer)
      processes.delete(controller)
    }
  }

  const inTurn = (userId: string, bytes: Uint8Array, request: ReadRequest) =>
    queues.run(userId, () => read(bytes, request))

  return {
    async read(userId, bytes, options) {
      const read = await inTurn(userId, bytes, { kind: 'statements', options })
      if (read.kind !== 'statements') throw new Error('The reader of bank files read something else.')
      return read
    },
    async readDebts(userId, bytes) {
      const read = await inTurn(userId, bytes, { kind: 'debts' })
      if (read.kind !== 'debts') throw new Error('The reader of debts read something else.')
      return read.file
    },
    close() {
      for (const controller of processes) controller.abort(new DomainError('unavailable'))
    },
  }
}

function fileOf(outcome: ReadOutcome): ReadFile | ReadDebts {
  if ('problem' in outcome) throw new DomainError('invalid_request', outcome.problem)
  if ('failedAt' in outcome) throw new Error(`The reader of bank files failed:\n${outcome.failedAt}`)
  return outcome
}
