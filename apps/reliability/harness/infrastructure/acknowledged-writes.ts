/** A write that a PostgreSQL server acknowledged. */
export interface AcknowledgedWrite {
  id: string
  member: string
  /** Eight hexadecimal digits; each promotion starts a higher one. */
  timeline: string
  /** Milliseconds of the same clock for all members. */
  begun: number
  ended: number
}

interface Term {
  member: string
  timeline: string
  firstEnded: number
}

/**
 * The writes that a server accepted although another one had already acknowledged a write on the same or a later
 * timeline. There is none if only one server accepts writes.
 */
export function writesBesidePrimary(writes: readonly AcknowledgedWrite[]): AcknowledgedWrite[] {
  const terms = new Map<string, Term>()
  for (const { member, timeline, ended } of writes) {
    const key = `${member} ${timeline}`
    const firstEnded = Math.min(terms.get(key)?.firstEnded ?? ended, ended)
    terms.set(key, { member, timeline, firstEnded })
  }
  const all = [...terms.values()]
  return writes.filter(({ member, timeline, begun }) =>
    all.some((term) => term.member !== member && term.timeline >= timeline && term.firstEnded < begun),
  )
}
