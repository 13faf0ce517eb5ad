import { DomainError } from '../domain-error'
import { MAX_CONCURRENT_HASHES } from '../secrets/hashing-queue'
import type { Services } from '../services'
import type { AttemptSource } from './attempt'
import { isKnownNetwork } from './known-networks'
import { toNetwork } from './network'

// Checking a secret occupies a core and takes several transactions. Requests queue before the first of these, so a
// login storm takes no more of the server than the few checks that run.

/** Maximum concurrent secret checks and registrations: some hash while others query the database. */
const MAX_RUNNING_CHECKS = MAX_CONCURRENT_HASHES + 2
const MAX_WAITING = 32
const RETRY_AFTER_SECONDS = 2

interface QueuedRequest {
  network: string
  userId: string
  /** Whether this server has let the person in from this network before. */
  isKnown: boolean
  hasCallerLeft: () => boolean
  start(): void
  refuse(error: DomainError): void
}

const running: QueuedRequest[] = []
/** In order of arrival. */
const waiting: QueuedRequest[] = []

/**
 * Runs the work when its turn comes. If the queue is full, refuses the latest request of the network or account that
 * has the most requests in it, and in a tie one from an unknown network.
 *
 * @throws DomainError `too_many_requests` with the time to wait, or what the work throws
 */
export async function withAdmission<Result>(
  services: Services,
  source: AttemptSource,
  work: () => Promise<Result>,
): Promise<Result> {
  const request = await admit(services, source)
  try {
    return await work()
  } finally {
    running.splice(running.indexOf(request), 1)
    startNext()
  }
}

function admit(
  { hasCallerLeft = () => false }: Services,
  { userId, address }: AttemptSource,
): Promise<QueuedRequest> {
  return new Promise((resolve, reject) => {
    const request: QueuedRequest = {
      network: toNetwork(address),
      userId,
      isKnown: isKnownNetwork(userId, address),
      hasCallerLeft,
      start: () => resolve(request),
      refuse: reject,
    }
    waiting.push(request)
    startNext()
    if (waiting.length > MAX_WAITING) refuseOne()
  })
}

function startNext(): void {
  while (running.length < MAX_RUNNING_CHECKS && waiting.length > 0) {
    const next = firstBy(waiting, startsBefore)
    waiting.splice(waiting.indexOf(next), 1)
    if (next.hasCallerLeft()) {
      next.refuse(tooMany())
      continue
    }
    running.push(next)
    next.start()
  }
}

function refuseOne(): void {
  const last = firstBy(waiting.toReversed(), isRefusedBefore)
  waiting.splice(waiting.indexOf(last), 1)
  last.refuse(tooMany())
}

/** The first in the order of `comesBefore`. */
function firstBy(
  requests: readonly QueuedRequest[],
  comesBefore: (one: QueuedRequest, other: QueuedRequest) => boolean,
): QueuedRequest {
  return requests.reduce((best, request) => (comesBefore(request, best) ? request : best))
}

function startsBefore(one: QueuedRequest, other: QueuedRequest): boolean {
  const difference = share(running, one) - share(running, other)
  return difference < 0 || (difference === 0 && one.isKnown && !other.isKnown)
}

function isRefusedBefore(one: QueuedRequest, other: QueuedRequest): boolean {
  const difference = share(waiting, one) - share(waiting, other)
  return difference > 0 || (difference === 0 && other.isKnown && !one.isKnown)
}

/**
 * How many of the requests count against this one: those from its network or, for an unknown network, for its account.
 * Attempts from unknown networks do not count against a known one.
 */
function share(requests: readonly QueuedRequest[], { network, userId, isKnown }: QueuedRequest): number {
  const sameNetwork = requests.filter((request) => request.network === network && request.isKnown === isKnown)
  const sameAccount = requests.filter((request) => request.userId === userId && !request.isKnown)
  return isKnown ? sameNetwork.length : Math.max(sameNetwork.length, sameAccount.length)
}

function tooMany(): DomainError {
  const message = 'Too many people are logging in right now. Please try again in a few seconds.'
  return new DomainError('too_many_requests', message, undefined, RETRY_AFTER_SECONDS)
}
