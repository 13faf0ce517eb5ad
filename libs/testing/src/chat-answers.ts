import {
  cancelDraft,
  confirmDraft,
  createSession,
  deleteLearnedWord,
  deleteSession,
  getTurn,
  listLearnedWords,
  listMessages,
  listSessions,
  renameSession,
  sendChat,
} from '@solvent/contracts'
import { listWaitingDrafts } from '@solvent/contracts/waiting-drafts'
import { type Answer, answer } from './answer'
import { replyTo, toCards } from './assistant'
import type { Books } from './books'
import { confirm, requireOpen } from './drafts'
import { Refusal } from './refusal'
import { NOW } from './today'

/** Conversations with the assistant, its drafts, and the words it has learned. */
export function chatAnswers(books: Books): Answer[] {
  return [
    ...sessionAnswers(books),
    ...messageAnswers(books),
    ...draftAnswers(books),
    ...learnedAnswers(books),
  ]
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
      messages: conversationOf(books, params.id).messages.map(withCurrentCards),
    })),
    answer(sendChat, ({ body }) => {
      const { messages } = conversationOf(books, body.session_id)
      const reply = replyTo(books, body.message)
      const defaults = { created_at: NOW, cards: [], turn_id: null }
      messages.push({ ...defaults, role: 'user', content: body.message })
      messages.push({
        ...defaults,
        role: 'assistant',
        content: reply.reply,
        cards: toCards(books, reply),
        turn_id: reply.meta.turn_id ?? null,
      })
      return reply
    }),
    answer(getTurn, ({ params }) => requireFound(books.turns.get(params.id))),
  ]

  /** A message with the current state of its cards. */
  function withCurrentCards(message: ReturnType<typeof conversationOf>['messages'][number]) {
    const cards = message.cards.map((card) => {
      if (card.type === 'draft') return requireFound(books.drafts.get(card.draft.id))
      const entry = requireFound(books.entries.find(({ id }) => id === card.entry.id))
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
    answer(listWaitingDrafts, () => ({ programs: books.person.waitingDrafts ?? [] })),
    answer(confirmDraft, ({ params, body }) => confirm(books, params.id, body.fields)),
    answer(cancelDraft, ({ params }) => {
      requireOpen(books, params.id).state = 'cancelled'
      return { message: 'Nothing was saved.' }
    }),
  ]
}

function learnedAnswers(books: Books): Answer[] {
  return [
    answer(listLearnedWords, () => ({ words: books.learned })),
    answer(deleteLearnedWord, ({ params }) => {
      const forgotten = requireFound(books.learned.find(({ id }) => id === params.id))
      books.learned = books.learned.filter((one) => one !== forgotten)
      return { message: 'The assistant no longer uses these words.' }
    }),
  ]
}

function conversationOf(books: Books, id: string) {
  return requireFound(books.conversations.get(id))
}

function requireFound<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Refusal('not_found')
  return thing
}
