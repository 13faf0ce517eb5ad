import type { Database, PersonalWay, UserTransaction } from '../../storage/database'
import { findSession } from '../../storage/tables/sessions-table'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import type { Session } from './access-token'

/** What the asker has already; thrown instead of reading it again. */
export class NotModified extends Error {
  override readonly name = 'NotModified'
}

/** Whether the asker has the answer of this version of the books. */
export type IsKnown = (version: string) => boolean

type Work<Result> = (tx: UserTransaction) => Promise<Result>

/**
 * The database of one request of somebody who is signed in. The first transaction looks the session up as well, so a
 * revoked one ends at once: it reads and changes nothing, and whatever else is wrong with the request is not said.
 */
export class SessionGuard {
  readonly db: Database
  #isConfirmed = false
  #ended: DomainError | null = null
  #version: string | null = null

  /** @param isKnown for a reading whose asker has an earlier answer */
  constructor(
    private readonly services: Services,
    readonly session: Session,
    private readonly isKnown?: IsKnown,
  ) {
    const { db } = services
    this.db = {
      asUser: (userId, work) => this.#run('asUser', userId, work),
      asReader: (userId, work) => this.#run('asReader', userId, work),
      inBackground: (userId, work) => this.#run('inBackground', userId, work),
      long: {
        read: (userId, work) => this.#afterwards(() => db.long.read(userId, work)),
        fill: (userId, work) => this.#afterwards(() => db.long.fill(userId, work)),
        empty: (userId, finish) => this.#afterwards(() => db.long.empty(userId, finish)),
      },
      ping: () => db.ping(),
      close: () => db.close(),
    }
  }

  /** Of the books when the request first looked at them; null where it did not, or where they will not stay so. */
  get version(): string | null {
    return this.#version
  }

  /**
   * Looks the session up, unless a transaction of the request has done so.
   *
   * @throws DomainError `session_invalid`
   */
  async confirm(): Promise<void> {
    if (!this.#isConfirmed) await this.db.asReader(this.session.userId, async () => {})
  }

  /** Work that nobody stops in the middle. */
  async #afterwards<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.confirm()
    return work()
  }

  async #run<Result>(way: PersonalWay, userId: string, work: Work<Result>): Promise<Result> {
    const { db } = this.services
    if (this.#ended) throw this.#ended
    if (!this.#isConfirmed && userId === this.session.userId) return this.#first(way, work)
    await this.confirm()
    return db[way](userId, work)
  }

  async #first<Result>(way: PersonalWay, work: Work<Result>): Promise<Result> {
    const seen = await this.services.db[way](this.session.userId, (tx) =>
      this.isKnown ? this.#unlessKnown(tx, work, this.isKnown) : this.#checked(tx, work),
    )
    if (seen === null) throw new NotModified()
    return seen.result
  }

  /** Nobody waits for the session: what it would forbid has changed nothing yet and is forgotten. */
  async #checked<Result>(tx: UserTransaction, work: Work<Result>): Promise<{ result: Result }> {
    const query: UserTransaction['query'] = async (sql, params) => {
      if (this.#ended) throw this.#ended
      return tx.query(sql, params)
    }
    const [checked, worked] = await Promise.allSettled([this.#look(tx), work({ ...tx, query })])
    if (checked.status === 'rejected') throw checked.reason
    if (worked.status === 'rejected') throw worked.reason
    return { result: worked.value }
  }

  /** Null if the asker has the answer. */
  async #unlessKnown<Result>(
    tx: UserTransaction,
    work: Work<Result>,
    isKnown: IsKnown,
  ): Promise<{ result: Result } | null> {
    await this.#look(tx)
    if (this.#version !== null && isKnown(this.#version)) return null
    return { result: await work(tx) }
  }

  async #look(tx: UserTransaction): Promise<void> {
    const { clock, report } = this.services
    const { userId, sessionId } = this.session
    const { isValid, version } = await findSession(tx, sessionId, clock.now().toISOString())
    if (!isValid) {
      if (!this.#ended) report({ event: 'token_refused', reason: 'revoked', userId })
      this.#ended = new DomainError('session_invalid')
      throw this.#ended
    }
    // On a full disk, interest that is due is missing; it comes later without a change by the person.
    if (!this.#isConfirmed) this.#version = tx.readOnly ? null : version
    this.#isConfirmed = true
  }
}
