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
import { answerMessage } from '../../domain/assistant/chat'
import {
  deleteConversation,
  listConversations,
  renameConversation,
  requireOwnConversation,
  startConversation,
} from '../../domain/assistant/conversations'
import { cancelDraft as cancel, confirmDraft as confirm, waitingDrafts } from '../../domain/assistant/drafts'
import { readConversation, readTurn } from '../../domain/assistant/read-conversation'
import { forget, listLearnedWords as learnedWords } from '../../domain/books/learned-words'
import type { Handle } from '../handle'

export function chatRoutes(handle: Handle): void {
  handle(createSession, async ({ services, userId, body }) => ({
    session_id: await startConversation(services, userId, body.title),
  }))

  handle(listSessions, async ({ services, userId }) => ({
    sessions: await listConversations(services, userId),
  }))

  handle(renameSession, ({ services, userId, params, body }) =>
    renameConversation(services, userId, params.id, body.title),
  )

  handle(deleteSession, async ({ services, userId, params }) => {
    await deleteConversation(services, userId, params.id)
    return { message: 'The conversation has been deleted. The entries it saved are still in your accounts.' }
  })

  handle(listMessages, async ({ services, userId, params }) => ({
    messages: await readConversation(services, userId, params.id),
  }))

  handle(
    sendChat,
    ({ services, userId, body, key, signal, emit }) =>
      answerMessage(services, userId, {
        ...body,
        key,
        signal,
        onText: (text) => emit('delta', { text }),
        onStep: (label, ms) => emit('step', { label, ms }),
      }),
    ({ services, userId, body }) => requireOwnConversation(services, userId, body.session_id),
  )

  handle(getTurn, ({ services, userId, params }) => readTurn(services, userId, params.id))

  handle(listWaitingDrafts, async ({ services, userId }) => ({
    programs: await waitingDrafts(services, userId),
  }))

  handle(confirmDraft, ({ services, userId, params, body }) =>
    confirm(services, userId, params.id, body.fields),
  )

  handle(cancelDraft, async ({ services, userId, params }) => {
    await cancel(services, userId, params.id)
    return { message: 'Nothing was saved.' }
  })

  handle(listLearnedWords, async ({ services, userId }) => ({
    words: await learnedWords(services, userId),
  }))

  handle(deleteLearnedWord, async ({ services, userId, params }) => {
    await forget(services, userId, params.id)
    return { message: 'The assistant no longer uses these words.' }
  })
}
