import {
  type BodyOf,
  createSession,
  listMessages,
  listSessions,
  type ResponseOf,
  sendChat,
} from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { record } from './journal'
import { balanceOf, takeFrom } from './payment-sources'
import { Refusal } from './refusal'
import { NOW } from './today'

type Reply = ResponseOf<typeof sendChat>

const EXPENSE = /spent \$?(\d+(?:\.\d{1,2})?)/i

/** The assistant. It understands one thing, "I spent 12.50 on lunch", and books it from Cash. */
export function chatAnswers(books: Books): Answer[] {
  return [
    answer(createSession, ({ body }) => {
      const session_id = books.nextId()
      books.conversations.set(session_id, { title: body.title, messages: [] })
      return { session_id }
    }),
    answer(listSessions, () => ({
      sessions: [...books.conversations]
        .map(([session_id, { title }]) => ({ session_id, title, created_at: NOW }))
        .reverse(),
    })),
    answer(listMessages, ({ params }) => ({ messages: messagesOf(books, params.id) })),
    answer(sendChat, ({ body }) => {
      const messages = messagesOf(books, body.session_id)
      const answered = replyTo(books, body)
      messages.push({ role: 'user', content: body.message, created_at: NOW })
      messages.push({ role: 'assistant', content: answered.reply, created_at: NOW })
      return answered
    }),
  ]
}

function messagesOf(books: Books, id: string) {
  const messages = books.conversations.get(id)?.messages
  if (!messages) throw new Refusal('not_found')
  return messages
}

function replyTo(books: Books, { message }: BodyOf<typeof sendChat>): Reply {
  if (!books.profile.has_api_key) {
    return { reply: 'The assistant needs your API key first.', status: 'api_key_required', meta: {} }
  }
  const spent = EXPENSE.exec(message)?.[1]
  if (!spent) return { reply: 'Your Credit Card comes first this month.', status: 'ok', meta: {} }
  const amount = toMinor(spent)
  if (amount > balanceOf(books, 'Cash')) {
    return { reply: 'There is not enough in Cash for that.', status: 'ok', meta: {} }
  }
  record(books, 'expense', () => takeFrom(books, 'Cash', amount))
  return { reply: `Saved: $${spent} spent from Cash.`, status: 'saved', meta: { table: 'expenses' } }
}
