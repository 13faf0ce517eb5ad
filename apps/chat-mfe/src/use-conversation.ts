import { isSignedIn } from '@solvent/api-client'
import { useState } from 'react'
import { toHistory, toLogEntry } from './log-entry'
import { forgetConversation, storeConversation } from './stored-conversation'
import { texts } from './texts'
import { useConversationCalls } from './use-conversation-calls'
import { useLog } from './use-log'
import { useSending } from './use-sending'

/** `idle` has no conversation yet; messages can be sent only when `ready`. */
type State = 'idle' | 'opening' | 'failed' | 'ready' | 'replying'

/** The state and actions of the conversation while the widget is mounted. */
export function useConversation() {
  const calls = useConversationCalls()
  const log = useLog()
  const [state, setState] = useState<State>('idle')
  const sending = useSending({
    calls,
    log,
    ready: state === 'ready',
    onBusy: (busy) => setState(busy ? 'replying' : 'ready'),
  })

  async function load() {
    setState('opening')
    log.show([])
    try {
      log.show(toHistory(await calls.open()))
      setState('ready')
    } catch {
      log.show([toLogEntry('assistant', texts.trouble)])
      setState('failed')
    }
  }

  /** Opens the conversation. A ready one is reloaded, because it may have continued in another place. */
  async function open() {
    if (!isSignedIn()) return log.show([toLogEntry('assistant', texts.logIn)])
    if (state === 'idle' || state === 'failed') return load()
    if (state !== 'ready' || log.entries.at(-1)?.failed) return
    const messages = await calls.open().catch(() => null)
    if (messages) log.show(toHistory(messages))
  }

  function select(id: string) {
    storeConversation(id)
    void load()
  }

  /** Starts a new conversation, which the server creates with its first message. */
  function begin() {
    forgetConversation()
    log.show(toHistory([]))
    setState('ready')
  }

  return { state, entries: log.entries, ...sending, open, select, begin }
}

export type Conversation = ReturnType<typeof useConversation>
