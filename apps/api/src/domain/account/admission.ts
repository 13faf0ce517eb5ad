import { DomainError } from '../domain-error'
import { HASHES_AT_ONCE } from '../secrets/hashing-queue'
import type { Services } from '../services'
import type { Caller } from './attempt'
import { isKnownHere } from './known-here'
import { toNetwork } from './network'

// Checking a secret costs a core for a moment and several transactions. Whoever wants one is admitted before the first
// of these, so that a storm of logins takes no more from everybody else than the few that are at work.

/** Checks of secrets and registrations at work at a time: some are hashed while others ask the database. */
const MOST_AT_WORK = HASHES_AT_ONCE + 2
const MOST_WAITING = 32
const RETRY_AFTER_SECONDS = 2

interface Place {
  network: string
  userId: string
  /** This server has let this person in from this network before. */
  isKnown: boolean
  hasCallerLeft: () => boolean
  begin(): void
  refuse(error: DomainError): void
}

const atWork: Place[] = []
/** In the order in which they came. */
const waiting: Place[] = []

/**
 * Does the work in its turn. Nobody is refused while there is room to wait; then whoever has the most places, by their
 * network or their account, gives up the last of them, a stranger before somebody who was let in from there before.
 *
 * @throws DomainError `too_many_requests` with the time to wait, or what the work throws
 */
export async function inAdmission<Result>(
  services: Services,
  caller: Caller,
  work: () => Promise<Result>,
): Promise<Result> {
  const place = await admitted(services, caller)
  try {
    return await work()
  } finally {
    atWork.splice(atWork.indexOf(place), 1)
    beginNext()
  }
}

function admitted({ hasCallerLeft = () => false }: Services, { userId, address }: Caller): Promise<Place> {
  return new Promise((resolve, reject) => {
    const place: Place = {
      network: toNetwork(address),
      userId,
      isKnown: isKnownHere(userId, address),
      hasCallerLeft,
      begin: () => resolve(place),
      refuse: reject,
    }
    waiting.push(place)
    beginNext()
    if (waiting.length > MOST_WAITING) refuseOne()
  })
}

function beginNext(): void {
  while (atWork.length < MOST_AT_WORK && waiting.length > 0) {
    const next = bestOf(waiting, isBefore)
    waiting.splice(waiting.indexOf(next), 1)
    // Nobody waits for the answer to this one.
    if (next.hasCallerLeft()) {
      next.refuse(tooMany())
      continue
    }
    atWork.push(next)
    next.begin()
  }
}

function refuseOne(): void {
  const last = bestOf(waiting.toReversed(), givesUpBefore)
  waiting.splice(waiting.indexOf(last), 1)
  last.refuse(tooMany())
}

/** The first of those that nobody else comes before. */
function bestOf(places: readonly Place[], comesBefore: (one: Place, other: Place) => boolean): Place {
  return places.reduce((best, place) => (comesBefore(place, best) ? place : best))
}

function isBefore(one: Place, other: Place): boolean {
  const difference = share(atWork, one) - share(atWork, other)
  return difference < 0 || (difference === 0 && one.isKnown && !other.isKnown)
}

function givesUpBefore(one: Place, other: Place): boolean {
  const difference = share(waiting, one) - share(waiting, other)
  return difference > 0 || (difference === 0 && other.isKnown && !one.isKnown)
}

/**
 * How many of the places count as this one's: those of its network or, of strangers, for the account they are at. Whoever
 * was let in from their network before shares none with strangers who try their account.
 */
function share(places: readonly Place[], { network, userId, isKnown }: Place): number {
  const near = places.filter((place) => place.network === network && place.isKnown === isKnown)
  const same = places.filter((place) => place.userId === userId && !place.isKnown)
  return isKnown ? near.length : Math.max(near.length, same.length)
}

function tooMany(): DomainError {
  const message = 'Too many people are logging in at this moment. Please try again in a few seconds.'
  return new DomainError('too_many_requests', message, undefined, RETRY_AFTER_SECONDS)
}
