import { useState } from 'react'
import { type LogEntry, toLogEntry } from './log-entry'

/** The log of the open conversation. */
export function useLog() {
  const [entries, show] = useState<readonly LogEntry[]>([])
  const add = (entry: LogEntry) => show((before) => [...before, entry])
  /** Marks the last message as failed and adds its error. */
  const fail = (error: LogEntry) =>
    show((before) => {
      const [message = toLogEntry('user', '')] = before.slice(-1)
      return [...before.slice(0, -1), { ...message, failed: true }, error]
    })
  return { entries, show, add, fail }
}

export type Log = ReturnType<typeof useLog>
