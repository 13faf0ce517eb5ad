import type { ChatCard, ChatMessage, ChatReply, getTurn, ResponseOf } from '@solvent/contracts'
import type { UserTransaction } from '../../storage/database'
import { allMessages, findMessage, type MessageRow } from '../../storage/tables/chat-table'
import { type StepRow, stepsOfTurns } from '../../storage/tables/steps-table'
import { findTurn, type TurnRow, turnsOfConversation } from '../../storage/tables/turns-table'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { suggestionsIn } from './answers/question-texts'
import { cardsOfTurns } from './cards'
import { requireConversation } from './conversations'

/** The answer of a turn that was interrupted after it saved something. */
const INTERRUPTED = 'I was interrupted before I could answer. Anything I saved is shown here.'

/**
 * The messages of a conversation, oldest first, each answer with what it saved or proposed.
 *
 * @throws DomainError `not_found`
 */
export function readConversation(
  { db, clock }: Services,
  userId: string,
  conversationId: string,
): Promise<ChatMessage[]> {
  return db.asReader(userId, async (tx) => {
    await requireConversation(tx, conversationId)
    const messages = await allMessages(tx, conversationId)
    const turns = await turnsOfConversation(tx, conversationId)
    const now = clock.now().toISOString()
    const cards = await cardsOfTurns(
      tx,
      turns.map(({ id }) => id),
      now,
    )
    return messages.flatMap((message) => [
      toMessage(message, turns, cards),
      ...interruptedAnswer(message, turns, cards, now),
    ])
  })
}

function toMessage(
  { id, role, content, createdAt }: MessageRow,
  turns: readonly TurnRow[],
  cards: ReadonlyMap<string, ChatCard[]>,
): ChatMessage {
  const turn = turns.find(({ replyId }) => replyId === id)
  const turnCards = turn ? (cards.get(turn.id) ?? []) : []
  return { role, content, created_at: createdAt, cards: turnCards, turn_id: turn?.id ?? null }
}

/** Shows what a turn saved even if it has no answer, unless it is still running. */
function interruptedAnswer(
  { id: messageId, createdAt }: MessageRow,
  turns: readonly TurnRow[],
  cards: ReadonlyMap<string, ChatCard[]>,
  now: string,
): ChatMessage[] {
  const turn = turns.find((one) => one.messageId === messageId && one.replyId === null)
  const turnCards = turn ? (cards.get(turn.id) ?? []) : []
  if (!turn || turnCards.length === 0 || (turn.status === null && turn.leasedUntil > now)) return []
  return [
    { role: 'assistant', content: INTERRUPTED, created_at: createdAt, cards: turnCards, turn_id: turn.id },
  ]
}

/** The answer of a finished turn, as the API returns it. */
export function readReply({ db, clock }: Services, userId: string, turnId: string): Promise<ChatReply> {
  return db.asReader(userId, async (tx) => {
    const turn = await requireTurn(tx, turnId)
    const message = turn.replyId === null ? null : await findMessage(tx, turn.replyId)
    const cards = (await cardsOfTurns(tx, [turnId], clock.now().toISOString())).get(turnId) ?? []
    const entries = cards.flatMap((card) => (card.type === 'entry' ? [card.entry] : []))
    const drafts = cards.flatMap((card) =>
      card.type === 'draft' && card.state === 'open' ? [card.draft] : [],
    )
    const [draft] = drafts
    const steps = await stepsOfTurns(tx, [turnId])
    const table = tableOf(steps)
    const suggestions = suggestionsIn(steps)
    return {
      reply: message?.content ?? INTERRUPTED,
      status: statusOf(turn, entries.length > 0),
      meta: {
        ...(table !== undefined && { table }),
        ...(entries.length > 0 && { entries }),
        ...(draft && { draft, drafts }),
        ...(suggestions.length > 0 && { suggestions }),
        turn_id: turnId,
      },
    }
  })
}

/** The name of the turn's first saved entry in the refresh table; undefined if there is none. */
function tableOf(steps: readonly StepRow[]): string | undefined {
  const [first] = steps.flatMap(({ cards }) => cards.filter((card) => card.type === 'entry'))
  if (first?.type !== 'entry') return undefined
  return first.kind === 'income' ? 'income' : first.table
}

function statusOf({ status }: TurnRow, hasSaved: boolean): ChatReply['status'] {
  if (status !== null && status !== 'interrupted') return status
  return hasSaved ? 'saved' : 'ok'
}

/**
 * What was sent to the provider for a turn.
 *
 * @throws DomainError `not_found`
 */
export function readTurn({ db }: Services, userId: string, id: string): Promise<ResponseOf<typeof getTurn>> {
  return db.asReader(userId, async (tx) => {
    const { provider, model, sent } = await requireTurn(tx, id)
    const steps = await stepsOfTurns(tx, [id])
    return {
      provider,
      model,
      steps: steps.map(({ label }) => label),
      requests: sent === null ? [] : [sent],
    }
  })
}

async function requireTurn(tx: UserTransaction, id: string): Promise<TurnRow> {
  const turn = await findTurn(tx, id)
  if (!turn) throw new DomainError('not_found')
  return turn
}
