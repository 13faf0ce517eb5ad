import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { CatchUp } from './catch-up'

/** How long a request waits. What is done by then stays committed. */
const REQUEST_DEADLINE_MS = 9_500
const RETRY_AFTER_SECONDS = 1
/** How often a waiting request looks whether its caller is still there. */
const WAITING_MS = 100

/** The books have to be brought up to date before the request can go on. */
export class BooksBehind extends DomainError {
  constructor() {
    const message = 'We are updating your accounts. Please try again in a moment.'
    super('unavailable', message, undefined, RETRY_AFTER_SECONDS)
  }
}

/** By person. A page sends several requests concurrently, which wait for the same one. */
const running = new Map<string, CatchUp>()

/**
 * Waits until everything whose day has come is in the books.
 *
 * @throws BooksBehind if the caller disconnects, the server stops or the time is up
 */
export async function bringUpToDate(services: Services, userId: string): Promise<void> {
  const { hasCallerLeft, isStopping } = services
  const deadline = performance.now() + REQUEST_DEADLINE_MS
  for (;;) {
    const catchUp = catchUpOf(services, userId)
    const leave = catchUp.join()
    try {
      const isComplete = await Promise.race([catchUp.isComplete, sleep(WAITING_MS, false)])
      // The one of another device may be for another day.
      if (isComplete && catchUp.today === services.clock.today()) return
    } finally {
      leave()
    }
    if (hasCallerLeft?.() || isStopping?.() || performance.now() > deadline) throw new BooksBehind()
  }
}

/**
 * Waits a moment for the same. If that is not enough, it goes on for the page, which hears of its progress.
 *
 * @returns whether the books are up to date
 */
export async function startToBringUpToDate(
  services: Services,
  userId: string,
  { waitMs, onProgress }: NonNullable<Services['whileBehind']>,
): Promise<boolean> {
  const catchUp = catchUpOf(services, userId)
  catchUp.follow(onProgress)
  const isComplete = await Promise.race([catchUp.isComplete, sleep(waitMs, false)])
  return isComplete && catchUp.today === services.clock.today()
}

function catchUpOf(services: Services, userId: string): CatchUp {
  const found = running.get(userId)
  if (found) return found
  const started = new CatchUp(services, userId)
  running.set(userId, started)
  const end = () => running.delete(userId)
  started.isComplete.then(end, end)
  return started
}
