import { type FollowingEnd, type SavedTable, toSavedTable } from '@solvent/contracts'
import { z } from 'zod'
import type { Notices } from '../../storage/database'
import { findSession } from '../../storage/tables/sessions-table'
import type { Session } from '../account/access-token'
import type { Services } from '../services'
import { Follower, type Tell } from './follower'

/** Pages of one person that follow at a time; one more ends the oldest. */
const PAGES_AT_MOST = 8

/** What a request of a person has done. */
export interface SaveNews {
  userId: string
  /** Of the sign-in that did it, whose own pages know; null for somebody without one. */
  sessionId: string | null
  /** None where a sign-in may have ended, or where nothing on a screen changed. */
  tables: readonly SavedTable[]
}

interface Following {
  since: string | undefined
  tell: Tell
  /** Aborts when the page goes away and when the server stops. */
  signal: AbortSignal
}

const news = z.object({
  userId: z.string(),
  sessionId: z.string().nullable(),
  // Of another release it may be one that this one has no name for.
  tables: z.array(z.string().transform(toSavedTable)),
})
const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('is no JSON')
    return z.NEVER
  }
})
const notice = json.pipe(news)

/** The open pages on this server, which hear what their person saves, here and on the other servers of the database. */
export class LiveSaves {
  readonly #pages = new Map<string, Set<Follower>>()

  /** @param notices to and from the other servers; without them there is none */
  constructor(private readonly notices: Notices | undefined) {
    notices?.listen({ onNotice: (text) => this.#heard(text), onGap: () => this.#checkForGaps() })
  }

  /** To be called when what the request did is committed, so that whoever looks sees it. */
  announce(done: SaveNews): void {
    this.#tell(done)
    this.notices?.send(JSON.stringify(done))
  }

  /**
   * Tells the page what is saved elsewhere until it goes away, the session is over or the server stops.
   *
   * @throws DatabaseUnavailable
   */
  async follow(
    { db, clock, hasCallerLeft }: Pick<Services, 'db' | 'clock' | 'hasCallerLeft'>,
    { userId, sessionId }: Session,
    { since, tell, signal }: Following,
  ): Promise<FollowingEnd> {
    // Nobody would say again that the page is gone.
    if (signal.aborted || hasCallerLeft?.()) return 'stopping'
    // Not as a reader: a standby may not have what was just saved.
    const look = () =>
      db.asUser(userId, async (tx) => {
        const { isValid, version } = await findSession(tx, sessionId, clock.now().toISOString())
        return { isValid, version: version ?? '0' }
      })
    const follower = new Follower({ sessionId, since, look, tell })
    const leave = this.#add(userId, follower)
    const stop = () => follower.end('stopping')
    signal.addEventListener('abort', stop)
    try {
      follower.hear([])
      return await follower.ended
    } finally {
      // A signal that somebody listens to is kept, and with it all that the listener refers to.
      signal.removeEventListener('abort', stop)
      leave()
    }
  }

  /** Whose pages are open. */
  people(): string[] {
    return [...this.#pages.keys()]
  }

  /**
   * Compares the pages of this person with how far a sweep sees the books.
   *
   * @returns whether the next sweep is needed soon, which finds out if one of them has missed something
   */
  compare(userId: string, version: string): boolean {
    const pages = [...(this.#pages.get(userId) ?? [])]
    return pages.filter((page) => page.compare(version)).length > 0
  }

  #add(userId: string, follower: Follower): () => void {
    const pages = this.#pages.get(userId) ?? new Set()
    this.#pages.set(userId, pages.add(follower))
    const [oldest] = pages
    if (pages.size > PAGES_AT_MOST) oldest?.end('replaced')
    return () => {
      pages.delete(follower)
      if (pages.size === 0 && this.#pages.get(userId) === pages) this.#pages.delete(userId)
    }
  }

  #tell({ userId, sessionId, tables }: SaveNews): void {
    for (const page of this.#pages.get(userId) ?? []) page.hear(page.sessionId === sessionId ? [] : tables)
  }

  #heard(text: string): void {
    const { data } = notice.safeParse(text)
    // What another program says on the channel is none of ours.
    if (data) this.#tell(data)
  }

  #checkForGaps(): void {
    for (const pages of this.#pages.values()) for (const page of pages) page.checkForGap()
  }
}
