import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Maintenance } from '../storage/database'
import { hasCode } from '../storage/error-code'
import { appliedMigrations } from '../storage/migrate'
import type { OnProgress } from '../storage/progress'
import { FORMAT, type Head, type Manifest } from './backup-format'
import { type BackupKind, backupName, DRAFT } from './backup-names'
import { BackupRefusal } from './backup-refusal'
import { copyEverything, type LineSink } from './copy-people'
import { readBackup } from './read-backup'

interface Options {
  folder: string
  kind: BackupKind
  /** The id of the only person to copy; null for a full backup. */
  person: string | null
  now: Date
  /** Aborts the backup. */
  signal?: AbortSignal | undefined
  onProgress?: OnProgress | undefined
}

export interface WrittenBackup {
  file: string
  manifest: Manifest
}

/**
 * Writes a backup to a new file in the folder, with a consistent snapshot of each person. The file gets its final name
 * only when it is on disk and has been read back. The backup is streamed, never held in memory as a whole.
 *
 * @throws BackupRefusal if the folder cannot be written or the rows cannot be read completely
 */
export async function writeBackup(
  db: Pick<Maintenance, 'readInPieces' | 'pieceLimits' | 'status'>,
  { folder, kind, person, now, signal, onProgress }: Options,
): Promise<WrittenBackup> {
  const file = join(folder, backupName(kind, now))
  const draft = join(folder, `.${randomUUID()}${DRAFT}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { engine } = await db.status()
    await db.readInPieces(async (piece) => {
      const migrations = await piece(appliedMigrations)
      const head: Head = {
        solvent_backup: FORMAT,
        created_at: now.toISOString(),
        engine,
        migrations,
        person,
      }
      await writeLines(
        draft,
        (sink) => copyEverything({ ...db.pieceLimits, piece, onProgress }, head, sink),
        signal,
      )
    })
    const { manifest } = await readBackup(draft)
    await rename(draft, file)
    await syncFolder(folder)
    return { file, manifest }
  } catch (error) {
    throw toRefusal(error, folder)
  } finally {
    await rm(draft, { force: true }).catch(() => {})
  }
}

/** Compresses what `work` writes into a new file, with backpressure from the disk. */
async function writeLines(
  draft: string,
  work: (sink: LineSink) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
  const source = new PassThrough()
  const written = pipeline(source, createGzip(), target, { signal })
  // Awaited below and on the next write; this only prevents an unhandled rejection.
  written.catch(() => {})
  const sink: LineSink = {
    async write(text) {
      if (source.destroyed) await written
      if (!source.write(text)) await Promise.race([once(source, 'drain'), written])
    },
  }
  try {
    await work(sink)
    source.end()
  } catch (error) {
    source.destroy(error instanceof Error ? error : new Error(String(error)))
  }
  await written
}

/** Syncs the folder, so that the new name survives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and does not need this.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function toRefusal(error: unknown, folder: string): unknown {
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) {
    return new BackupRefusal(`The disk of the backup folder ${folder} is full. Free some space on it.`)
  }
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST')) {
    return new BackupRefusal(
      `The backup folder ${folder} cannot be written. Set BACKUP_DIR to a folder that can.`,
    )
  }
  return error
}
