import { isSignedIn } from '@solvent/api-client'
import { publish } from '@solvent/event-bus'
import { useState } from 'react'
import { type Entry, entryOf, failureEntry, replyEntry } from './entry'
import { texts } from './texts'
import { useSession } from './use-session'

/** `idle` has no session yet; only when `ready` can something be sent. */
type State = 'idle' | 'opening' | 'failed' | 'ready' | 'replying'

/** What is said between the person and the assistant while the widget is on the page. */
export function useConversation() {
  const session = useSession()
  const [state, setState] = useState<State>('idle')
  const [entries, setEntries] = useState<readonly Entry[]>([])

  const add = (entry: Entry) => setEntries((before) => [...before, entry])

  /** Gets the session ready, unless it is. */
  async function open() {
    if (state !== 'idle' && state !== 'failed') return
    if (!isSignedIn()) return setEntries([entryOf('assistant', texts.logIn)])
    setState('opening')
    setEntries([])
    try {
      const messages = await session.open()
      const history = messages.map(({ role, content }) => entryOf(role, content))
      setEntries(history.length > 0 ? history : [entryOf('assistant', texts.greeting)])
      setState('ready')
    } catch {
      setEntries([entryOf('assistant', texts.trouble)])
      setState('failed')
    }
  }

  /** Sends a message. Answers whether it was taken: not when empty, and not before the last one is answered. */
  function send(text: string): boolean {
    const message = text.trim()
    if (state !== 'ready' || message === '') return false
    add(entryOf('user', message))
    if (isSignedIn()) void reply(message)
    else add(entryOf('assistant', texts.sessionExpired))
    return true
  }

  async function reply(message: string) {
    setState('replying')
    try {
      const answer = await session.ask(message)
      add(replyEntry(answer))
      if (answer.status === 'saved') publish('saved', { table: answer.meta.table ?? 'unknown' })
    } catch (error) {
      add(failureEntry(error))
    }
    setState('ready')
  }

  return { state, entries, open, send }
}
