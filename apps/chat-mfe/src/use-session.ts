import { useSend } from '@solvent/api-client'
import {
  type ChatMessage,
  createSession,
  DEFAULT_SESSION_TITLE,
  listMessages,
  sendChat,
} from '@solvent/contracts'
import { isSessionMissing } from './entry'
import { forgetSession, storedSession, storeSession } from './stored-session'

/** The chat session of this browser. A session the server no longer has is replaced by a new one. */
export function useSession() {
  const { mutateAsync: create } = useSend(createSession)
  const { mutateAsync: load } = useSend(listMessages)
  const { mutateAsync: send } = useSend(sendChat)

  async function begin(): Promise<string> {
    const { session_id } = await create({ body: { title: DEFAULT_SESSION_TITLE } })
    storeSession(session_id)
    return session_id
  }

  /** Opens the stored session, or a new one; answers what was said in it. */
  async function open(): Promise<readonly ChatMessage[]> {
    const id = storedSession()
    try {
      if (id) return (await load({ params: { id } })).messages
    } catch (error) {
      if (!isSessionMissing(error)) throw error
      forgetSession()
    }
    await begin()
    return []
  }

  /** Sends a message; where the session is gone, once more in a new one. */
  async function ask(message: string) {
    const session_id = storedSession() ?? (await begin())
    try {
      return await send({ body: { session_id, message } })
    } catch (error) {
      if (!isSessionMissing(error)) throw error
      forgetSession()
      return send({ body: { session_id: await begin(), message } })
    }
  }

  return { open, ask }
}
