import type { UserTransaction } from '../database'
import { toInstant } from './columns'

export interface MessageRow {
  id: string
  role: 'user' | 'assistant'
  content: string
  createdAt: string
}

export interface ConversationRow {
  id: string
  title: string
  createdAt: string
}

export async function insertConversation(tx: UserTransaction, conversation: ConversationRow): Promise<void> {
  await tx.change(
    `insert into chat_sessions (user_id, session_id, title, created_at) values ($1, $2, $3, $4)`,
    [tx.userId, conversation.id, conversation.title, conversation.createdAt],
  )
}

/** Newest first. */
export async function allConversations(tx: UserTransaction): Promise<ConversationRow[]> {
  const rows = await tx.query<{ id: string; title: string; created_at: string }>(
    `select session_id as id, title, created_at from chat_sessions where user_id = $1
     order by created_at desc, session_id desc`,
    [tx.userId],
  )
  return rows.map(({ id, title, created_at }) => ({ id, title, createdAt: toInstant(created_at) }))
}

/** False if the conversation does not exist. */
export async function renameConversation(
  tx: UserTransaction,
  { id, title }: Pick<ConversationRow, 'id' | 'title'>,
): Promise<boolean> {
  const rows = await tx.change(
    `update chat_sessions set title = $3 where user_id = $1 and session_id = $2 returning session_id`,
    [tx.userId, id, title],
  )
  return rows.length === 1
}

/** Deletes its messages, turns and drafts, too. False if the conversation does not exist. */
export async function deleteConversation(tx: UserTransaction, id: string): Promise<boolean> {
  const rows = await tx.change(
    `delete from chat_sessions where user_id = $1 and session_id = $2 returning session_id`,
    [tx.userId, id],
  )
  return rows.length === 1
}

export async function findMessage(tx: UserTransaction, id: string): Promise<MessageRow | null> {
  const [row] = await tx.query<MessageRow & { created_at: string }>(
    `select message_id as id, role, content, created_at from chat_messages
     where user_id = $1 and message_id = $2`,
    [tx.userId, id],
  )
  return row
    ? { id: row.id, role: row.role, content: row.content, createdAt: toInstant(row.created_at) }
    : null
}

export async function hasConversation(tx: UserTransaction, conversationId: string): Promise<boolean> {
  const rows = await tx.query(`select 1 from chat_sessions where user_id = $1 and session_id = $2`, [
    tx.userId,
    conversationId,
  ])
  return rows.length === 1
}

export async function insertMessage(
  tx: UserTransaction,
  conversationId: string,
  message: MessageRow,
): Promise<void> {
  await tx.change(
    `insert into chat_messages (user_id, message_id, session_id, role, content, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [tx.userId, message.id, conversationId, message.role, message.content, message.createdAt],
  )
}

/** Oldest first: ids grow with time. */
export async function allMessages(tx: UserTransaction, conversationId: string): Promise<MessageRow[]> {
  const rows = await tx.query<{ id: string; role: MessageRow['role']; content: string; created_at: string }>(
    `select message_id as id, role, content, created_at from chat_messages
     where user_id = $1 and session_id = $2 order by message_id`,
    [tx.userId, conversationId],
  )
  return rows.map(({ id, role, content, created_at }) => ({
    id,
    role,
    content,
    createdAt: toInstant(created_at),
  }))
}
