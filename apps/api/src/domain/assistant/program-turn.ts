import type { AnyScope } from '@solvent/contracts'
import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import { hasConversation, insertConversation, insertMessage } from '../../storage/tables/chat-table'
import { insertStep, type StepRow } from '../../storage/tables/steps-table'
import {
  deleteOldCalls,
  insertTurn,
  setTurnAnswer,
  setTurnSent,
  type TurnStatus,
} from '../../storage/tables/turns-table'
import type { Services } from '../services'
import { shortened } from './tool-results'

// Each call of a program is a turn of the conversation with the program's name. There, the person sees what it read and
// was sent, what it saved, and what waits to be confirmed.

/** Of one program; what they recorded stays. Each is up to some kilobytes. */
const KEPT_CALLS = 1000

/** A program that makes calls with an API token. */
export interface Program {
  tokenId: string
  name: string
  scope: AnyScope
}

export interface ProgramCall {
  /** The name of the tool. */
  tool: string
  args: unknown
}

/** What a call did. */
export interface CallEffect extends Pick<StepRow, 'label' | 'cards'> {
  /** As it was sent to the program. */
  result: unknown
  status: TurnStatus
}

/** Begins the turn of a call, and the program's conversation if it has none. Returns the turn's id. */
export async function beginCall(
  { clock }: Services,
  tx: UserTransaction,
  { tokenId, name }: Program,
): Promise<string> {
  const now = clock.now().toISOString()
  await deleteOldCalls(tx, tokenId, { at: now, kept: KEPT_CALLS })
  if (!(await hasConversation(tx, tokenId)))
    await insertConversation(tx, { id: tokenId, title: name, createdAt: now })
  const id = newId()
  await insertTurn(tx, {
    id,
    conversationId: tokenId,
    requestKey: id,
    requestHash: '',
    // The call of a program has no message of the person. Its reply has the id of the turn.
    messageId: id,
    startedAt: now,
    worker: id,
    leasedUntil: now,
  })
  return id
}

/** Ends a turn in the transaction that began it. */
export async function endCall(
  { clock }: Services,
  tx: UserTransaction,
  end: { program: Program; turnId: string; call: ProgramCall; effect: CallEffect },
): Promise<void> {
  const { program, turnId, call, effect } = end
  const { label, cards, result, status } = effect
  const args = JSON.stringify(call.args)
  const sent = { ...call, result }
  await insertStep(tx, {
    turnId,
    number: 1,
    tool: call.tool,
    arguments: args,
    result: shortened(JSON.stringify(result)),
    label,
    cards,
  })
  await insertMessage(tx, program.tokenId, {
    id: turnId,
    role: 'assistant',
    content: `${program.name}: ${label}`,
    createdAt: clock.now().toISOString(),
  })
  await setTurnSent(tx, { id: turnId, provider: program.name, model: null, sent })
  await setTurnAnswer(tx, { id: turnId, status, replyId: turnId })
}
