import { createSession, listMessages, sendChat } from '@solvent/contracts'
import { answerChat, listChat, startChat } from '../../domain/chat'
import type { Services } from '../../domain/services'
import type { Handle } from '../handle'

export function chatRoutes(handle: Handle, services: Services): void {
  handle(createSession, async ({ userId, body }) => ({
    session_id: await startChat(services, userId, body.title),
  }))

  handle(listMessages, async ({ userId, params }) => ({
    messages: await listChat(services, userId, params.id),
  }))

  handle(sendChat, ({ userId, body }) => answerChat(services, userId, body))
}
