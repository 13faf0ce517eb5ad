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
  #version: string | undefined
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

  /** The last version that the page was told. */
  get version(): string | undefined {
    return this.#version
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
    const isBehind = mayHaveMissed && version !== this.#version
    this.#version = version
    this.#with.tell(isBehind ? ['everything'] : saved, version)
  }
}
