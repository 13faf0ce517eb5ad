import { useRead } from '@solvent/api-client'
import { DEFAULT_CONVERSATION_TITLE, listSessions } from '@solvent/contracts'
import { useState } from 'react'
import { storedConversation } from '../stored-conversation'
import type { Conversation } from '../use-conversation'

/** All conversations, which of them is open, and the ways between them. */
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
      // Titles are given as a conversation goes on.
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
