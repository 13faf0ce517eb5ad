import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { id, idParams, requiredText } from './fields'

export const DEFAULT_CONVERSATION_TITLE = 'Financial Planning Chat'

const chatMessage = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  created_at: z.string(),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const createSession = endpoint({
  name: 'createSession',
  method: 'POST',
  path: '/api/sessions',
  access: 'signed-in',
  body: z.strictObject({ title: requiredText(120) }),
  response: z.strictObject({ session_id: id }),
})

export const listMessages = endpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/api/sessions/{id}/messages',
  access: 'signed-in',
  params: idParams,
  response: z.strictObject({ messages: z.array(chatMessage) }),
})

const CHAT_STATUSES = ['ok', 'saved', 'api_key_required'] as const

export const sendChat = endpoint({
  name: 'sendChat',
  method: 'POST',
  path: '/api/chat',
  access: 'signed-in',
  body: z.strictObject({ session_id: id, message: requiredText(4000) }),
  response: z.strictObject({
    reply: z.string(),
    status: z.enum(CHAT_STATUSES),
    meta: z.strictObject({ table: z.optional(z.string()) }),
  }),
})

const chatSession = z.strictObject({ session_id: id, title: z.string(), created_at: z.string() })

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/sessions',
  access: 'signed-in',
  response: z.strictObject({ sessions: z.array(chatSession) }),
})
