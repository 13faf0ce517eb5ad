import type { BodyOf, ChatMessage, listSessions, ResponseOf, sendChat } from '@solvent/contracts'
import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import {
  allConversations,
  allMessages,
  hasConversation,
  insertConversation,
  insertMessage,
} from '../../storage/tables/chat-table'
import { requireUser } from '../account/profile'
import { DomainError } from '../domain-error'
import type { Clock, Services } from '../services'

type Conversation = ResponseOf<typeof listSessions>['sessions'][number]

const NEEDS_KEY = 'Please configure your API key in profile settings to use the assistant.'
const NOT_AVAILABLE = 'The assistant is not available yet.'

/** Returns the id of the new conversation. */
export async function startConversation(
  { db, clock }: Services,
  userId: string,
  title: string,
): Promise<string> {
  const id = newId()
  const createdAt = clock.now().toISOString()
  await db.asUser(userId, (tx) => insertConversation(tx, { id, title, createdAt }))
  return id
}

/** Newest first. */
export async function listConversations({ db }: Services, userId: string): Promise<Conversation[]> {
  const rows = await db.asUser(userId, allConversations)
  return rows.map(({ id, title, createdAt }) => ({ session_id: id, title, created_at: createdAt }))
}

/**
 * The messages of a conversation, oldest first.
 *
 * @throws DomainError `not_found`
 */
export function readConversation(
  { db }: Services,
  userId: string,
  conversationId: string,
): Promise<ChatMessage[]> {
  return db.asUser(userId, async (tx) => {
    await requireConversation(tx, conversationId)
    const messages = await allMessages(tx, conversationId)
    return messages.map(({ role, content, createdAt }) => ({ role, content, created_at: createdAt }))
  })
}

/** @throws DomainError `not_found`, `unavailable` while no provider is connected */
export function answerMessage(
  { db, clock }: Services,
  userId: string,
  { session_id: conversationId, message }: BodyOf<typeof sendChat>,
): Promise<ResponseOf<typeof sendChat>> {
  return db.asUser(userId, async (tx) => {
    await requireConversation(tx, conversationId)
    const { aiKeyPreview } = await requireUser(tx)
    if (aiKeyPreview !== null) throw new DomainError('unavailable', NOT_AVAILABLE)
    await insertMessage(tx, conversationId, newMessage('user', message, clock))
    await insertMessage(tx, conversationId, newMessage('assistant', NEEDS_KEY, clock))
    return { reply: NEEDS_KEY, status: 'api_key_required', meta: {} }
  })
}

function newMessage(role: ChatMessage['role'], content: string, clock: Clock) {
  return { id: newId(), role, content, createdAt: clock.now().toISOString() }
}

async function requireConversation(tx: UserTransaction, conversationId: string): Promise<void> {
  if (!(await hasConversation(tx, conversationId))) throw new DomainError('not_found')
}
