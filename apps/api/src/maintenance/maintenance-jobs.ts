import { MAX_CLOCK_SKEW_MS, newestBackup } from '../backup/backup-folder'
import { deleteOldExamples } from '../domain/example/old-examples'
import type { Database, Maintenance } from '../storage/database'
import { userIdsAfter } from '../storage/tables/all-user-ids'
import { backUp, type JobContext, type JobRequest, perform, verifyAndRecord } from './jobs'
import { readLastVerify } from './last-verify'
import type { JobOutcome, MaintenanceState } from './maintenance-state'
import type { Report } from './report'

const DAY_MS = 24 * 3_600_000

export interface JobOptions {
  db: Database & Maintenance
  /** Filled in as the jobs end. */
  state: MaintenanceState
  log: { error(details: object, message: string): void }
  databaseUrl: string | undefined
  backupDir: string
  /** Whether the server makes a backup every day. */
  hasNightlyBackups: boolean
}

/** The jobs of a running server, one at a time. */
export class MaintenanceJobs {
  readonly #stopping = new AbortController()
  readonly #context: JobContext
  #last: Promise<unknown> = Promise.resolve()

  constructor(private readonly options: JobOptions) {
    const { db, backupDir } = options
    this.#context = { db, backupDir, signal: this.#stopping.signal }
  }

  /** Reads from the backup folder what was done before a restart, by other servers and by commands. */
  async loadOutcomes(): Promise<void> {
    const { backupDir, state } = this.options
    try {
      const newest = await newestBackup(backupDir, new Date())
      const lastBackup = newest && { at: newest.at.toISOString(), ok: true }
      state.lastBackup = later(state.lastBackup, lastBackup)
      state.lastVerify = later(state.lastVerify, await readLastVerify(backupDir))
    } catch (err) {
      this.options.log.error({ err }, 'the backup folder cannot be read')
    }
  }

  /** @throws BackupRefusal */
  run(request: JobRequest): Promise<Report> {
    return this.#enqueue(() => {
      const work = () => perform(request, this.#context)
      if (request.job === 'verify') return this.#runRecorded('lastVerify', work)
      const isBackup = request.job === 'backup' && request.person === null
      return isBackup ? this.#runRecorded('lastBackup', work) : work()
    })
  }

  /**
   * Deletes old throttles and examples. If the newest backup is a day old, makes one and prunes the old ones; if the
   * last check is a day old, checks everything.
   */
  async runDueJobs(): Promise<void> {
    const { db, databaseUrl, hasNightlyBackups } = this.options
    await this.loadOutcomes()
    await this.#runLogged('old tries of secrets could not be forgotten', () =>
      this.#enqueue(() => db.deleteOldThrottles()),
    )
    await this.#runLogged('old examples could not be deleted', () =>
      this.#enqueue(() => deleteOldExamples(db, new Date())),
    )
    if (!hasNightlyBackups) return
    await this.#runLogged('the nightly backup and check failed', async () => {
      if (!(await this.#isBackupDue()) && !(await this.#isVerifyDue())) return
      await this.#enqueue(async () => {
        if (databaseUrl === undefined) return this.#nightly()
        const { withAdvisoryLock } = await import('./advisory-lock')
        return withAdvisoryLock(databaseUrl, () => this.#nightly())
      })
    })
  }

  /** Cancels what can be cancelled, without waiting for it. */
  abort(): void {
    this.#stopping.abort()
  }

  async stop(): Promise<void> {
    this.abort()
    await this.#last
  }

  async #isBackupDue(): Promise<boolean> {
    const { backupDir } = this.options
    const newest = await newestBackup(backupDir, new Date())
    return !isRecent(newest?.at) && (await this.#hasPeople())
  }

  async #isVerifyDue(): Promise<boolean> {
    const last = await readLastVerify(this.options.backupDir)
    return !isRecent(last && new Date(last.at)) && (await this.#hasPeople())
  }

  async #hasPeople(): Promise<boolean> {
    const [userId] = await this.options.db.readEverything((tx) => userIdsAfter(tx, null, 1))
    return userId !== undefined
  }

  async #nightly(): Promise<void> {
    // Another server of this database may just have done it.
    if (await this.#isBackupDue()) {
      await this.#runRecorded('lastBackup', async () => {
        await backUp(this.#context)
        return { ok: true, lines: [] }
      })
    }
    if (!(await this.#isVerifyDue())) return
    const { ok, lines } = await this.#runRecorded('lastVerify', () => verifyAndRecord(this.#context))
    if (!ok) this.options.log.error({ findings: lines }, 'the nightly check found errors in the data')
  }

  /** Logs a failure, unless the server is stopping. */
  async #runLogged(failure: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (err) {
      if (!this.#stopping.signal.aborted) this.options.log.error({ err }, failure)
    }
  }

  async #runRecorded(job: keyof MaintenanceState, work: () => Promise<Report>): Promise<Report> {
    const record = (ok: boolean) => {
      this.options.state[job] = { at: new Date().toISOString(), ok }
    }
    try {
      const report = await work()
      record(report.ok)
      return report
    } catch (error) {
      record(false)
      throw error
    }
  }

  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => {})
    return done
  }
}

/** Less than a day old and not in the future: a wrong clock must not prevent the next run. */
function isRecent(at: Date | null | undefined): boolean {
  const age = at ? Date.now() - at.getTime() : DAY_MS
  return age >= -MAX_CLOCK_SKEW_MS && age < DAY_MS
}

function later(known: JobOutcome | null, found: JobOutcome | null): JobOutcome | null {
  if (known === null || found === null) return known ?? found
  return Date.parse(found.at) > Date.parse(known.at) ? found : known
}
