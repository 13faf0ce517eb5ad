import { DomainError } from '../domain-error'

/** Each hash takes 64 MiB and a core for a moment. */
const MAX_RUNNING = 4
const MAX_WAITING = 50

let running = 0
const waiting: (() => void)[] = []

/** @throws DomainError `too_many_requests` if too many hashes wait already. */
export async function inHashingQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) throw new DomainError('too_many_requests')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    // The place passes on to the next in line, so nobody overtakes.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
