import type { StepOf } from '@solvent/api-client'
import type { ChatReply, sendChat } from '@solvent/contracts'
import { useRef, useState } from 'react'
import type { AskOptions } from './use-conversation-calls'
import { wholeSentences } from './whole-sentences'

/** An answer on its way: what is there of it, and what the assistant does now. */
export interface LiveReply {
  text: string
  step: string | null
}

const NOTHING: LiveReply = { text: '', step: null }

type Outcome =
  | { kind: 'answered'; answer: ChatReply }
  | { kind: 'stopped' }
  | { kind: 'failed'; error: unknown }

function grown(live: LiveReply | null, event: StepOf<typeof sendChat>): LiveReply {
  const { text } = live ?? NOTHING
  return event.name === 'step'
    ? { text, step: event.data.label }
    : { text: text + event.data.text, step: null }
}

/** One answer after the other, shown as it comes and stopped when the person has enough of it. */
export function useReply(ask: (message: string, options: AskOptions) => Promise<ChatReply>) {
  const [live, setLive] = useState<LiveReply | null>(null)
  const [said, setSaid] = useState<readonly string[]>([])
  const controller = useRef<AbortController | null>(null)

  async function start(message: string): Promise<Outcome> {
    controller.current = new AbortController()
    const { signal } = controller.current
    let now = NOTHING
    setLive(now)
    setSaid([])
    const onEvent = (event: StepOf<typeof sendChat>) => {
      if (signal.aborted) return
      now = grown(now, event)
      setLive(now)
      setSaid(wholeSentences(now.text, false))
    }
    try {
      const answer = await ask(message, { onEvent, signal })
      setSaid(wholeSentences(answer.reply, true))
      return { kind: 'answered', answer }
    } catch (error) {
      return signal.aborted ? { kind: 'stopped' } : { kind: 'failed', error }
    } finally {
      setLive(null)
    }
  }

  const stop = () => controller.current?.abort()
  /** Reads something out that came instead of an answer. */
  const say = (text: string) => setSaid([text])
  return { live, said, start, stop, say }
}
