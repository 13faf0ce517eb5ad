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
  /** Whether a message can be sent. */
  ready: boolean
  onBusy: (busy: boolean) => void
}

function publishAnswer({ status, meta }: ChatReply): void {
  if (status !== 'saved') return
  const tables = (meta.entries ?? []).map(({ table }) => table)
  publishSaved(meta.table || tables.length === 0 ? [meta.table, ...tables] : tables)
}

/** The text of the message field, and sending it. */
export function useSending({ calls, log, ready, onBusy }: Sending) {
  const { live, announcements, start, stop, announce } = useReply(calls.ask)
  const [text, setText] = useState('')

  /** Sends a suggestion, or the typed text. Does nothing if it is empty or the last message is not answered yet. */
  function send(suggestion?: string) {
    const message = (suggestion ?? text).trim()
    if (!ready || message === '') return
    if (suggestion === undefined) setText('')
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
    // Last, so that an error of a subscriber, which an older shell's bus rethrows, does not affect the answer.
    if (outcome.kind === 'answered') publishAnswer(outcome.answer)
  }

  /** Shows the error and restores the message in the field, unless the user has typed another one. */
  function fail(message: string, error: LogEntry) {
    log.fail(error)
    setText((typed) => typed || message)
    announce(error.text)
  }

  /** Shows what the server stored before the stop. */
  async function showStopped(message: string) {
    const messages = await calls.open().catch(() => null)
    const now = messages ? toHistory(messages) : log.entries
    const isStored = now.findLast(({ author }) => author === 'user')?.text === message
    const unsaved = isStored ? [] : [toLogEntry('user', message)]
    log.show([...now, ...unsaved, toLogEntry('assistant', texts.stopped)])
    announce(texts.stopped)
    publishNew(log.entries, now)
  }

  return { live, announcements, text, setText, send, stop }
}
