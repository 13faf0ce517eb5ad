import { ApiError } from '@solvent/api-client'
import type { ChatMessage, ResponseOf, sendChat } from '@solvent/contracts'
import { texts } from './texts'

/** One message in the log. */
export interface LogEntry {
  author: ChatMessage['role']
  text: string
  /** The assistant cannot answer without a key, so the way to enter one stands under it. */
  needsKey: boolean
}

export function toLogEntry(author: LogEntry['author'], text: string): LogEntry {
  return { author, text, needsKey: false }
}

export function toReplyEntry({ reply, status }: ResponseOf<typeof sendChat>): LogEntry {
  return { author: 'assistant', text: reply, needsKey: status === 'api_key_required' }
}

/** The conversation is not on the server, or its stored id never was one. */
export function isConversationMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_request')
}

/** What the assistant says when a message could not be answered. */
export function toFailureEntry(error: unknown): LogEntry {
  if (!(error instanceof ApiError)) return toLogEntry('assistant', texts.noConnection)
  if (error.code === 'user_not_found') return toLogEntry('assistant', texts.noUser)
  if (error.status === 401) return toLogEntry('assistant', texts.sessionExpired)
  if (error.message.includes('API key'))
    return { ...toLogEntry('assistant', texts.configureKey), needsKey: true }
  return toLogEntry('assistant', texts.noConnection)
}
