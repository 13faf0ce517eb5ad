import type { ChatSession } from '@solvent/contracts'
import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import {
  allConversations,
  type ConversationRow,
  deleteConversation as deleteRow,
  hasConversation,
  insertConversation,
  renameConversation as renameRow,
} from '../../storage/tables/chat-table'
import { DomainError } from '../domain-error'
import type { Services } from '../services'

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
export async function listConversations({ db }: Services, userId: string): Promise<ChatSession[]> {
  const rows = await db.asReader(userId, allConversations)
  return rows.map(toSession)
}

/** @throws DomainError `not_found` */
export function renameConversation(
  { db }: Services,
  userId: string,
  id: string,
  title: string,
): Promise<ChatSession> {
  return db.asUser(userId, async (tx) => {
    if (!(await renameRow(tx, { id, title }))) throw new DomainError('not_found')
    const renamed = (await allConversations(tx)).find((conversation) => conversation.id === id)
    if (!renamed) throw new DomainError('not_found')
    return toSession(renamed)
  })
}

/**
 * Deletes the conversation with its drafts; what it saved stays in the books.
 *
 * @throws DomainError `not_found`
 */
export async function deleteConversation({ db }: Services, userId: string, id: string): Promise<void> {
  const isDeleted = await db.asUser(userId, (tx) => deleteRow(tx, id))
  if (!isDeleted) throw new DomainError('not_found')
}

/** @throws DomainError `not_found` */
export async function requireConversation(tx: UserTransaction, conversationId: string): Promise<void> {
  if (!(await hasConversation(tx, conversationId))) throw new DomainError('not_found')
}

function toSession({ id, title, createdAt }: ConversationRow): ChatSession {
  return { session_id: id, title, created_at: createdAt }
}

/**
 * Refuses a conversation that is not the person's, before anything of it is answered.
 *
 * @throws DomainError `not_found`
 */
export function requireOwnConversation({ db }: Services, userId: string, id: string): Promise<void> {
  return db.asReader(userId, async (tx) => {
    await requireConversation(tx, id)
  })
}
