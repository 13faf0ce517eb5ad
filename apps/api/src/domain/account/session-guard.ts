import type { Database, UserTransaction, UserTransactionKind } from '../../storage/database'
import type { ApiTokenRow } from '../../storage/tables/api-tokens-table'
import { findFactorRemoved } from '../../storage/tables/users-table'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import type { Session } from './access-token'
import { lookUpSession } from './look-up-session'

const RECOVERED =
  'The secret key was used to reset your password and to remove your second factor. Please log in again.'

/** The reason, if the person needs to know it. */
async function whyEnded(tx: UserTransaction): Promise<string | undefined> {
  return (await findFactorRemoved(tx)) === null ? undefined : RECOVERED
}

/** Thrown instead of repeating a read whose answer is already known. */
export class NotModified extends Error {
  override readonly name = 'NotModified'
}

/** Whether the answer for this version of the books is already known. */
export type IsKnown = (version: string) => boolean

type Work<Result> = (tx: UserTransaction) => Promise<Result>

/**
 * The database of one signed-in request. The first transaction also looks up the session, so a revocation takes effect
 * immediately: the request reads and changes nothing, and its other errors are not reported.
 */
export class SessionGuard {
  readonly db: Database
  #isConfirmed = false
  #ended: DomainError | null = null
  #version: string | null = null
  #token: ApiTokenRow | null = null

  /** @param isKnown only for a read that has an earlier answer */
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
        read: (userId, work) => this.#onceConfirmed(() => db.long.read(userId, work)),
        fill: (userId, work) => this.#onceConfirmed(() => db.long.fill(userId, work)),
        addImport: (userId, id, work) => this.#onceConfirmed(() => db.long.addImport(userId, id, work)),
        removeImport: (userId, id, begin) =>
          this.#onceConfirmed(() => db.long.removeImport(userId, id, begin)),
        empty: (userId, finish) => this.#onceConfirmed(() => db.long.empty(userId, finish)),
      },
      isSerial: db.isSerial,
      ping: () => db.ping(),
      close: () => db.close(),
    }
  }

  /** The version of the books at the first read; null if there was none or the answer must not be reused. */
  get version(): string | null {
    return this.#version
  }

  /** The answer that was read must not be reused. */
  discardVersion(): void {
    this.#version = null
  }

  /** The API token of the request, once it is confirmed; null for a sign-in. */
  get token(): ApiTokenRow | null {
    return this.#token
  }

  /**
   * Looks up the session, unless a transaction of the request already has.
   *
   * @throws DomainError `session_invalid`
   */
  async confirm(): Promise<void> {
    if (!this.#isConfirmed) await this.db.asReader(this.session.userId, async () => {})
  }

  /** Confirms the session before long work, which is not stopped midway. */
  async #onceConfirmed<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.confirm()
    return work()
  }

  async #run<Result>(kind: UserTransactionKind, userId: string, work: Work<Result>): Promise<Result> {
    const { db } = this.services
    if (this.#ended) throw this.#ended
    if (!this.#isConfirmed && userId === this.session.userId) return this.#runFirst(kind, work)
    await this.confirm()
    return db[kind](userId, work)
  }

  async #runFirst<Result>(kind: UserTransactionKind, work: Work<Result>): Promise<Result> {
    const outcome = await this.services.db[kind](this.session.userId, (tx) =>
      this.isKnown ? this.#runUnlessKnown(tx, work, this.isKnown) : this.#runWithCheck(tx, work),
    )
    if (outcome === null) throw new NotModified()
    return outcome.result
  }

  /** Looks up the session while the work runs. If the session is invalid, the transaction rolls back. */
  async #runWithCheck<Result>(tx: UserTransaction, work: Work<Result>): Promise<{ result: Result }> {
    const unlessEnded =
      (run: UserTransaction['query']): UserTransaction['query'] =>
      async (sql, params) => {
        if (this.#ended) throw this.#ended
        return run(sql, params)
      }
    const guarded = { ...tx, query: unlessEnded(tx.query), change: unlessEnded(tx.change) }
    const [checked, worked] = await Promise.allSettled([this.#checkSession(tx), work(guarded)])
    if (checked.status === 'rejected') throw checked.reason
    if (worked.status === 'rejected') throw worked.reason
    return { result: worked.value }
  }

  /** Null if the answer is already known. */
  async #runUnlessKnown<Result>(
    tx: UserTransaction,
    work: Work<Result>,
    isKnown: IsKnown,
  ): Promise<{ result: Result } | null> {
    await this.#checkSession(tx)
    if (this.#version !== null && isKnown(this.#version)) return null
    return { result: await work(tx) }
  }

  async #checkSession(tx: UserTransaction): Promise<void> {
    const { clock, report } = this.services
    const { isValid, version, token } = await lookUpSession(tx, this.session, clock.now().toISOString())
    if (!isValid) {
      if (!this.#ended) report({ event: 'token_refused', reason: 'revoked', userId: this.session.userId })
      // Set before the reason is known, so that the work stops.
      this.#ended = new DomainError('session_invalid')
      this.#ended = new DomainError('session_invalid', await whyEnded(tx))
      throw this.#ended
    }
    // On a full disk, due interest is not posted yet; it is added later without a change by the person.
    if (!this.#isConfirmed) this.#version = tx.readOnly ? null : version
    this.#token = token
    this.#isConfirmed = true
  }
}
