import type { FollowingEnd, SavedTable } from '@solvent/contracts'

/** What a page that follows is told: the tables that were saved, none where only the version is new. */
export type Tell = (tables: readonly SavedTable[], version: string) => void

/** How things stand for one sign-in. */
interface Standing {
  isValid: boolean
  /** Of the person's books. */
  version: string
}

interface Parts {
  sessionId: string
  /** The last version that the page was told; undefined where it was told none. */
  since: string | undefined
  look(): Promise<Standing>
  tell: Tell
}

interface Settle {
  resolve(reason: FollowingEnd): void
  reject(error: unknown): void
}

/** One open page, from the moment it listens. Its versions are read after each save, so that it can go on from the last. */
export class Follower {
  readonly ended: Promise<FollowingEnd>
  readonly sessionId: string
  readonly #with: Parts
  readonly #saved = new Set<SavedTable>()
  /** The last version that the page was told. */
  #version: string | undefined
  /** How far a sweep saw the books, until the page is told of that. */
  #seen: string | undefined
  #mayHaveMissed: boolean
  #hasNews = false
  #isLooking = false
  #isOver = false
  #settle: Settle | undefined

  constructor(parts: Parts) {
    this.#with = parts
    this.sessionId = parts.sessionId
    this.#version = parts.since
    this.#mayHaveMissed = parts.since !== undefined
    this.ended = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
    })
  }

  /** Tells the page of these saves, and in any case how far the books are. */
  hear(tables: readonly SavedTable[]): void {
    for (const table of tables) this.#saved.add(table)
    this.#hasNews = true
    if (!this.#isLooking) void this.#catchUp()
  }

  /** Tells the page that it may have missed something, if the books are not where it was told last. */
  checkForGap(): void {
    this.#mayHaveMissed = true
    this.hear([])
  }

  /**
   * Compares with how far a sweep sees the books. A page that is behind may be told of it this very moment; one that
   * still is at the next sweep has missed something.
   *
   * @returns whether it is behind for the first time, so that the next sweep is needed soon
   */
  compare(version: string): boolean {
    const isAgain = this.#seen !== undefined
    this.#seen = version === this.#version ? undefined : version
    if (this.#seen === undefined) return false
    if (isAgain) this.checkForGap()
    return !isAgain
  }

  end(reason: FollowingEnd): void {
    this.#isOver = true
    this.#settle?.resolve(reason)
  }

  async #catchUp(): Promise<void> {
    this.#isLooking = true
    try {
      while (this.#hasNews && !this.#isOver) await this.#tellOnce()
    } catch (error) {
      this.#isOver = true
      this.#settle?.reject(error)
    } finally {
      this.#isLooking = false
    }
  }

  async #tellOnce(): Promise<void> {
    this.#hasNews = false
    const saved = [...this.#saved]
    const mayHaveMissed = this.#mayHaveMissed
    this.#saved.clear()
    this.#mayHaveMissed = false
    const { isValid, version } = await this.#with.look()
    if (!isValid) return this.end('signed_out')
    if (this.#isOver) return
    const isGap = (mayHaveMissed && version !== this.#version) || this.#passesOver(version)
    if (this.#seen !== undefined && BigInt(this.#seen) <= BigInt(version)) this.#seen = undefined
    this.#version = version
    this.#with.tell(isGap ? ['everything'] : saved, version)
  }

  /** Whether a save that a sweep saw lies before this version: what the page is told now may be a later one alone. */
  #passesOver(version: string): boolean {
    const seen = this.#seen
    const told = this.#version
    if (seen === undefined || told === undefined) return false
    return BigInt(told) < BigInt(seen) && BigInt(seen) < BigInt(version)
  }
}
