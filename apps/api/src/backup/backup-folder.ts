import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../storage/error-code'
import { type BackupFile, DRAFT, parseBackupName } from './backup-names'
import { outdatedBackups } from './retention'

/** No backup takes this long to write; an older draft was left by a crash. */
const OLD_DRAFT_MS = 86_400_000

/** How far another server's clock may be ahead. */
export const MAX_CLOCK_SKEW_MS = 3_600_000

/** The newest full backup in the folder, null if there is none; backups dated in the future do not count. */
export async function newestBackup(folder: string, now: Date): Promise<BackupFile | null> {
  const latest = now.getTime() + MAX_CLOCK_SKEW_MS
  const full = (await backupsIn(folder)).filter(({ kind, at }) => kind !== 'person' && at.getTime() <= latest)
  return full.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null
}

/** Deletes backups past their retention and old drafts. Other files are left alone. */
export async function pruneBackups(folder: string, now: Date): Promise<void> {
  for (const { name } of outdatedBackups(await backupsIn(folder), now)) {
    await rm(join(folder, name), { force: true })
  }
  for (const name of await namesIn(folder)) {
    if (!name.endsWith(DRAFT)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (now.getTime() - mtimeMs > OLD_DRAFT_MS) await rm(join(folder, name), { force: true })
  }
}

async function backupsIn(folder: string): Promise<BackupFile[]> {
  return (await namesIn(folder)).map(parseBackupName).filter((file) => file !== null)
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return []
    throw error
  }
}
