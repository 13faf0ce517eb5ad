import { daysBetween } from '@solvent/money'
import type { UserTransaction } from '../../storage/database'
import { nextToRecord } from '../../storage/tables/next-to-record'
import { withPause } from '../../storage/with-pause'
import { onDay } from '../on-day'
import type { Services } from '../services'
import {
  countDuePostings,
  type DueInterest,
  dueInterest,
  interestBatches,
  postingsPerTransaction,
} from './interest'
import { openBooks } from './open-books'
import { enqueue } from './posting-queue'
import { recordDue } from './record-due'

/** The pause after each transaction, as a fraction of its duration, in which other requests run. */
const PAUSE_RATIO = 0.7
const PROGRESS_INTERVAL_MS = 500

/** Thrown out of a catch-up that nothing waits for any longer. */
class Abandoned extends Error {}

/**
 * Brings one person's books up to date: records the scheduled payments and recurring entries whose day has come and
 * posts a backlog of interest, in the order of their days, in short transactions between which other requests run. It
 * stops when nothing waits for it or follows it; what is done stays, and the next one continues from there.
 */
export class CatchUp {
  readonly today: string
  /** Whether everything is done. Rejects with the error of the database. */
  readonly isComplete: Promise<boolean>
  readonly #services: Services
  readonly #userId: string
  #waiting = 0
  #onProgress: ((percent: number) => void) | undefined
  /** The first progress is reported as soon as there is any. */
  #progressAt = Number.NEGATIVE_INFINITY
  #total = 0
  #posted = 0
  #dayShare = 0

  constructor(services: Services, userId: string) {
    this.today = services.clock.today()
    this.#services = services
    this.#userId = userId
    this.isComplete = this.#run()
    // Those who wait get the error.
    this.isComplete.catch(() => {})
  }

  /** Keeps it going while someone waits. Returns a function that ends that. */
  join(): () => void {
    this.#waiting += 1
    return () => {
      this.#waiting -= 1
    }
  }

  /**
   * Keeps it going to the end, for a page that shows the progress.
   *
   * @param onProgress called with the percentage now and then, and with 100 at the end. Only the first one is called,
   *   because all are of the same person.
   */
  follow(onProgress: (percent: number) => void): void {
    this.#onProgress ??= onProgress
  }

  async #run(): Promise<boolean> {
    try {
      this.#total = countDuePostings(await this.#due(this.#services))
      await this.#recordAndPost()
      return true
    } catch (error) {
      if (error instanceof Abandoned) return false
      throw error
    } finally {
      // Also if it was not completed: pages read again, and start the next one.
      this.#onProgress?.(100)
    }
  }

  async #recordAndPost(): Promise<void> {
    let firstDay: string | undefined
    for (;;) {
      // Not from a standby, which may not have what was just recorded.
      const next = await this.#services.db.asUser(this.#userId, (tx) => nextToRecord(tx, this.today))
      await this.#postInterest(next ? onDay(this.#services, next.on) : this.#services)
      if (!next) return
      firstDay ??= next.on
      this.#dayShare = daysBetween(firstDay, next.on) / Math.max(1, daysBetween(firstDay, this.today))
      await enqueue(() => {
        this.#requireWanted()
        return this.#services.db.asUser(this.#userId, (tx) => recordDue(this.#services, tx, next))
      })
      this.#reportProgress()
    }
  }

  async #postInterest(services: Services): Promise<void> {
    const size = postingsPerTransaction(services.db)
    for (const batch of interestBatches(await this.#due(services), services.clock.today(), size)) {
      await enqueue(async () => {
        this.#requireWanted()
        await withPause(
          // Not synced to disk here: the waiting request ends with a regular commit, which syncs these as well.
          (timed) => services.db.inBackground(this.#userId, timed),
          (tx: UserTransaction) => openBooks(services, tx).writeInterest(batch),
          PAUSE_RATIO,
        )
      })
      this.#posted += batch.entries.length
      this.#reportProgress()
    }
  }

  #due(services: Services): Promise<DueInterest[]> {
    return services.db.asReader(this.#userId, (tx) => dueInterest(openBooks(services, tx)))
  }

  #requireWanted(): void {
    const isWanted = this.#waiting > 0 || this.#onProgress !== undefined
    if (!isWanted || this.#services.isStopping?.()) throw new Abandoned()
  }

  #reportProgress(): void {
    if (performance.now() - this.#progressAt < PROGRESS_INTERVAL_MS) return
    this.#progressAt = performance.now()
    const postedShare = this.#total === 0 ? 0 : this.#posted / this.#total
    this.#onProgress?.(Math.min(99, Math.floor(100 * Math.max(postedShare, this.#dayShare))))
  }
}
