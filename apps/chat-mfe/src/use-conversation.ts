import { isSignedIn } from '@solvent/api-client'
import { toSavedTable } from '@solvent/contracts'
import { publish } from '@solvent/event-bus'
import { useState } from 'react'
import { type LogEntry, toFailureEntry, toLogEntry, toReplyEntry } from './log-entry'
import { texts } from './texts'
import { useConversationCalls } from './use-conversation-calls'

/** `idle` has no conversation yet; only when `ready` can something be sent. */
type State = 'idle' | 'opening' | 'failed' | 'ready' | 'replying'

/** What is said between the person and the assistant while the widget is on the page. */
export function useConversation() {
  const conversation = useConversationCalls()
  const [state, setState] = useState<State>('idle')
  const [entries, setEntries] = useState<readonly LogEntry[]>([])

  const add = (entry: LogEntry) => setEntries((before) => [...before, entry])

  /** Gets the conversation ready, unless it is. */
  async function open() {
    if (state !== 'idle' && state !== 'failed') return
    if (!isSignedIn()) return setEntries([toLogEntry('assistant', texts.logIn)])
    setState('opening')
    setEntries([])
    try {
      const messages = await conversation.open()
      const history = messages.map(({ role, content }) => toLogEntry(role, content))
      setEntries(history.length > 0 ? history : [toLogEntry('assistant', texts.greeting)])
      setState('ready')
    } catch {
      setEntries([toLogEntry('assistant', texts.trouble)])
      setState('failed')
    }
  }

  /** Sends a message. Answers whether it was taken: not when empty, and not before the last one is answered. */
  function send(text: string): boolean {
    const message = text.trim()
    if (state !== 'ready' || message === '') return false
    add(toLogEntry('user', message))
    if (isSignedIn()) void reply(message)
    else add(toLogEntry('assistant', texts.sessionExpired))
    return true
  }

  async function reply(message: string) {
    setState('replying')
    try {
      const answer = await conversation.ask(message)
      add(toReplyEntry(answer))
      if (answer.status === 'saved') publish('saved', { table: toSavedTable(answer.meta.table) })
    } catch (error) {
      add(toFailureEntry(error))
    }
    setState('ready')
  }

  return { state, entries, open, send }
}
