import { createSession, listMessages, listSessions, sendChat } from '@solvent/contracts'
import { answerChat, listChat, listChats, startChat } from '../../domain/assistant/chat'
import type { Handle } from '../handle'

export function chatRoutes(handle: Handle): void {
  handle(createSession, async ({ services, userId, body }) => ({
    session_id: await startChat(services, userId, body.title),
  }))

  handle(listSessions, async ({ services, userId }) => ({ sessions: await listChats(services, userId) }))

  handle(listMessages, async ({ services, userId, params }) => ({
    messages: await listChat(services, userId, params.id),
  }))

  handle(sendChat, ({ services, userId, body }) => answerChat(services, userId, body))
}
