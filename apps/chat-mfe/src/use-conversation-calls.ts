import { type StepOf, useSend, useStream } from '@solvent/api-client'
import {
  type ChatMessage,
  createSession,
  DEFAULT_CONVERSATION_TITLE,
  listMessages,
  sendChat,
} from '@solvent/contracts'
import { isConversationMissing } from './log-entry'
import { forgetConversation, storeConversation, storedConversation } from './stored-conversation'

export interface AskOptions {
  onEvent: (event: StepOf<typeof sendChat>) => void
  signal: AbortSignal
}

/** The API calls of the stored conversation. One that no longer exists on the server is replaced by a new one. */
export function useConversationCalls() {
  const { mutateAsync: create } = useSend(createSession)
  const { mutateAsync: load } = useSend(listMessages)
  const send = useStream(sendChat)

  async function begin(): Promise<string> {
    const { session_id } = await create({ body: { title: DEFAULT_CONVERSATION_TITLE } })
    storeConversation(session_id)
    return session_id
  }

  /** Opens the stored conversation, or a new one; returns its messages. */
  async function open(): Promise<readonly ChatMessage[]> {
    const id = storedConversation()
    try {
      if (id) return (await load({ params: { id } })).messages
    } catch (error) {
      if (!isConversationMissing(error)) throw error
      forgetConversation()
    }
    await begin()
    return []
  }

  /** Sends a message; if the conversation no longer exists, again in a new one. */
  async function ask(message: string, options: AskOptions) {
    const session_id = storedConversation() ?? (await begin())
    try {
      return await send({ body: { session_id, message } }, options)
    } catch (error) {
      if (!isConversationMissing(error)) throw error
      forgetConversation()
      return send({ body: { session_id: await begin(), message } }, options)
    }
  }

  return { open, ask }
}
