import { DatabaseUnavailable } from '../database-unavailable'
import { hasCode } from '../error-code'
import type { CommitRow, EngineRequest } from './engine-messages'
import { unknownOutcome } from './engine-outcomes'

/** Of a sync inside a transaction that has failed. */
const ABORTED = '25P02'
/** Commits that wait for one sync. */
const AT_MOST = 32
/** The longest that somebody waits for others to commit as well, before the sync itself. */
const SYNC_AFTER_MS = 20
const DEADLINE_MS = 5_000

interface Thread {
  request(request: EngineRequest, deadlineMs: number): Promise<unknown>
  end(reason: Error): void
}

interface Waiter {
  /** The commit, by its number, that must be on the disk. */
  commit: number
  resolve(): void
  reject(error: Error): void
}

/**
 * What one thread of the engine has committed and the disk does not have yet. Transactions run one after the other, and
 * one sync serves all those that were committed before it. Nobody is answered before the sync, and if it fails nobody.
 */
export class UnsyncedCommits {
  readonly #thread: Thread
  #committed = 0
  #synced = 0
  /** How far the syncs reach that are on their way. */
  #requested = 0
  #waiting: Waiter[] = []
  #timer: NodeJS.Timeout | undefined
  /** Why nothing more of it reaches the disk. */
  #failure: Error | null = null

  constructor(thread: Thread) {
    this.#thread = thread
  }

  get hasRoom(): boolean {
    return this.#committed - this.#synced < AT_MOST
  }

  /** Takes note of a commit that was answered. */
  add({ changed, synced }: CommitRow): void {
    if (changed) this.#committed += 1
    if (synced) this.#reached(this.#committed)
    else this.#timer ??= setTimeout(() => this.sync(), SYNC_AFTER_MS)
  }

  /** Resolves as soon as everything that is committed by now is on the disk. */
  synced(): Promise<void> {
    if (this.#synced === this.#committed) return Promise.resolve()
    if (this.#failure) return Promise.reject(this.#failure)
    return new Promise((resolve, reject) => {
      this.#waiting.push({ commit: this.#committed, resolve, reject })
    })
  }

  /** Has everything that is committed by now written through to the disk, unless that is on its way. */
  sync(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (Math.max(this.#requested, this.#synced) === this.#committed) return
    const reaches = this.#committed
    this.#requested = reaches
    this.#thread.request({ kind: 'sync' }, DEADLINE_MS).then(
      () => this.#reached(reaches),
      (error: Error) => this.#failed(error),
    )
  }

  #reached(commit: number): void {
    this.#synced = Math.max(this.#synced, commit)
    const done = this.#waiting.filter((waiter) => waiter.commit <= this.#synced)
    this.#waiting = this.#waiting.filter((waiter) => waiter.commit > this.#synced)
    for (const { resolve } of done) resolve()
    if (this.#synced < this.#committed) return
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #failed(error: Error): void {
    this.#requested = this.#synced
    if (hasCode(error, ABORTED)) {
      // The transaction that has failed is rolled back in a moment.
      this.#timer ??= setTimeout(() => this.sync(), SYNC_AFTER_MS)
      return
    }
    // Nobody knows what is on the disk; the next thread reads it from there.
    this.#thread.end(new DatabaseUnavailable(error))
    this.#failure = unknownOutcome(error)
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure)
  }
}
