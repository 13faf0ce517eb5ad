import { createSession, listMessages, listSessions, sendChat } from '@solvent/contracts'
import {
  answerMessage,
  listConversations,
  readConversation,
  startConversation,
} from '../../domain/assistant/chat'
import type { Handle } from '../handle'

export function chatRoutes(handle: Handle): void {
  handle(createSession, async ({ services, userId, body }) => ({
    session_id: await startConversation(services, userId, body.title),
  }))

  handle(listSessions, async ({ services, userId }) => ({
    sessions: await listConversations(services, userId),
  }))

  handle(listMessages, async ({ services, userId, params }) => ({
    messages: await readConversation(services, userId, params.id),
  }))

  handle(sendChat, ({ services, userId, body }) => answerMessage(services, userId, body))
}
