import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import { findMessage, insertMessage } from '../../storage/tables/chat-table'
import { type StepRow, stepsOfTurns } from '../../storage/tables/steps-table'
import {
  countModelTurnsSince,
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

/**
 * Renewed by the worker of a turn. After a crash, another worker may take over when it expires. A shorter lease costs
 * more renewals.
 */
export const LEASE_MS = 20_000
/** How often a waiting message checks whether the one before it is answered. */
const POLL_INTERVAL_MS = 250
const DAY_MS = 24 * 60 * 60 * 1000

export interface TurnRequest {
  conversationId: string
  message: string
  /** The idempotency key; a request without one is new. */
  key: string | undefined
}

/** A turn that this process works on. */
export interface Turn {
  id: string
  conversationId: string
  message: string
  worker: string
  /** The steps done before this process took the turn over. */
  steps: readonly StepRow[]
}

type TurnStart = { answered: string } | { working: Turn }

/**
 * Begins the turn of a message, or resumes the turn of the same request. A person's turns run one at a time: this waits
 * while another one is being answered.
 *
 * @throws DomainError `not_found`, `idempotency_conflict`, `assistant_busy`
 */
export async function beginTurn(
  services: Services,
  userId: string,
  request: TurnRequest,
  signal: AbortSignal,
): Promise<TurnStart> {
  const key = request.key ?? randomUUID()
  const deadline = Date.now() + services.ai.turnTimeoutMs
  for (;;) {
    const start = await services.db.asUser(userId, (tx) => tryBegin(services, tx, { ...request, key }))
    if (start) return start
    if (Date.now() > deadline) throw new DomainError('assistant_busy')
    await sleep(POLL_INTERVAL_MS, undefined, { signal })
  }
}

/** Null while this turn or another one of the person is being worked on. */
async function tryBegin(
  services: Services,
  tx: UserTransaction,
  request: TurnRequest & { key: string },
): Promise<TurnStart | null> {
  const now = services.clock.now()
  await requireConversation(tx, request.conversationId)
  await lockTurns(tx)
  const same = await findTurnByKey(tx, request.key)
  if (same) return resumeTurn(tx, same, request, now)
  for (const other of await unansweredTurns(tx)) {
    if (isLeased(other, now)) return null
    // Its worker is gone, and its request was not retried.
    await setTurnAnswer(tx, { id: other.id, status: 'interrupted', replyId: null })
  }
  return { working: await insertNew(tx, request, now) }
}

async function resumeTurn(
  tx: UserTransaction,
  turn: TurnRow,
  request: TurnRequest,
  now: Date,
): Promise<TurnStart | null> {
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

/**
 * Refuses a turn that needs a model after the day's limit. Messages that need none are not limited.
 *
 * @throws DomainError `too_many_messages`
 */
export async function requireModelTurnsLeft({ ai, clock, db }: Services, userId: string): Promise<void> {
  const since = new Date(clock.now().getTime() - DAY_MS).toISOString()
  const count = await db.asReader(userId, (tx) => countModelTurnsSince(tx, since))
  if (count >= ai.turnsPerDay) throw new DomainError('too_many_messages')
}

/** When a lease renewed now expires, as an ISO 8601 time. */
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
