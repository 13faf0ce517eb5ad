import { useState } from 'react'
import { type LogEntry, toLogEntry } from './log-entry'

/** Everything that was said in the conversation that is open. */
export function useLog() {
  const [entries, show] = useState<readonly LogEntry[]>([])
  const add = (entry: LogEntry) => show((before) => [...before, entry])
  /** The last message was not answered, and why. */
  const fail = (why: LogEntry) =>
    show((before) => {
      const [asked = toLogEntry('user', '')] = before.slice(-1)
      return [...before.slice(0, -1), { ...asked, failed: true }, why]
    })
  return { entries, show, add, fail }
}

export type Log = ReturnType<typeof useLog>
