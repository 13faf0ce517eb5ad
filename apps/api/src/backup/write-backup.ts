import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Maintenance, Transaction } from '../storage/database'
import { hasCode } from '../storage/error-code'
import { appliedMigrations } from '../storage/migrate'
import { FORMAT, type Head, type Manifest, pageLine } from './backup-format'
import { type BackupKind, backupName, DRAFT } from './backup-names'
import { BackupRefusal } from './backup-refusal'
import { backedUpTables } from './catalogue'
import { countAndSums, Digest, pagesOf } from './copy-rows'
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
 * Writes everything as it stands at one moment into a new file of the folder. The file gets its name only when it
 * is on the disk and has been read back; it is never whole in memory.
 *
 * @throws BackupRefusal if the folder cannot be written or the rows cannot be read completely
 */
export async function writeBackup(
  db: Pick<Maintenance, 'readEverything' | 'status'>,
  { folder, kind, person, now, signal }: Options,
): Promise<WrittenBackup> {
  const file = join(folder, backupName(kind, now))
  const draft = join(folder, `.${randomUUID()}${DRAFT}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { engine } = await db.status()
    await db.readEverything(async (tx) => {
      const migrations = await appliedMigrations(tx)
      const head: Head = {
        solvent_backup: FORMAT,
        created_at: now.toISOString(),
        engine,
        migrations,
        person,
      }
      await writeLines(draft, linesOf(tx, head), signal)
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

function writeLines(draft: string, lines: AsyncIterable<string>, signal?: AbortSignal): Promise<void> {
  const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
  return pipeline(Readable.from(lines), createGzip(), target, { signal })
}

async function* linesOf(tx: Transaction, head: Head): AsyncGenerator<string> {
  const everything = createHash('sha256')
  const line = (text: string) => {
    everything.update(text).update('\n')
    return `${text}\n`
  }
  yield line(JSON.stringify(head))
  const tables: Manifest['tables'] = {}
  for (const table of await backedUpTables(tx)) {
    const counted = await countAndSums(tx, table, head.person)
    const digest = new Digest()
    for await (const page of pagesOf(tx, table, head.person)) {
      digest.add(page)
      yield line(pageLine(table.name, page))
    }
    if (digest.rows !== counted.rows) {
      throw new BackupRefusal(
        `The table ${table.name} has ${counted.rows} rows, but ${digest.rows} can be read by their keys. Run npm run verify.`,
      )
    }
    tables[table.name] = { ...counted, sha256: digest.sha256() }
  }
  yield `${JSON.stringify({ tables, sha256: everything.digest('hex') } satisfies Manifest)}\n`
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
