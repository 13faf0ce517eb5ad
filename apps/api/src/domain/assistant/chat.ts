import type { BodyOf, ChatMessage, listSessions, ResponseOf, sendChat } from '@solvent/contracts'
import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import {
  allMessages,
  allSessions,
  hasSession,
  insertMessage,
  insertSession,
} from '../../storage/tables/chat-table'
import { requireUser } from '../account/profile'
import { DomainError } from '../domain-error'
import type { Clock, Services } from '../services'

type ChatSession = ResponseOf<typeof listSessions>['sessions'][number]

const NEEDS_KEY = 'Please configure your API key in profile settings to use the assistant.'
const NOT_AVAILABLE = 'The assistant is not available yet.'

/** Returns the id of the new session. */
export async function startChat({ db, clock }: Services, userId: string, title: string): Promise<string> {
  const id = newId()
  const createdAt = clock.now().toISOString()
  await db.asUser(userId, (tx) => insertSession(tx, { id, title, createdAt }))
  return id
}

/** Newest first. */
export async function listChats({ db }: Services, userId: string): Promise<ChatSession[]> {
  const rows = await db.asUser(userId, allSessions)
  return rows.map(({ id, title, createdAt }) => ({ session_id: id, title, created_at: createdAt }))
}

/** @throws DomainError `not_found` */
export function listChat({ db }: Services, userId: string, sessionId: string): Promise<ChatMessage[]> {
  return db.asUser(userId, async (tx) => {
    await requireSession(tx, sessionId)
    const messages = await allMessages(tx, sessionId)
    return messages.map(({ role, content, createdAt }) => ({ role, content, created_at: createdAt }))
  })
}

/** @throws DomainError `not_found`, `unavailable` while no provider is connected */
export function answerChat(
  { db, clock }: Services,
  userId: string,
  { session_id: sessionId, message }: BodyOf<typeof sendChat>,
): Promise<ResponseOf<typeof sendChat>> {
  return db.asUser(userId, async (tx) => {
    await requireSession(tx, sessionId)
    const { aiKeyPreview } = await requireUser(tx)
    if (aiKeyPreview !== null) throw new DomainError('unavailable', NOT_AVAILABLE)
    await insertMessage(tx, sessionId, newMessage('user', message, clock))
    await insertMessage(tx, sessionId, newMessage('assistant', NEEDS_KEY, clock))
    return { reply: NEEDS_KEY, status: 'api_key_required', meta: {} }
  })
}

function newMessage(role: ChatMessage['role'], content: string, clock: Clock) {
  return { id: newId(), role, content, createdAt: clock.now().toISOString() }
}

async function requireSession(tx: UserTransaction, sessionId: string): Promise<void> {
  if (!(await hasSession(tx, sessionId))) throw new DomainError('not_found')
}
