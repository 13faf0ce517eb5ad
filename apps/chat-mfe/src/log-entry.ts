import { ApiError } from '@solvent/api-client'
import type { ChatCard, ChatMessage, ChatReply } from '@solvent/contracts'
import { texts } from './texts'

/** One message in the log. */
export interface LogEntry {
  author: ChatMessage['role']
  text: string
  /** The entries and drafts of the answer. */
  cards: readonly ChatCard[]
  /** The id of the request details; null if there are none. */
  turnId: string | null
  /** Questions to send with one tap. */
  suggestions: readonly string[]
  /** Whether a button to configure the API key is shown below. */
  needsKey: boolean
  /** Whether it is an unanswered message, or its error. */
  failed: boolean
}

export function toLogEntry(author: LogEntry['author'], text: string, more?: Partial<LogEntry>): LogEntry {
  return { author, text, cards: [], turnId: null, suggestions: [], needsKey: false, failed: false, ...more }
}

/** The log of stored messages; the greeting if there are none. */
export function toHistory(messages: readonly ChatMessage[]): readonly LogEntry[] {
  if (messages.length === 0) return [toLogEntry('assistant', texts.greeting)]
  return messages.map(({ role, content, cards, turn_id }) =>
    toLogEntry(role, content, { cards, turnId: turn_id }),
  )
}

function cardsOf({ meta }: ChatReply): ChatCard[] {
  const entries = meta.entries ?? []
  const drafts = meta.drafts ?? (meta.draft ? [meta.draft] : [])
  return [
    ...entries.map((entry) => ({ type: 'entry' as const, entry, undone: false })),
    ...drafts.map((draft) => ({ type: 'draft' as const, draft, state: 'open' as const })),
  ]
}

export function toReplyEntry(answer: ChatReply): LogEntry {
  return toLogEntry('assistant', answer.reply, {
    cards: cardsOf(answer),
    turnId: answer.meta.turn_id ?? null,
    suggestions: answer.meta.suggestions ?? [],
    needsKey: answer.status === 'api_key_required',
  })
}

/** Whether the conversation does not exist on the server, or its stored id is invalid. */
export function isConversationMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_request')
}

/** Refusals whose message from the server is shown. */
const SERVER_MESSAGE_CODES = ['assistant_busy', 'too_many_messages']

/** The log entry for a failed message. */
export function toFailureEntry(error: unknown): LogEntry {
  const failure = (text: string, needsKey = false) =>
    toLogEntry('assistant', text, { needsKey, failed: true })
  if (!(error instanceof ApiError)) return failure(texts.noConnection)
  if (error.code === 'user_not_found') return failure(texts.noUser)
  if (error.status === 401) return failure(texts.sessionExpired)
  if (error.message.includes('API key')) return failure(texts.configureKey, true)
  if (error.fromServer && SERVER_MESSAGE_CODES.includes(error.code)) return failure(error.message)
  return failure(texts.noConnection)
}

/** Removes a failed message and its error when it is sent again. */
export function withoutFailed(entries: readonly LogEntry[], message: string): readonly LogEntry[] {
  const previous = entries.at(-2)
  const isRetry = entries.at(-1)?.failed && previous?.failed && previous.text === message
  return isRetry ? entries.slice(0, -2) : entries
}
