import * as z from 'zod/mini'
import { chatCard, draft, recordedEntries } from './chat-cards'
import { endpoint } from './endpoint'
import { errorBody } from './errors'
import { done, id, idParams, requiredText } from './fields'

export const DEFAULT_CONVERSATION_TITLE = 'Financial Planning Chat'

const chatMessage = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  created_at: z.string(),
  /** What the reply saved or proposes. */
  cards: z.array(chatCard),
  /** Of a reply: the id for `getTurn`, which returns what was sent to the provider. */
  turn_id: z.nullable(id),
})
export type ChatMessage = z.infer<typeof chatMessage>

const chatSession = z.strictObject({ session_id: id, title: z.string(), created_at: z.string() })
export type ChatSession = z.infer<typeof chatSession>

const sessionTitle = z.strictObject({ title: requiredText(120) })

export const createSession = endpoint({
  name: 'createSession',
  method: 'POST',
  path: '/api/sessions',
  access: 'manage',
  body: sessionTitle,
  response: z.strictObject({ session_id: id }),
})

/** Newest first. */
export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/sessions',
  access: 'read',
  response: z.strictObject({ sessions: z.array(chatSession) }),
})

export const renameSession = endpoint({
  name: 'renameSession',
  method: 'PUT',
  path: '/api/sessions/{id}',
  access: 'manage',
  params: idParams,
  body: sessionTitle,
  response: chatSession,
})

/** Deletes the conversation and its drafts; what it saved stays in the books. */
export const deleteSession = endpoint({
  name: 'deleteSession',
  method: 'DELETE',
  path: '/api/sessions/{id}',
  access: 'manage',
  params: idParams,
  response: done,
})

export const listMessages = endpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/api/sessions/{id}/messages',
  access: 'read',
  params: idParams,
  response: z.strictObject({ messages: z.array(chatMessage) }),
})

const CHAT_STATUSES = ['ok', 'saved', 'confirm', 'api_key_required'] as const

const chatReply = z.strictObject({
  reply: z.string(),
  status: z.enum(CHAT_STATUSES),
  meta: z.strictObject({
    /** What was saved, such as `expenses`; `entries` lists each entry. */
    table: z.optional(z.string()),
    entries: z.optional(recordedEntries),
    /** The draft to confirm; the first one if there are several. */
    draft: z.optional(draft),
    drafts: z.optional(z.array(draft)),
    /** Questions that the message may mean, to be sent with one tap. */
    suggestions: z.optional(z.array(z.string())),
    turn_id: z.optional(id),
  }),
})
export type ChatReply = z.infer<typeof chatReply>

/** The events the same call sends with `Accept: text/event-stream`; the key is the event's type. */
const chatEvents = {
  /** A part of the reply, after its figures were checked. */
  delta: z.strictObject({ text: z.string() }),
  /** A step when it begins, such as "Reading your liabilities...", and when it ends, with the milliseconds it took. */
  step: z.strictObject({ label: z.string(), ms: z.nullable(z.number()) }),
  /** The last event: the normal response, with the complete reply. */
  done: chatReply,
  /** The last event: the error the call would have returned. */
  failed: errorBody,
} as const

export const sendChat = endpoint({
  name: 'sendChat',
  method: 'POST',
  path: '/api/chat',
  access: 'manage',
  body: z.strictObject({ session_id: id, message: requiredText(4000) }),
  response: chatReply,
  events: chatEvents,
})

/** Everything that was sent to the provider for one reply. */
export const getTurn = endpoint({
  name: 'getTurn',
  method: 'GET',
  path: '/api/chat/turns/{id}',
  access: 'read',
  params: idParams,
  response: z.strictObject({
    /** The host of the provider and the model, or a program that read or proposed something; null if neither. */
    provider: z.nullable(z.string()),
    model: z.nullable(z.string()),
    /** What was read or done, in words and in order. */
    steps: z.array(z.string()),
    /** The bodies of the requests as they were sent. */
    requests: z.array(z.unknown()),
  }),
})
