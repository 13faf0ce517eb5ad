import type { UserTransaction } from '../../storage/database'
import {
  clearThrottle,
  hasThrottle,
  lockThrottle,
  type ThrottleRow,
  type ThrottleSubject,
  updateThrottle,
} from '../../storage/tables/throttles-table'
import { findSecrets, type SecretsRow } from '../../storage/tables/users-table'
import { DomainError } from '../domain-error'
import type { Clock, Services } from '../services'
import { inAdmission } from './admission'
import { type Attempt, reportAttempt } from './attempt'
import { rememberHere } from './known-here'
import { toNetwork } from './network'
import { toAddressId } from './user-id'

const SECOND_MS = 1000
const WINDOW_MS = 60 * SECOND_MS
const ATTEMPTS_PER_WINDOW = 30
const FREE_FAILURES = 5
const LONGEST_WAIT_MS = 60 * SECOND_MS

/**
 * Checks a secret of the account, unless there were too many attempts. `check` gets what the account has, null if there
 * is none, and resolves to what is to be saved, in one transaction. The attempt counts as a failure before the check
 * begins, in a transaction of its own, so that a thousand attempts at once are not a thousand free ones; a check that is
 * saved forgives the failures. An account that does not exist is throttled alike, so nobody learns which ones do.
 *
 * Strangers share one count for each account. A network that the account was logged in from before has its own,
 * so a stranger who guesses without end does not keep the owner out.
 *
 * @throws DomainError `too_many_requests` with the time to wait, or what the check throws
 */
export function withThrottle<Result>(
  services: Services,
  attempt: Attempt,
  check: Check<Result>,
): Promise<Result> {
  return reportAttempt(services.report, attempt, () =>
    inAdmission(services, attempt, () => checkUnlessThrottled(services, attempt, check)),
  )
}

type Check<Result> = (secrets: SecretsRow | null) => Promise<(tx: UserTransaction) => Promise<Result>>

async function checkUnlessThrottled<Result>(
  { db, clock }: Services,
  { userId, address }: Attempt,
  check: Check<Result>,
): Promise<Result> {
  await db
    .asUser(toAddressId(toNetwork(address)), (tx) =>
      countAttempt(clock, tx, 'address', perWindow(ATTEMPTS_PER_WINDOW)),
    )
    .then(requireNoWait)
  const { waitMs, subject, secrets } = await db.asUser(userId, async (tx) => {
    const known = knownNetwork(address)
    const subject = (await hasThrottle(tx, known)) ? known : 'account'
    const waitMs = await countAttempt(clock, tx, subject, afterFailure)
    return { waitMs, subject, secrets: await findSecrets(tx) }
  })
  requireNoWait(waitMs)
  const save = await check(secrets)
  return db.asUser(userId, async (tx) => {
    const result = await save(tx)
    await clearThrottle(tx, subject, clock.now().toISOString())
    return result
  })
}

/**
 * Counts a registration from this address.
 *
 * @throws DomainError `too_many_requests` with the time to wait
 */
export async function countRegistration(services: Services, address: string): Promise<void> {
  const { db, clock, registrationsPerMinute } = services
  const count = perWindow(registrationsPerMinute)
  const id = toAddressId(toNetwork(address))
  requireNoWait(await db.asUser(id, (tx) => countAttempt(clock, tx, 'registration', count)))
}

/** Remembers that the account was logged in from this address; attempts from there are counted apart and wait less. */
export async function rememberNetwork(
  { clock }: Services,
  tx: UserTransaction,
  address: string,
): Promise<void> {
  tx.afterCommit(() => rememberHere(tx.userId, address))
  await lockThrottle(tx, knownNetwork(address), clock.now().toISOString())
}

function knownNetwork(address: string): ThrottleSubject {
  return `network:${toAddressId(toNetwork(address))}`
}

type Count = (before: ThrottleRow, now: number) => ThrottleRow

/** Counts an attempt, unless it comes too soon; then it gives the milliseconds to wait. */
async function countAttempt(
  clock: Clock,
  tx: UserTransaction,
  subject: ThrottleSubject,
  count: Count,
): Promise<number> {
  const before = await lockThrottle(tx, subject, clock.now().toISOString())
  // Read under the lock, so that of two attempts at once none seems to come before the one it waited for.
  const now = clock.now().getTime()
  const rest = Date.parse(before.blockedUntil) - now
  // A longer one was written while the clock ran ahead.
  const wait = rest > LONGEST_WAIT_MS ? 0 : rest
  if (wait > 0) return wait
  await updateThrottle(tx, subject, count(before, now))
  return 0
}

function requireNoWait(waitMs: number): void {
  if (waitMs > 0) throw tooManyAttempts(Math.ceil(waitMs / SECOND_MS))
}

/** Five failures cost nothing; each one more doubles the wait, from a second to a minute. */
function afterFailure(before: ThrottleRow, now: number): ThrottleRow {
  const failures = before.failures + 1
  const doublings = failures - FREE_FAILURES - 1
  const wait = doublings < 0 ? 0 : Math.min(SECOND_MS * 2 ** doublings, LONGEST_WAIT_MS)
  return { failures, windowStartedAt: before.windowStartedAt, blockedUntil: toIso(now + wait) }
}

/** So many attempts a minute; the next one waits until the minute is over. */
function perWindow(attempts: number): Count {
  return (before, now) => {
    const age = now - Date.parse(before.windowStartedAt)
    const isOver = age < 0 || age >= WINDOW_MS
    const started = isOver ? now : Date.parse(before.windowStartedAt)
    const failures = isOver ? 1 : before.failures + 1
    const blockedUntil = failures < attempts ? now : started + WINDOW_MS
    return { failures, windowStartedAt: toIso(started), blockedUntil: toIso(blockedUntil) }
  }
}

function toIso(time: number): string {
  return new Date(time).toISOString()
}

function tooManyAttempts(seconds: number): DomainError {
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`
  const message = `Too many attempts. Please wait ${wait} and try again.`
  return new DomainError('too_many_requests', message, undefined, seconds)
}
