import { DatabaseUnavailable } from '../database-unavailable'
import { hasCode } from '../error-code'
import type { CommitRow, EngineRequest } from './engine-messages'
import { unknownOutcome } from './engine-outcomes'

/** PostgreSQL's error for a sync inside a transaction that has failed. */
const ABORTED = '25P02'
/** The maximum number of commits that wait for one sync. */
const MAX_UNSYNCED_COMMITS = 32
/** The maximum time a commit waits for others to join its sync, before the sync itself. */
const SYNC_DELAY_MS = 20
const SYNC_DEADLINE_MS = 5_000

interface Thread {
  request(request: EngineRequest, deadlineMs: number): Promise<unknown>
  end(reason: Error): void
}

interface Waiter {
  /** The number of the commit that must be on disk. */
  commit: number
  resolve(): void
  reject(error: Error): void
}

/**
 * Group commit: tracks the commits of one engine thread that are not on disk yet. Transactions run one after the other,
 * and one sync covers all commits before it. No caller is answered before its sync, and all waiting ones fail with it.
 */
export class UnsyncedCommits {
  readonly #thread: Thread
  #committed = 0
  #synced = 0
  /** The last commit covered by the syncs in progress. */
  #requested = 0
  #waiting: Waiter[] = []
  #timer: NodeJS.Timeout | undefined
  /** Set when a sync has failed and no further commit can reach the disk. */
  #failure: Error | null = null

  constructor(thread: Thread) {
    this.#thread = thread
  }

  get hasRoom(): boolean {
    return this.#committed - this.#synced < MAX_UNSYNCED_COMMITS
  }

  /** Registers an answered commit. */
  add({ changed, synced }: CommitRow): void {
    if (changed) this.#committed += 1
    if (synced) this.#onSynced(this.#committed)
    else this.#timer ??= setTimeout(() => this.sync(), SYNC_DELAY_MS)
  }

  /** Resolves when everything committed so far is on disk. */
  synced(): Promise<void> {
    if (this.#synced === this.#committed) return Promise.resolve()
    if (this.#failure) return Promise.reject(this.#failure)
    return new Promise((resolve, reject) => {
      this.#waiting.push({ commit: this.#committed, resolve, reject })
    })
  }

  /** Syncs everything committed so far to disk, unless such a sync is in progress. */
  sync(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (Math.max(this.#requested, this.#synced) === this.#committed) return
    const reaches = this.#committed
    this.#requested = reaches
    this.#thread.request({ kind: 'sync' }, SYNC_DEADLINE_MS).then(
      () => this.#onSynced(reaches),
      (error: Error) => this.#onSyncFailed(error),
    )
  }

  #onSynced(commit: number): void {
    this.#synced = Math.max(this.#synced, commit)
    const done = this.#waiting.filter((waiter) => waiter.commit <= this.#synced)
    this.#waiting = this.#waiting.filter((waiter) => waiter.commit > this.#synced)
    for (const { resolve } of done) resolve()
    if (this.#synced < this.#committed) return
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #onSyncFailed(error: Error): void {
    this.#requested = this.#synced
    if (hasCode(error, ABORTED)) {
      // The failed transaction is about to be rolled back.
      this.#timer ??= setTimeout(() => this.sync(), SYNC_DELAY_MS)
      return
    }
    // What is on disk is unknown; the next thread reads it from there.
    this.#thread.end(new DatabaseUnavailable(error))
    this.#failure = unknownOutcome(error)
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure)
  }
}
