import { type FollowingEnd, type SavedTable, toSavedTable } from '@solvent/contracts'
import { z } from 'zod'
import type { Notices } from '../../storage/database'
import type { Session } from '../account/access-token'
import { lookUpSession } from '../account/look-up-session'
import type { Services } from '../services'
import { Follower, type SendUpdate } from './follower'

/** Open pages of one person; one more ends the oldest. */
const MAX_PAGES_PER_PERSON = 8

/** What a request has saved. */
export interface SaveNotice {
  userId: string
  /** The sign-in that saved, whose pages need only the version; null if there is none. */
  sessionId: string | null
  /** Empty if a sign-in may have ended or nothing on a screen changed. */
  tables: readonly SavedTable[]
  /** How far the books are brought up to date, in percent; undefined if nothing is known. */
  percent?: number | undefined
}

interface FollowOptions {
  since: string | undefined
  send: SendUpdate
  /** Aborts when the page closes or the server stops. */
  signal: AbortSignal
}

const saveNotice = z.object({
  userId: z.string(),
  sessionId: z.string().nullable(),
  // A server with another release may send a table that this one does not know.
  tables: z.array(z.string().transform(toSavedTable)),
  percent: z.number().optional(),
})
const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('is no JSON')
    return z.NEVER
  }
})
const noticeText = json.pipe(saveNotice)

/** The open pages on this server. They receive their person's saves on all servers of the database. */
export class LiveSaves {
  readonly #pages = new Map<string, Set<Follower>>()

  /** @param notices the channel to the other servers; undefined if there are none */
  constructor(private readonly notices: Notices | undefined) {
    notices?.listen({ onNotice: (text) => this.#receive(text), onMissedNotices: () => this.#checkForGaps() })
  }

  /** Call this once the request's changes are committed, so that pages read them. */
  announce(save: SaveNotice): void {
    this.#notifyPages(save)
    this.notices?.send(JSON.stringify(save))
  }

  /**
   * Sends the page what is saved elsewhere until it closes, the session ends or the server stops.
   *
   * @throws DatabaseUnavailable
   */
  async follow(
    { db, clock, hasCallerLeft }: Pick<Services, 'db' | 'clock' | 'hasCallerLeft'>,
    session: Session,
    { since, send, signal }: FollowOptions,
  ): Promise<FollowingEnd> {
    // The abort event would not fire again.
    if (signal.aborted || hasCallerLeft?.()) return 'stopping'
    const { userId, sessionId } = session
    // Not `asReader`: a standby may not have the latest save yet.
    const readState = () =>
      db.asUser(userId, async (tx) => {
        const { isValid, version } = await lookUpSession(tx, session, clock.now().toISOString())
        return { isValid, version: version ?? '0' }
      })
    const follower = new Follower({ sessionId, since, readState, send })
    const leave = this.#add(userId, follower)
    const stop = () => follower.end('stopping')
    signal.addEventListener('abort', stop)
    try {
      follower.notify([])
      return await follower.ended
    } finally {
      // A listener on the signal would keep everything it refers to in memory.
      signal.removeEventListener('abort', stop)
      leave()
    }
  }

  /** The people with open pages. */
  userIds(): string[] {
    return [...this.#pages.keys()]
  }

  /**
   * Compares the pages of this person with the version that a sweep read.
   *
   * @returns whether the next sweep should follow soon, to find out if one of them has missed something
   */
  compare(userId: string, version: string): boolean {
    const pages = [...(this.#pages.get(userId) ?? [])]
    return pages.filter((page) => page.compare(version)).length > 0
  }

  #add(userId: string, follower: Follower): () => void {
    const pages = this.#pages.get(userId) ?? new Set()
    this.#pages.set(userId, pages.add(follower))
    const [oldest] = pages
    if (pages.size > MAX_PAGES_PER_PERSON) oldest?.end('replaced')
    return () => {
      pages.delete(follower)
      if (pages.size === 0 && this.#pages.get(userId) === pages) this.#pages.delete(userId)
    }
  }

  #notifyPages({ userId, sessionId, tables, percent }: SaveNotice): void {
    for (const page of this.#pages.get(userId) ?? [])
      page.notify(page.sessionId === sessionId ? [] : tables, percent)
  }

  #receive(text: string): void {
    const { data } = noticeText.safeParse(text)
    // Other programs may send on the channel; their messages are ignored.
    if (data) this.#notifyPages(data)
  }

  #checkForGaps(): void {
    for (const pages of this.#pages.values()) for (const page of pages) page.checkForGap()
  }
}
