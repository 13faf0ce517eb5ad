import type { StepOf } from '@solvent/api-client'
import type { ChatReply, sendChat } from '@solvent/contracts'
import { useRef, useState } from 'react'
import { completeSentences } from './complete-sentences'
import type { AskOptions } from './use-conversation-calls'

/** An answer in progress: the text so far, and the current step of the assistant. */
export interface LiveReply {
  text: string
  step: string | null
}

const EMPTY_REPLY: LiveReply = { text: '', step: null }

type Outcome =
  | { kind: 'answered'; answer: ChatReply }
  | { kind: 'stopped' }
  | { kind: 'failed'; error: unknown }

/** A step as it begins, or with the seconds it took. */
function stepText({ label, ms }: Extract<StepOf<typeof sendChat>, { name: 'step' }>['data']): string {
  return ms === null ? label : `${label} (${(ms / 1000).toFixed(1)} s)`
}

function applyEvent(live: LiveReply | null, event: StepOf<typeof sendChat>): LiveReply {
  const { text } = live ?? EMPTY_REPLY
  return event.name === 'step'
    ? { text, step: stepText(event.data) }
    : { text: text + event.data.text, step: null }
}

/** Streams one answer at a time, which the user can stop. */
export function useReply(ask: (message: string, options: AskOptions) => Promise<ChatReply>) {
  const [live, setLive] = useState<LiveReply | null>(null)
  const [announcements, setAnnouncements] = useState<readonly string[]>([])
  const controller = useRef<AbortController | null>(null)

  async function start(message: string): Promise<Outcome> {
    controller.current = new AbortController()
    const { signal } = controller.current
    let now = EMPTY_REPLY
    setLive(now)
    setAnnouncements([])
    const onEvent = (event: StepOf<typeof sendChat>) => {
      if (signal.aborted) return
      now = applyEvent(now, event)
      setLive(now)
      setAnnouncements(completeSentences(now.text, false))
    }
    try {
      const answer = await ask(message, { onEvent, signal })
      setAnnouncements(completeSentences(answer.reply, true))
      return { kind: 'answered', answer }
    } catch (error) {
      return signal.aborted ? { kind: 'stopped' } : { kind: 'failed', error }
    } finally {
      setLive(null)
    }
  }

  const stop = () => controller.current?.abort()
  /** Announces a text other than an answer. */
  const announce = (text: string) => setAnnouncements([text])
  return { live, announcements, start, stop, announce }
}
