import { ApiError } from '@solvent/api-client'
import type { ChatCard, ChatMessage, ChatReply } from '@solvent/contracts'
import { texts } from './texts'

/** One message in the log. */
export interface LogEntry {
  author: ChatMessage['role']
  text: string
  /** What the answer saved or proposes. */
  cards: readonly ChatCard[]
  /** Of an answer for which something was sent to the provider. */
  turnId: string | null
  /** The assistant cannot answer without a key, so the way to enter one stands under it. */
  needsKey: boolean
  /** A message that was not answered, or why it was not. */
  failed: boolean
}

export function toLogEntry(author: LogEntry['author'], text: string, more?: Partial<LogEntry>): LogEntry {
  return { author, text, cards: [], turnId: null, needsKey: false, failed: false, ...more }
}

/** What was said before; the greeting where nothing was. */
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
    needsKey: answer.status === 'api_key_required',
  })
}

/** The conversation is not on the server, or its stored id never was one. */
export function isConversationMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_request')
}

/** Refusals of which the server says more than that something went wrong. */
const OWN_WORDS = ['assistant_busy', 'too_many_messages']

/** What the assistant says when a message could not be answered. */
export function toFailureEntry(error: unknown): LogEntry {
  const say = (text: string, needsKey = false) => toLogEntry('assistant', text, { needsKey, failed: true })
  if (!(error instanceof ApiError)) return say(texts.noConnection)
  if (error.code === 'user_not_found') return say(texts.noUser)
  if (error.status === 401) return say(texts.sessionExpired)
  if (error.message.includes('API key')) return say(texts.configureKey, true)
  if (error.fromServer && OWN_WORDS.includes(error.code)) return say(error.message)
  return say(texts.noConnection)
}

/** The log without a message that failed and is now sent again. */
export function withoutFailed(entries: readonly LogEntry[], message: string): readonly LogEntry[] {
  const asked = entries.at(-2)
  const isAgain = entries.at(-1)?.failed && asked?.failed && asked.text === message
  return isAgain ? entries.slice(0, -2) : entries
}
