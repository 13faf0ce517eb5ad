import { useRead } from '@solvent/api-client'
import { DEFAULT_CONVERSATION_TITLE, listSessions } from '@solvent/contracts'
import { useState } from 'react'
import { storedConversation } from '../stored-conversation'
import type { Conversation } from '../use-conversation'

/** The list of conversations, the open one, and how to switch between them. */
export function useConversations({ select, begin }: Pick<Conversation, 'select' | 'begin'>) {
  const sessions = useRead(listSessions, {})
  const [listed, setListed] = useState(false)
  const current = storedConversation()
  const open = sessions.data?.sessions.find(({ session_id }) => session_id === current)

  return {
    sessions,
    current,
    listed,
    title: open?.title ?? DEFAULT_CONVERSATION_TITLE,
    toggle() {
      // Titles can change during a conversation.
      if (!listed) sessions.retry()
      setListed(!listed)
    },
    choose(id: string) {
      select(id)
      setListed(false)
    },
    startNew() {
      begin()
      setListed(false)
    },
    forget(id: string) {
      if (id === current) begin()
      sessions.retry()
    },
  }
}
