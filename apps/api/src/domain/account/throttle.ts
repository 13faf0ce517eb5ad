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
import { withAdmission } from './admission'
import { type Attempt, reportAttempt } from './attempt'
import { addKnownNetwork } from './known-networks'
import { toNetwork } from './network'
import { toAddressId } from './user-id'

const SECOND_MS = 1000
const WINDOW_MS = 60 * SECOND_MS
const ATTEMPTS_PER_WINDOW = 30
const FREE_FAILURES = 5

/** How long an account waits after a failure beyond the free ones; each further one doubles the wait. */
interface Waits {
  firstMs: number
  maxMs: number
}
const PASSWORD_WAITS: Waits = { firstMs: SECOND_MS, maxMs: 60 * SECOND_MS }
/** Longer, because a code has only six digits. */
const CODE_WAITS: Waits = { firstMs: 10 * SECOND_MS, maxMs: 60 * 60 * SECOND_MS }

/**
 * Checks a secret of the account, unless there were too many attempts. `check` receives the account's secrets, null if
 * there is no account, and resolves to a function that saves the result in one transaction. The attempt is counted as a
 * failure in a separate transaction before the check, so concurrent attempts cannot bypass the limit; saving resets the
 * failures. Unknown accounts are throttled alike, so attempts do not reveal which accounts exist.
 *
 * Each account has one count for all unknown networks. A network from which the account was logged in before has a
 * separate count, so endless guessing from elsewhere does not lock the owner out. Codes of a second factor have one
 * count for all networks, because who guesses them knows the password.
 *
 * @throws DomainError `too_many_requests` with the time to wait, or what the check throws
 */
export function withThrottle<Result>(
  services: Services,
  attempt: Attempt,
  check: Check<Result>,
): Promise<Result> {
  return reportAttempt(services.report, attempt, () =>
    withAdmission(services, attempt, () => checkUnlessThrottled(services, attempt, check)),
  )
}

type Check<Result> = (secrets: SecretsRow | null) => Promise<(tx: UserTransaction) => Promise<Result>>

async function checkUnlessThrottled<Result>(
  services: Services,
  { userId, address, use }: Attempt,
  check: Check<Result>,
): Promise<Result> {
  const { db, clock } = services
  await countAddress(services, address)
  const isCode = use === 'second_factor'
  const { waitMs, subject, secrets } = await db.asUser(userId, async (tx) => {
    const subject = isCode ? 'second_factor' : await passwordSubject(tx, address)
    const waitMs = await countAttempt(clock, tx, subject, afterFailure(isCode ? CODE_WAITS : PASSWORD_WAITS))
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
 * Counts an attempt from this address.
 *
 * @throws DomainError `too_many_requests` with the time to wait
 */
export async function countAddress({ db, clock }: Services, address: string): Promise<void> {
  const id = toAddressId(toNetwork(address))
  const count = perWindow(ATTEMPTS_PER_WINDOW)
  requireNoWait(await db.asUser(id, (tx) => countAttempt(clock, tx, 'address', count)))
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

/** Remembers a login to the account from this address: attempts from there are counted separately and wait less. */
export async function rememberNetwork(
  { clock }: Services,
  tx: UserTransaction,
  address: string,
): Promise<void> {
  tx.afterCommit(() => addKnownNetwork(tx.userId, address))
  await lockThrottle(tx, knownNetwork(address), clock.now().toISOString())
}

async function passwordSubject(tx: UserTransaction, address: string): Promise<ThrottleSubject> {
  const known = knownNetwork(address)
  return (await hasThrottle(tx, known)) ? known : 'account'
}

function knownNetwork(address: string): ThrottleSubject {
  return `network:${toAddressId(toNetwork(address))}`
}

interface Count {
  /** The longest wait that it causes. */
  maxMs: number
  apply(before: ThrottleRow, now: number): ThrottleRow
}

/** Counts an attempt and returns 0, or returns the milliseconds to wait if it comes too soon. */
async function countAttempt(
  clock: Clock,
  tx: UserTransaction,
  subject: ThrottleSubject,
  count: Count,
): Promise<number> {
  const before = await lockThrottle(tx, subject, clock.now().toISOString())
  // Read under the lock, so that an attempt never has an earlier time than the one it waited for.
  const now = clock.now().getTime()
  const remaining = Date.parse(before.blockedUntil) - now
  // A longer wait was written while the clock was ahead.
  const wait = remaining > count.maxMs ? 0 : remaining
  if (wait > 0) return wait
  await updateThrottle(tx, subject, count.apply(before, now))
  return 0
}

function requireNoWait(waitMs: number): void {
  if (waitMs > 0) throw tooManyAttempts(Math.ceil(waitMs / SECOND_MS))
}

/** Five failures are free; each further one doubles the wait. */
function afterFailure({ firstMs, maxMs }: Waits): Count {
  return {
    maxMs,
    apply(before, now) {
      const failures = before.failures + 1
      const doublings = failures - FREE_FAILURES - 1
      const wait = doublings < 0 ? 0 : Math.min(firstMs * 2 ** doublings, maxMs)
      return { failures, windowStartedAt: before.windowStartedAt, blockedUntil: toIso(now + wait) }
    },
  }
}

/** Allows this many attempts a minute; the next one waits until the minute is over. */
function perWindow(attempts: number): Count {
  return {
    maxMs: WINDOW_MS,
    apply(before, now) {
      const age = now - Date.parse(before.windowStartedAt)
      const isOver = age < 0 || age >= WINDOW_MS
      const started = isOver ? now : Date.parse(before.windowStartedAt)
      const failures = isOver ? 1 : before.failures + 1
      const blockedUntil = failures < attempts ? now : started + WINDOW_MS
      return { failures, windowStartedAt: toIso(started), blockedUntil: toIso(blockedUntil) }
    },
  }
}

function toIso(time: number): string {
  return new Date(time).toISOString()
}

function tooManyAttempts(seconds: number): DomainError {
  const wait =
    seconds > 120 ? `${Math.ceil(seconds / 60)} minutes` : seconds === 1 ? '1 second' : `${seconds} seconds`
  const message = `Too many attempts. Please wait ${wait} and try again.`
  return new DomainError('too_many_requests', message, undefined, seconds)
}
