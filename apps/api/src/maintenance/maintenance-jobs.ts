import { newestBackup } from '../backup/backup-folder'
import { userIdsAfter } from '../storage/all-user-ids'
import type { Maintenance } from '../storage/database'
import { alone } from './alone'
import { backUp, type JobContext, type JobRequest, perform } from './jobs'
import type { MaintenanceState } from './maintenance-state'
import type { Report } from './report'
import { verify } from './verify'

const BACKUP_EVERY_MS = 24 * 3_600_000

export interface JobOptions {
  db: Maintenance
  /** Filled in as the jobs end. */
  state: MaintenanceState
  log: { error(details: object, message: string): void }
  databaseUrl: string | undefined
  backupDir: string
  /** Whether the server makes a backup every day by itself. */
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

  /** After a restart the newest file tells when the last backup was made. */
  async recall(): Promise<void> {
    try {
      const newest = await newestBackup(this.options.backupDir)
      if (newest) this.options.state.lastBackup = { at: newest.at.toISOString(), ok: true }
    } catch (err) {
      this.options.log.error({ err }, 'the backup folder cannot be read')
    }
  }

  /** @throws BackupRefusal */
  run(request: JobRequest): Promise<Report> {
    return this.#inTurn(() => {
      const work = () => perform(request, this.#context)
      if (request.job === 'verify') return this.#noted('lastVerify', work)
      const isBackup = request.job === 'backup' && request.person === null
      return isBackup ? this.#noted('lastBackup', work) : work()
    })
  }

  /**
   * Forgets old tries of secrets. Where the newest backup is a day old: a new one, the old ones thinned out, and
   * everything checked.
   */
  async lookAfter(): Promise<void> {
    const { db, databaseUrl, hasNightlyBackups } = this.options
    await this.#logged('old tries of secrets could not be forgotten', () =>
      this.#inTurn(() => db.forgetOldTries()),
    )
    if (!hasNightlyBackups) return
    await this.#logged('the nightly backup and check failed', async () => {
      if (!(await this.#isBackupDue())) return
      await this.#inTurn(() => alone(databaseUrl, () => this.#nightly()))
    })
  }

  /** Ends what can be ended. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#last
  }

  async #isBackupDue(): Promise<boolean> {
    const { db, backupDir } = this.options
    const newest = await newestBackup(backupDir)
    if (newest && Date.now() - newest.at.getTime() < BACKUP_EVERY_MS) return false
    const [somebody] = await db.readEverything((tx) => userIdsAfter(tx, null, 1))
    return somebody !== undefined
  }

  async #nightly(): Promise<void> {
    // Another server of this database may just have made it.
    if (!(await this.#isBackupDue())) return
    await this.#noted('lastBackup', async () => {
      await backUp(this.#context)
      return { ok: true, lines: [] }
    })
    const { ok, lines } = await this.#noted('lastVerify', () => verify(this.options.db))
    if (!ok) this.options.log.error({ findings: lines }, 'the nightly check found errors in the data')
  }

  /** A failure is only logged, and while the server stops not even that. */
  async #logged(failure: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (err) {
      if (!this.#stopping.signal.aborted) this.options.log.error({ err }, failure)
    }
  }

  async #noted(job: keyof MaintenanceState, work: () => Promise<Report>): Promise<Report> {
    const note = (ok: boolean) => {
      this.options.state[job] = { at: new Date().toISOString(), ok }
    }
    try {
      const report = await work()
      note(report.ok)
      return report
    } catch (error) {
      note(false)
      throw error
    }
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => {})
    return turn
  }
}
