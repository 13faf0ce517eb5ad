import { ApiError } from '@solvent/api-client'
import type { ChatMessage, ResponseOf, sendChat } from '@solvent/contracts'
import { texts } from './texts'

/** One message in the log. */
export interface Entry {
  author: ChatMessage['role']
  text: string
  /** The assistant cannot answer without a key, so the way to enter one stands under it. */
  needsKey: boolean
}

export function entryOf(author: Entry['author'], text: string): Entry {
  return { author, text, needsKey: false }
}

export function replyEntry({ reply, status }: ResponseOf<typeof sendChat>): Entry {
  return { author: 'assistant', text: reply, needsKey: status === 'api_key_required' }
}

/** The session is not on the server, or its stored id never was one. */
export function isSessionMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_request')
}

/** What the assistant says when a message could not be answered. */
export function failureEntry(error: unknown): Entry {
  if (!(error instanceof ApiError)) return entryOf('assistant', texts.noConnection)
  if (error.code === 'user_not_found') return entryOf('assistant', texts.noUser)
  if (error.status === 401) return entryOf('assistant', texts.sessionExpired)
  if (error.message.includes('API key'))
    return { ...entryOf('assistant', texts.configureKey), needsKey: true }
  return entryOf('assistant', texts.noConnection)
}
