import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import { findMessage, insertMessage } from '../../storage/tables/chat-table'
import { type StepRow, stepsOfTurns } from '../../storage/tables/steps-table'
import {
  countTurnsSince,
  findTurnByKey,
  insertTurn,
  lockTurns,
  setTurnAnswer,
  type TurnRow,
  takeTurn,
  unansweredTurns,
} from '../../storage/tables/turns-table'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { requireConversation } from './conversations'

/** Whoever works on a turn renews this; after a crash somebody else may go on this long later. Shorter costs everybody. */
export const LEASE_MS = 20_000
/** How often a message looks whether the one before it is answered. */
const LOOK_AGAIN_MS = 250
const DAY_MS = 24 * 60 * 60 * 1000

export interface TurnRequest {
  conversationId: string
  message: string
  /** The sender's name of the request; without one it is new. */
  key: string | undefined
}

/** A turn that this process works on. */
export interface Turn {
  id: string
  conversationId: string
  message: string
  worker: string
  /** What was done for it before this process took it over. */
  steps: readonly StepRow[]
}

type Begun = { answered: string } | { working: Turn }

/**
 * Begins the turn of a message, or takes up the one of the same request where it was left. One person's turns run one
 * after the other: it waits while another is answered.
 *
 * @throws DomainError `not_found`, `idempotency_conflict`, `too_many_messages`, `assistant_busy`
 */
export async function beginTurn(
  services: Services,
  userId: string,
  request: TurnRequest,
  signal: AbortSignal,
): Promise<Begun> {
  const key = request.key ?? randomUUID()
  const deadline = Date.now() + services.ai.turnTimeoutMs
  for (;;) {
    const begun = await services.db.asUser(userId, (tx) => tryToBegin(services, tx, { ...request, key }))
    if (begun) return begun
    if (Date.now() > deadline) throw new DomainError('assistant_busy')
    await sleep(LOOK_AGAIN_MS, undefined, { signal })
  }
}

/** Null while somebody works on this turn or on another one of the person. */
async function tryToBegin(
  services: Services,
  tx: UserTransaction,
  request: TurnRequest & { key: string },
): Promise<Begun | null> {
  const now = services.clock.now()
  await requireConversation(tx, request.conversationId)
  await lockTurns(tx)
  const same = await findTurnByKey(tx, request.key)
  if (same) return takeUp(tx, same, request, now)
  for (const other of await unansweredTurns(tx)) {
    if (isLeased(other, now)) return null
    // Nobody came back for its answer.
    await setTurnAnswer(tx, { id: other.id, status: 'interrupted', replyId: null })
  }
  await requireTurnsLeft(services, tx, now)
  return { working: await insertNew(tx, request, now) }
}

async function takeUp(
  tx: UserTransaction,
  turn: TurnRow,
  request: TurnRequest,
  now: Date,
): Promise<Begun | null> {
  if (turn.requestHash !== hashOf(request)) throw new DomainError('idempotency_conflict')
  if (turn.status !== null) return { answered: turn.id }
  if (isLeased(turn, now)) return null
  const worker = randomUUID()
  await takeTurn(tx, { id: turn.id, worker, leasedUntil: leaseFrom(now) })
  const message = await findMessage(tx, turn.messageId)
  const steps = await stepsOfTurns(tx, [turn.id])
  const { id, conversationId } = turn
  return { working: { id, conversationId, message: message?.content ?? request.message, worker, steps } }
}

async function insertNew(
  tx: UserTransaction,
  request: TurnRequest & { key: string },
  now: Date,
): Promise<Turn> {
  const { conversationId, message, key } = request
  const [id, messageId, worker] = [newId(), newId(), randomUUID()]
  const createdAt = now.toISOString()
  await insertMessage(tx, conversationId, { id: messageId, role: 'user', content: message, createdAt })
  await insertTurn(tx, {
    id,
    conversationId,
    requestKey: key,
    requestHash: hashOf(request),
    messageId,
    startedAt: createdAt,
    worker,
    leasedUntil: leaseFrom(now),
  })
  return { id, conversationId, message, worker, steps: [] }
}

async function requireTurnsLeft({ ai }: Services, tx: UserTransaction, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  if ((await countTurnsSince(tx, since)) >= ai.turnsPerDay) throw new DomainError('too_many_messages')
}

/** Until when the worker has the turn, as an ISO instant. */
export function leaseFrom(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString()
}

function isLeased({ leasedUntil }: TurnRow, now: Date): boolean {
  return leasedUntil > now.toISOString()
}

function hashOf({ conversationId, message }: TurnRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([conversationId, message]))
    .digest('hex')
}
