import type { UserTransaction } from '../database'
import { toInstant } from './columns'

/** How a turn ended; `interrupted`: its worker is gone and the request was not retried. */
export type TurnStatus = 'ok' | 'saved' | 'confirm' | 'api_key_required' | 'interrupted'

/** One message of a person and its outcome. */
export interface TurnRow {
  id: string
  conversationId: string
  requestKey: string
  /** SHA-256 of the request, in hexadecimal. */
  requestHash: string
  messageId: string
  startedAt: string
  /** The worker that processes the turn, and until when no other may. */
  worker: string
  leasedUntil: string
  /** Null until it is answered. */
  status: TurnStatus | null
  replyId: string | null
  /**
   * The provider's host, the model and the last request; null if no model was called. Of a program's call: the
   * program's name, and what it was sent.
   */
  provider: string | null
  model: string | null
  sent: unknown
}

type NewTurn = Omit<TurnRow, 'status' | 'replyId' | 'provider' | 'model' | 'sent'>

interface Stored extends Omit<TurnRow, 'startedAt' | 'leasedUntil'> {
  started_at: string
  leased_until: string
}

const COLUMNS = `turn_id as id, session_id as "conversationId", request_key as "requestKey",
  request_hash as "requestHash", message_id as "messageId", started_at, worker, leased_until, status,
  reply_id as "replyId", provider, model, sent`

export async function insertTurn(tx: UserTransaction, turn: NewTurn): Promise<void> {
  await tx.change(
    `insert into chat_turns (user_id, turn_id, session_id, request_key, request_hash, message_id, started_at, worker,
       leased_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tx.userId,
      turn.id,
      turn.conversationId,
      turn.requestKey,
      turn.requestHash,
      turn.messageId,
      turn.startedAt,
      turn.worker,
      turn.leasedUntil,
    ],
  )
}

/** Blocks other transactions from starting or taking over this person's turns until this one ends. */
export async function lockTurns(tx: UserTransaction): Promise<void> {
  await tx.query(`select 1 from users where user_id = $1 for update`, [tx.userId])
}

export async function findTurn(tx: UserTransaction, id: string): Promise<TurnRow | null> {
  const [turn] = await readTurns(tx, 'turn_id = $2', [id])
  return turn ?? null
}

export async function findTurnByKey(tx: UserTransaction, requestKey: string): Promise<TurnRow | null> {
  const [turn] = await readTurns(tx, 'request_key = $2', [requestKey])
  return turn ?? null
}

/** Oldest first. */
export function unansweredTurns(tx: UserTransaction): Promise<TurnRow[]> {
  return readTurns(tx, 'status is null', [])
}

/** Oldest first. */
export function turnsOfConversation(tx: UserTransaction, conversationId: string): Promise<TurnRow[]> {
  return readTurns(tx, 'session_id = $2', [conversationId])
}

async function readTurns(
  tx: UserTransaction,
  condition: string,
  params: readonly unknown[],
): Promise<TurnRow[]> {
  const rows = await tx.query<Stored>(
    `select ${COLUMNS} from chat_turns where user_id = $1 and ${condition} order by turn_id`,
    [tx.userId, ...params],
  )
  return rows.map(({ started_at, leased_until, ...row }) => ({
    ...row,
    startedAt: toInstant(started_at),
    leasedUntil: toInstant(leased_until),
  }))
}

/** How many turns asked a model. */
export async function countModelTurnsSince(tx: UserTransaction, instant: string): Promise<number> {
  const [row] = await tx.query<{ count: string }>(
    `select count(*)::text as count from chat_turns
     where user_id = $1 and started_at >= $2 and model is not null`,
    [tx.userId, instant],
  )
  return Number(row?.count ?? 0)
}

/** Assigns the turn to a worker, regardless of the previous one. */
export async function takeTurn(
  tx: UserTransaction,
  { id, worker, leasedUntil }: Pick<TurnRow, 'id' | 'worker' | 'leasedUntil'>,
): Promise<void> {
  await tx.change(
    `update chat_turns set worker = $3, leased_until = $4 where user_id = $1 and turn_id = $2`,
    [tx.userId, id, worker, leasedUntil],
  )
}

/** Extends the worker's lease and locks the turn. False if another worker has it by now, or it is answered. */
export async function extendLease(
  tx: UserTransaction,
  { id, worker, leasedUntil }: Pick<TurnRow, 'id' | 'worker' | 'leasedUntil'>,
): Promise<boolean> {
  const rows = await tx.change(
    `update chat_turns set leased_until = $4
     where user_id = $1 and turn_id = $2 and worker = $3 and status is null returning turn_id`,
    [tx.userId, id, worker, leasedUntil],
  )
  return rows.length === 1
}

export async function setTurnAnswer(
  tx: UserTransaction,
  { id, status, replyId }: { id: string; status: TurnStatus; replyId: string | null },
): Promise<void> {
  await tx.change(`update chat_turns set status = $3, reply_id = $4 where user_id = $1 and turn_id = $2`, [
    tx.userId,
    id,
    status,
    replyId,
  ])
}

/** Saves the last request to the provider. */
export async function setTurnSent(
  tx: UserTransaction,
  { id, provider, model, sent }: Pick<TurnRow, 'id' | 'provider' | 'model' | 'sent'>,
): Promise<void> {
  await tx.change(
    `update chat_turns set provider = $3, model = $4, sent = $5::jsonb where user_id = $1 and turn_id = $2`,
    [tx.userId, id, provider, model, JSON.stringify(sent)],
  )
}

/** Keeps the newest calls of a program and those with an open draft. A call's message has the id of its turn. */
export async function deleteOldCalls(
  tx: UserTransaction,
  conversationId: string,
  { at, kept }: { at: string; kept: number },
): Promise<void> {
  await tx.change(
    `with old as (
       select turn_id from chat_turns turn where user_id = $1 and session_id = $2 and message_id = turn_id
         and not exists (
           select from chat_drafts draft
           where draft.user_id = $1 and draft.turn_id = turn.turn_id and state = 'open' and expires_at > $3
         )
       order by turn_id desc offset $4
     ), messages as (
       delete from chat_messages where user_id = $1 and message_id in (select turn_id from old)
     )
     delete from chat_turns where user_id = $1 and turn_id in (select turn_id from old)`,
    [tx.userId, conversationId, at, kept],
  )
}
