import { isSignedIn } from '@solvent/api-client'
import type { ChatReply } from '@solvent/contracts'
import { useState } from 'react'
import {
  type LogEntry,
  toFailureEntry,
  toHistory,
  toLogEntry,
  toReplyEntry,
  withoutFailed,
} from './log-entry'
import { publishNew, publishSaved } from './publish-saved'
import { texts } from './texts'
import type { useConversationCalls } from './use-conversation-calls'
import type { Log } from './use-log'
import { useReply } from './use-reply'

interface Sending {
  calls: ReturnType<typeof useConversationCalls>
  log: Log
  /** Whether something can be sent. */
  ready: boolean
  onBusy: (busy: boolean) => void
}

function publishAnswer({ status, meta }: ChatReply): void {
  if (status !== 'saved') return
  const tables = (meta.entries ?? []).map(({ table }) => table)
  publishSaved(meta.table || tables.length === 0 ? [meta.table, ...tables] : tables)
}

/** The field of the message, and what becomes of what is sent from it. */
export function useSending({ calls, log, ready, onBusy }: Sending) {
  const { live, said, start, stop, say } = useReply(calls.ask)
  const [text, setText] = useState('')

  /** Sends a message, or what is typed; not when empty, and not before the last one is answered. */
  function send(given?: string) {
    const message = (given ?? text).trim()
    if (!ready || message === '') return
    if (given === undefined) setText('')
    log.show((before) => [...withoutFailed(before, message), toLogEntry('user', message)])
    if (isSignedIn()) void reply(message)
    else fail(message, toLogEntry('assistant', texts.sessionExpired, { failed: true }))
  }

  async function reply(message: string) {
    onBusy(true)
    const outcome = await start(message)
    if (outcome.kind === 'failed') fail(message, toFailureEntry(outcome.error))
    else if (outcome.kind === 'stopped') await showStopped(message)
    else log.add(toReplyEntry(outcome.answer))
    onBusy(false)
    // Last: the answer is here, whatever becomes of telling the others. An older shell's bus lets their errors through.
    if (outcome.kind === 'answered') publishAnswer(outcome.answer)
  }

  /** Says why, and puts the message back where it was typed, unless the next one is there already. */
  function fail(message: string, why: LogEntry) {
    log.fail(why)
    setText((typed) => typed || message)
    say(why.text)
  }

  /** What the server did until then is what counts. */
  async function showStopped(message: string) {
    const messages = await calls.open().catch(() => null)
    const now = messages ? toHistory(messages) : log.entries
    const isAsked = now.findLast(({ author }) => author === 'user')?.text === message
    const asked = isAsked ? [] : [toLogEntry('user', message)]
    log.show([...now, ...asked, toLogEntry('assistant', texts.stopped)])
    say(texts.stopped)
    publishNew(log.entries, now)
  }

  return { live, said, text, setText, send, stop }
}
