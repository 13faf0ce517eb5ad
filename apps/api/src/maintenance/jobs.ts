import { z } from 'zod'
import { pruneBackups } from '../backup/backup-folder'
import { BackupRefusal } from '../backup/backup-refusal'
import { type WrittenBackup, writeBackup } from '../backup/write-backup'
import { toUserId } from '../domain/account/user-id'
import { checkBooks } from '../domain/books/check-books'
import type { Maintenance } from '../storage/database'
import type { OnProgress } from '../storage/progress'
import { writeLastVerify } from './last-verify'
import type { Report } from './report'
import { verify } from './verify'

/** The job that a command requests, on the server's socket or on data that it opens itself. */
export const jobRequest = z.discriminatedUnion('job', [
  /** Of everyone, or of the person with this e-mail address. */
  z.strictObject({ job: z.literal('backup'), person: z.string().nullable() }),
  z.strictObject({ job: z.literal('verify') }),
  z.strictObject({ job: z.literal('books-check') }),
])

export type JobRequest = z.infer<typeof jobRequest>

export interface JobContext {
  db: Maintenance
  backupDir: string
  /** Cancels a backup in progress. */
  signal?: AbortSignal
  onProgress?: OnProgress
}

/** @throws BackupRefusal */
export async function perform(request: JobRequest, context: JobContext): Promise<Report> {
  if (request.job === 'verify') return verifyAndRecord(context)
  if (request.job === 'books-check') return reportOnBooks(context)
  const written =
    request.person === null ? await backUp(context) : await backUpPerson(context, request.person)
  return { ok: true, lines: [summaryOf(written)] }
}

/** Makes a backup of everyone, and deletes the older ones past their retention. */
export async function backUp({ db, backupDir, ...options }: JobContext): Promise<WrittenBackup> {
  const now = new Date()
  const written = await writeBackup(db, { folder: backupDir, kind: 'whole', person: null, now, ...options })
  await pruneBackups(backupDir, now)
  return written
}

/** Checks everything, and records the outcome next to the backups. */
export async function verifyAndRecord({ db, backupDir, onProgress }: JobContext): Promise<Report> {
  const { ok, lines } = await verify(db, onProgress)
  try {
    await writeLastVerify(backupDir, { at: new Date().toISOString(), ok })
    return { ok, lines }
  } catch {
    // The findings matter more than the record of them.
    return {
      ok,
      lines: [...lines, `The folder ${backupDir} cannot be written, so /readyz does not report this.`],
    }
  }
}

async function backUpPerson({ db, backupDir, signal }: JobContext, email: string): Promise<WrittenBackup> {
  const person = toUserId(email)
  const found = await db.readEverything((tx) => tx.query('select from users where user_id = $1', [person]))
  if (found.length === 0) throw new BackupRefusal(`No account has the e-mail address ${email}.`)
  return writeBackup(db, { folder: backupDir, kind: 'person', person, now: new Date(), signal })
}

function summaryOf({ file, manifest }: WrittenBackup): string {
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  return `Saved and read back: ${file} (${manifest.tables.users?.rows ?? 0} people, ${rows} rows).`
}

async function reportOnBooks({ db, onProgress }: JobContext): Promise<Report> {
  const { people, wrong } = await checkBooks(db, onProgress)
  if (wrong.length > 0) return { ok: false, lines: wrong }
  return { ok: true, lines: [`The books of ${people} people are right.`] }
}
