import {
  cancelDraft,
  confirmDraft,
  createSession,
  deleteSession,
  getTurn,
  listMessages,
  listSessions,
  renameSession,
  sendChat,
} from '@solvent/contracts'
import { type Answer, answer } from './answer'
import { replyTo, toCards } from './assistant'
import type { Books } from './books'
import { confirm, requireOpen } from './drafts'
import { Refusal } from './refusal'
import { NOW } from './today'

/** The conversations with the assistant, and what it proposes. */
export function chatAnswers(books: Books): Answer[] {
  return [...sessionAnswers(books), ...messageAnswers(books), ...draftAnswers(books)]
}

function sessionAnswers(books: Books): Answer[] {
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
    answer(renameSession, ({ params, body }) => {
      conversationOf(books, params.id).title = body.title
      return { session_id: params.id, title: body.title, created_at: NOW }
    }),
    answer(deleteSession, ({ params }) => {
      conversationOf(books, params.id)
      books.conversations.delete(params.id)
      return { message: 'The conversation is deleted.' }
    }),
  ]
}

function messageAnswers(books: Books): Answer[] {
  return [
    answer(listMessages, ({ params }) => ({
      messages: conversationOf(books, params.id).messages.map(asItIs),
    })),
    answer(sendChat, ({ body }) => {
      const { messages } = conversationOf(books, body.session_id)
      const answered = replyTo(books, body.message)
      const said = { created_at: NOW, cards: [], turn_id: null }
      messages.push({ ...said, role: 'user', content: body.message })
      messages.push({
        ...said,
        role: 'assistant',
        content: answered.reply,
        cards: toCards(books, answered),
        turn_id: answered.meta.turn_id ?? null,
      })
      return answered
    }),
    answer(getTurn, ({ params }) => found(books.turns.get(params.id))),
  ]

  /** A message with its cards as the books are now. */
  function asItIs(message: ReturnType<typeof conversationOf>['messages'][number]) {
    const cards = message.cards.map((card) => {
      if (card.type === 'draft') return found(books.drafts.get(card.draft.id))
      const entry = found(books.entries.find(({ id }) => id === card.entry.id))
      return {
        ...card,
        entry: { ...card.entry, category: entry.category },
        undone: entry.reversed_by !== null,
      }
    })
    return { ...message, cards }
  }
}

function draftAnswers(books: Books): Answer[] {
  return [
    answer(confirmDraft, ({ params, body }) => confirm(books, params.id, body.fields)),
    answer(cancelDraft, ({ params }) => {
      requireOpen(books, params.id).state = 'cancelled'
      return { message: 'Nothing was saved.' }
    }),
  ]
}

function conversationOf(books: Books, id: string) {
  return found(books.conversations.get(id))
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Refusal('not_found')
  return thing
}
