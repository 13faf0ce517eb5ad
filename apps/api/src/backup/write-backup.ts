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
import { FORMAT, type Head, type Manifest } from './backup-format'
import { type BackupKind, backupName, DRAFT } from './backup-names'
import { BackupRefusal } from './backup-refusal'
import { copyEverything, type LineSink } from './copy-people'
import { readBackup } from './read-backup'

interface Options {
  folder: string
  kind: BackupKind
  /** The id of the one person to copy; null for everybody. */
  person: string | null
  now: Date
  /** Ends it before its time. */
  signal?: AbortSignal | undefined
}

export interface WrittenBackup {
  file: string
  manifest: Manifest
}

/**
 * Writes everything into a new file of the folder, each person as they stand at one moment. The file gets its name only
 * when it is on the disk and has been read back; it is never whole in memory.
 *
 * @throws BackupRefusal if the folder cannot be written or the rows cannot be read completely
 */
export async function writeBackup(
  db: Pick<Maintenance, 'readInPieces' | 'status'>,
  { folder, kind, person, now, signal }: Options,
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
      await writeLines(draft, (sink) => copyEverything(piece, head, sink), signal)
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

/** Compresses what `work` writes into a new file, no faster than the disk takes it. */
async function writeLines(
  draft: string,
  work: (sink: LineSink) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
  const source = new PassThrough()
  const written = pipeline(source, createGzip(), target, { signal })
  // Looked at when the work is over, or when it has something more to write.
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

/** So that the new name survives a power cut, too. */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; it needs no such call.
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
    return new BackupRefusal(`The disk of the backup folder ${folder} is full. Make room there.`)
  }
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST')) {
    return new BackupRefusal(
      `The backup folder ${folder} cannot be written. Let BACKUP_DIR name one that can.`,
    )
  }
  return error
}
