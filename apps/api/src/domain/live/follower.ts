import type { FollowingEnd, SavedTable } from '@solvent/contracts'

/** An update of a page. */
interface Update {
  /** None if only the version is new. */
  tables: readonly SavedTable[]
  version: string
  /** How far the books are brought up to date; undefined if nothing is known. */
  percent: number | undefined
}
export type SendUpdate = (update: Update) => void

/** The state of one sign-in. */
interface SignInState {
  isValid: boolean
  /** Of the person's books. */
  version: string
}

interface FollowerOptions {
  sessionId: string
  /** The last version that the page received; undefined if none. */
  since: string | undefined
  readState(): Promise<SignInState>
  send: SendUpdate
}

interface Settle {
  resolve(reason: FollowingEnd): void
  reject(error: unknown): void
}

/** An open page that receives updates. Each one has the version after the save, so that the page can resume from it. */
export class Follower {
  readonly ended: Promise<FollowingEnd>
  readonly sessionId: string
  readonly #options: FollowerOptions
  readonly #saved = new Set<SavedTable>()
  /** The last version sent to the page. */
  #sentVersion: string | undefined
  /** The version that a sweep read, until the page has received it. */
  #sweptVersion: string | undefined
  #mayHaveMissed: boolean
  #percent: number | undefined
  #hasPending = false
  #isSending = false
  #hasEnded = false
  #settle: Settle | undefined

  constructor(options: FollowerOptions) {
    this.#options = options
    this.sessionId = options.sessionId
    this.#sentVersion = options.since
    this.#mayHaveMissed = options.since !== undefined
    this.ended = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
    })
  }

  /** Sends these saves to the page, how far its books are brought up to date, and in any case the current version. */
  notify(tables: readonly SavedTable[], percent?: number): void {
    for (const table of tables) this.#saved.add(table)
    this.#percent = percent ?? this.#percent
    this.#hasPending = true
    if (!this.#isSending) void this.#sendPending()
  }

  /** Reports a gap to the page if the books have changed since its last update. */
  checkForGap(): void {
    this.#mayHaveMissed = true
    this.notify([])
  }

  /**
   * Compares with the version that a sweep read. A page that is behind may have an update on its way; one that is still
   * behind at the next sweep has missed something.
   *
   * @returns whether it is behind for the first time, so that the next sweep should follow soon
   */
  compare(version: string): boolean {
    const isStillBehind = this.#sweptVersion !== undefined
    this.#sweptVersion = version === this.#sentVersion ? undefined : version
    if (this.#sweptVersion === undefined) return false
    if (isStillBehind) this.checkForGap()
    return !isStillBehind
  }

  end(reason: FollowingEnd): void {
    this.#hasEnded = true
    this.#settle?.resolve(reason)
  }

  async #sendPending(): Promise<void> {
    this.#isSending = true
    try {
      while (this.#hasPending && !this.#hasEnded) await this.#sendOnce()
    } catch (error) {
      this.#hasEnded = true
      this.#settle?.reject(error)
    } finally {
      this.#isSending = false
    }
  }

  async #sendOnce(): Promise<void> {
    this.#hasPending = false
    const saved = [...this.#saved]
    const percent = this.#percent
    const mayHaveMissed = this.#mayHaveMissed
    this.#saved.clear()
    this.#percent = undefined
    this.#mayHaveMissed = false
    const { isValid, version } = await this.#options.readState()
    if (!isValid) return this.end('signed_out')
    if (this.#hasEnded) return
    const isGap = (mayHaveMissed && version !== this.#sentVersion) || this.#skipsSweptVersion(version)
    if (this.#sweptVersion !== undefined && BigInt(this.#sweptVersion) <= BigInt(version))
      this.#sweptVersion = undefined
    this.#sentVersion = version
    this.#options.send({ tables: isGap ? ['everything'] : saved, version, percent })
  }

  /** Whether the version that a sweep read lies before this one, so that the update may miss its save. */
  #skipsSweptVersion(version: string): boolean {
    const swept = this.#sweptVersion
    const sent = this.#sentVersion
    if (swept === undefined || sent === undefined) return false
    return BigInt(sent) < BigInt(swept) && BigInt(swept) < BigInt(version)
  }
}
